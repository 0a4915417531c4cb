// A release, seen by a stranger who has the folder, the public key and the commit.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUNDLE, ENVELOPE, STATEMENT, statementOf } from '#generator/emit/release/index.ts'
import { keyProof, keySigning } from '#generator/release/envelope.ts'
import { signRelease, verifyRelease } from '#generator/release/index.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'
import { ISSUER, startSigstore, tokenOf } from '../generator/sigstore.ts'

const GREECE = ['--brand', 'efood', '--country', 'GR', '--release', '--compress']
const MANIFEST = 'manifest.json'

const pemPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
const key = pemPair()
const foreignKey = pemPair()

let work: string
let project: string
let release: string
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@riders.example', ...args], { cwd, encoding: 'utf8' })
const cli = (...args: string[]) =>
  spawnSync(process.execPath, [join(project, 'generator/cli.ts'), ...args], { cwd: project, encoding: 'utf8' })

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'release-'))
  project = copyProject(join(work, 'project'), ['en'])
  git(project, 'init', '-q')
  git(project, 'add', '-A')
  git(project, 'commit', '-qm', 'All of it')
  runBuild(project, join(work, 'out'), GREECE)
  release = join(work, 'out', 'efood-GR')
  await signRelease(release, keySigning(key.own))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const inRelease = (file: string) => readFileSync(join(release, file), 'utf8')
const json = (file: string) => JSON.parse(inRelease(file))

test('[GEN-118] the manifest names commit, program, Node and lockfile, and the statement of provenance the manifest', () => {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex')
  const { source } = json(MANIFEST)
  expect(source).toEqual({
    commit: git(project, 'rev-parse', 'HEAD').trim(),
    committed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    version: JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version,
    node: process.version,
    lockfile,
  })
  expect(json(STATEMENT)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      {
        name: 'efood-GR/manifest.json',
        digest: { sha256: createHash('sha256').update(inRelease(MANIFEST)).digest('hex') },
      },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { brand: 'efood', country: 'GR', environment: 'prd', compress: true },
        resolvedDependencies: expect.arrayContaining([
          { name: 'source', digest: { gitCommit: source.commit } },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
        ]),
      },
    },
  })
})

test('[GEN-118] a stranger builds the commit in another folder with nothing cached, and has the same manifest', {
  timeout: 600_000,
}, () => {
  const other = join(work, 'somewhere', 'else')
  git(work, 'clone', '-q', project, other)
  symlinkSync(join(project, 'node_modules'), join(other, 'node_modules'))
  runBuild(other, join(work, 'again'), [...GREECE, '--no-cache'])
  expect(readFileSync(join(work, 'again', 'efood-GR', MANIFEST), 'utf8')).toBe(inRelease(MANIFEST))
  // Who has not the key has all but the signature.
  const own = verifyRelease(join(work, 'again', 'efood-GR'))
  expect(own.faults).toEqual([])
})

test('[GEN-118] the whole release verifies with its key, and with no other', () => {
  const keys = join(work, 'keys')
  cpSync(join(project, 'LICENSE'), join(keys, 'text.txt'))
  writeFileSync(join(keys, 'own.pub'), key.open)
  writeFileSync(join(keys, 'foreign.pub'), foreignKey.open)
  const whole = cli('verify', join(work, 'out'), '--key', join(keys, 'own.pub'))
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout).toContain(`from commit ${json(MANIFEST).source.commit}`)
  expect(whole.stdout).toContain('build --full --brand efood --country GR --env prd --compress --release')
  const foreign = cli('verify', join(work, 'out'), '--key', join(keys, 'foreign.pub'))
  expect(foreign.status).toBe(1)
  expect(foreign.stdout).toContain(`efood-GR: ${ENVELOPE}: the signature is not one of this key`)
  const none = cli('verify', release, '--key', join(keys, 'text.txt'))
  expect(none.stderr).toContain('This is not a public key in PEM form')
})

test('[GEN-118] a job of CI signs as itself, and the folder verifies offline as signed by it, beside the key', async () => {
  const own = await startSigstore()
  const folder = join(work, 'keyless', 'efood-GR')
  cpSync(release, folder, { recursive: true })
  const name = 'https://github.com/riders/portal/.github/workflows/sites.yml@refs/tags/v1'
  // In a process of its own, while the servers of this one answer.
  const run = async (...args: string[]) => {
    const env = { ...process.env, SIGSTORE_ID_TOKEN: tokenOf(name) }
    const child = spawn(process.execPath, [join(project, 'generator/cli.ts'), ...args], { cwd: project, env })
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { status, stdout, stderr }
  }
  try {
    const signed = await run('sign', folder, '--keyless', '--fulcio', own.url, '--rekor', own.url)
    expect(signed).toMatchObject({ status: 0, stderr: '' })
  } finally {
    await own.close()
  }
  const root = join(work, 'root.json')
  writeFileSync(root, own.trustedRoot)
  writeFileSync(join(work, 'own.pub'), key.open)
  const trust = ['--issuer', ISSUER, '--trusted-root', root]
  const verifyAs = (identity: string) =>
    run('verify', folder, '--key', join(work, 'own.pub'), '--identity', identity, ...trust)
  const whole = await verifyAs(name)
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout).toMatch(/files as released, signed by .*this key.* and|and .*this key/)
  expect(whole.stdout).toContain(name)
  const other = await verifyAs('https://github.com/others/*')
  expect(other.status).toBe(1)
  expect(other.stdout).toContain(
    `efood-GR: ${BUNDLE}: it was signed by ${name} of ${ISSUER}, not by https://github.com/others/*`,
  )
  const unsigned = await run('verify', release, '--identity', name, ...trust)
  expect(unsigned.stdout).toContain(`efood-GR: ${BUNDLE}: the file is missing: the release is not signed so`)
  // A signature that is valid, but of another release.
  writeFileSync(join(folder, STATEMENT), `${readFileSync(join(folder, STATEMENT), 'utf8')} `)
  expect((await verifyAs(name)).stdout).toContain(`efood-GR: ${STATEMENT}: it is not the statement in `)
})

test('[GEN-118] what apply has published verifies too, with the assets of the release before, and with nothing that only looks like one', async () => {
  const sites = join(work, 'sites')
  const kept = (name: string) => join(sites, '.releases', 'efood-GR', name)
  const asset = '_assets/before.0a1b2c3d.js'
  for (const name of ['aaaa', 'bbbb']) cpSync(release, kept(name), { recursive: true })
  // The release before has one asset more, which was carried over.
  appendFileSync(join(kept('aaaa'), asset), 'before')
  const manifest = json(MANIFEST)
  manifest.files[asset] = createHash('sha256').update('before').digest('hex')
  rewrite(kept('aaaa'), manifest)
  rmSync(join(kept('aaaa'), ENVELOPE))
  await signRelease(kept('aaaa'), keySigning(key.own))
  cpSync(join(kept('aaaa'), asset), join(kept('bbbb'), asset))
  symlinkSync('.releases/efood-GR/bbbb', join(sites, 'efood-GR'))
  writeFileSync(join(work, 'own.pub'), key.open)
  const verified = () => cli('verify', sites, '--key', join(work, 'own.pub'))
  expect(verified()).toMatchObject({ status: 0, stderr: '' })
  writeFileSync(join(kept('bbbb'), asset), 'other')
  expect(verified()).toMatchObject({ status: 1 })
  expect(verified().stdout).toContain(`efood-GR: ${asset}: the release has no such file`)
  // A release before that somebody else has signed vouches for nothing.
  writeFileSync(join(kept('bbbb'), asset), 'before')
  rmSync(join(kept('aaaa'), ENVELOPE))
  await signRelease(kept('aaaa'), keySigning(foreignKey.own))
  expect(verified().stdout).toContain(`efood-GR: ${asset}: the release has no such file`)
})

/** Every file and link below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** Whole numbers below a limit, the same in every run. */
function draws(seed: number): (limit: number) => number {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Each changes a release in a folder and returns the file that must be named. */
const TAMPERINGS: ((folder: string, files: string[], draw: (limit: number) => number) => string | Promise<string>)[] = [
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    const bytes = readFileSync(join(folder, file))
    const at = draw(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << draw(8))
    writeFileSync(join(folder, file), bytes)
    return file
  },
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    truncateSync(join(folder, file), draw(readFileSync(join(folder, file)).length))
    return file
  },
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    appendFileSync(join(folder, file), ' ')
    return file
  },
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    rmSync(join(folder, file))
    return file
  },
  (folder, _, draw) => {
    const file = ['_assets/added.js', 'hosting/release/more.json', '.hidden', 'en/index.html.br.br'][draw(4)] ?? ''
    appendFileSync(join(folder, file), 'added')
    return file
  },
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    renameSync(join(folder, file), join(folder, `${file}-moved`))
    return file
  },
  // The same bytes, kept where the owner of the folder has no say.
  (folder, files, draw) => {
    const file = files[draw(files.length)] ?? ''
    const outside = join(folder, '..', 'outside')
    cpSync(join(folder, file), outside)
    rmSync(join(folder, file))
    symlinkSync(outside, join(folder, file))
    return file
  },
  (folder, _, draw) => {
    const file = ['faq/more', '_assets/more.js'][draw(2)] ?? ''
    symlinkSync('/etc/hostname', join(folder, file))
    return file
  },
  // A file with the manifest to match, and the statement too.
  (folder, files, draw) => {
    const file = files.filter(name => name.endsWith('.js'))[draw(20)] ?? ''
    appendFileSync(join(folder, file), '\nalert(1)')
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    manifest.files[file] = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
    rewrite(folder, manifest)
    return MANIFEST
  },
  (folder, _, draw) => {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    manifest.source.commit = createHash('sha1')
      .update(String(draw(1e6)))
      .digest('hex')
    rewrite(folder, manifest)
    return MANIFEST
  },
  // All of it, signed by somebody else.
  async (folder, _, draw) => {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    manifest.source.version = `0.0.${draw(100)}`
    rewrite(folder, manifest)
    rmSync(join(folder, ENVELOPE))
    await signRelease(folder, keySigning(foreignKey.own))
    return ENVELOPE
  },
]

function rewrite(folder: string, manifest: Parameters<typeof statementOf>[0]): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  writeFileSync(join(folder, MANIFEST), text)
  writeFileSync(join(folder, STATEMENT), statementOf(manifest, createHash('sha256').update(text).digest('hex')))
}

test('[GEN-118] of 200 tamperings each fails verification, and the file is named', { timeout: 600_000 }, async () => {
  const draw = draws(118)
  const proofs = [keyProof(key.open)]
  const files = filesIn(release)
  const copy = join(work, 'tampered', 'efood-GR')
  cpSync(release, copy, { recursive: true })
  const missed: string[] = []
  for (let index = 0; index < 200; index += 1) {
    const kind = index % TAMPERINGS.length
    // The three that prove the others get their share.
    const among = index % 4 === 0 ? [MANIFEST, STATEMENT, ENVELOPE] : files
    const file = await TAMPERINGS[kind]?.(copy, kind === 8 ? files : among, draw)
    const { faults } = verifyRelease(copy, proofs)
    if (!faults.some(fault => fault.file === file)) missed.push(`${kind} ${file}: ${JSON.stringify(faults)}`)
    for (const surplus of filesIn(copy).filter(name => !files.includes(name))) rmSync(join(copy, surplus))
    for (const changed of [file, MANIFEST, STATEMENT, ENVELOPE].filter(name => name && files.includes(name))) {
      rmSync(join(copy, changed ?? ''), { force: true })
      cpSync(join(release, changed ?? ''), join(copy, changed ?? ''))
    }
    if (kind === 8)
      for (const name of files.filter(name => name.endsWith('.js')).slice(0, 20))
        cpSync(join(release, name), join(copy, name))
    // The next one begins with the release as it was.
    expect(index % 20 === 0 ? verifyRelease(copy, proofs).faults : []).toEqual([])
  }
  expect(missed).toEqual([])
})

test('[GEN-118] a release without a commit, or with changes that it has not, is refused', () => {
  const path = join(project, 'countries', 'GR.json')
  const before = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, `${before}\n`)
    const refused = cli('build', '--env', 'prd', '--out', join(work, 'refused'), ...GREECE)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/these files differ from [\da-f]{40}: countries\/GR\.json\./)
  } finally {
    writeFileSync(path, before)
  }
})

test('[GEN-118] the bill of the build has all that npm itself lists, with the same hashes and needs', () => {
  const listed = execFileSync('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  type Bom = {
    components: { 'bom-ref': string; purl: string; hashes?: { content: string }[] }[]
    dependencies: { ref: string; dependsOn?: string[] }[]
  }
  const partsOf = (bom: Bom) => new Map(bom.components.map(({ purl, hashes }) => [purl, hashes?.[0]?.content]))
  const needsOf = (bom: Bom) => {
    const names = new Map(bom.components.map(one => [one['bom-ref'], one.purl]))
    const pairs = bom.dependencies.flatMap(({ ref, dependsOn = [] }) =>
      dependsOn.map(to => `${names.get(ref) ?? 'project'} > ${names.get(to)}`),
    )
    return new Set(pairs)
  }
  const [expected, own] = [JSON.parse(listed) as Bom, json('hosting/release/build.cdx.json') as Bom]
  expect(partsOf(expected).size).toBeGreaterThan(300)
  for (const [purl, hash] of partsOf(expected)) expect(partsOf(own).get(purl), purl).toBe(hash)
  expect([...needsOf(expected)].filter(pair => !needsOf(own).has(pair))).toEqual([])
})

test('[GEN-118] both formats name the same packages, and each of a reference that is there', () => {
  for (const name of ['build', 'browser']) {
    const cyclone = json(`hosting/release/${name}.cdx.json`)
    const spdx = json(`hosting/release/${name}.spdx.json`)
    const locators = spdx.packages.flatMap((one: { externalRefs?: { referenceLocator: string }[] }) =>
      (one.externalRefs ?? []).map(({ referenceLocator }) => referenceLocator),
    )
    expect(cyclone.components.map(({ purl }: { purl: string }) => purl)).toEqual(locators)
    const ids = new Set(['SPDXRef-DOCUMENT', ...spdx.packages.map(({ SPDXID }: { SPDXID: string }) => SPDXID)])
    for (const { spdxElementId, relatedSpdxElement } of spdx.relationships)
      expect(ids.has(spdxElementId) && ids.has(relatedSpdxElement)).toBe(true)
    const refs = new Set(['subject', ...cyclone.components.map((one: { 'bom-ref': string }) => one['bom-ref'])])
    for (const { ref, dependsOn } of cyclone.dependencies)
      for (const one of [ref, ...dependsOn]) expect(refs.has(one), one).toBe(true)
  }
})

test('[GEN-118] the bill of the browser and the licences name what the scripts hold, and nothing of a map that is not used', () => {
  const names = json('hosting/release/browser.cdx.json').components.map(
    ({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name),
  )
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'nanostores', 'ky', 'maplibre-gl', 'lucide-static']),
  )
  expect(names).not.toContain('mapbox-gl')
  expect(names).not.toContain('astro')
  const licences = inRelease('third-party-licences.txt')
  for (const name of names) expect(licences).toContain(`\n${name} `)
  expect(licences).toContain('Copyright (c) Meta Platforms')
  expect(licences).not.toMatch(/^mapbox-gl /m)
  // Each script of the site is one that the notes of the bundle know: what names a package in its code is listed.
  const scripts = readdirSync(join(release, '_assets')).filter(file => /\.m?js$/.test(file))
  const text = scripts.map(file => inRelease(`_assets/${file}`)).join('\n')
  expect(text).toContain('maplibregl')
})
