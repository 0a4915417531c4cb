// The origin of a release (GEN-118): bills of materials of the build and of the browser files, and the statement of
// provenance. In the folder that hosts never serve.
import type { Artefact, Manifest, Source } from '../../model.ts'
import { packagesIn, type ShippedPackages } from '../../render/shipped-packages.ts'
import { HOSTING_FOLDER } from '../hosting/plan.ts'
import { emitBill } from './bill.ts'
import { lockedPackages } from './lockfile.ts'

const FOLDER = `${HOSTING_FOLDER}/release`
/** The statement names the manifest's hash, so that neither it nor its signatures can be in the manifest. */
export const STATEMENT = `${FOLDER}/provenance.json`
/** The signature of a key file. */
export const ENVELOPE = `${FOLDER}/provenance.dsse.json`
/** The signature without one. */
export const BUNDLE = `${FOLDER}/provenance.sigstore.json`
export const SIGNATURES: readonly string[] = [ENVELOPE, BUNDLE]

/** The bill of everything that builds and checks the sites; the same for all pairs. */
export function emitBuildBill(lockfile: string, source: Source): Artefact[] {
  const { packages, direct } = lockedPackages(lockfile)
  const scopes = { build: 'required', 'some systems': 'optional', checks: 'excluded' } as const
  const description = 'The generator and what it builds and is tested with'
  return emitBill(
    {
      path: `${FOLDER}/build`,
      subject: { name: 'rider-portal', version: source.version, description },
      direct,
      components: packages.map(({ place, use, ...locked }) => ({ ...locked, id: place, scope: scopes[use] })),
    },
    source,
  )
}

/** The bill of a site's browser files. @param paths of the site's files */
export function emitBrowserBill(
  { pair, lockfile }: { pair: string; lockfile: string },
  shipped: ShippedPackages,
  paths: Iterable<string>,
  source: Source,
): Artefact[] {
  const locked = new Map(lockedPackages(lockfile).packages.map(one => [`${one.name}@${one.version}`, one]))
  const components = packagesIn(shipped, paths).map(({ shipped: { name, version, licence }, files }) => {
    const id = `${name}@${version}`
    return {
      id,
      name,
      version,
      licence,
      integrity: locked.get(id)?.integrity,
      scope: 'required' as const,
      needs: [],
      files,
    }
  })
  const description = 'The packages in the pages and scripts of the site'
  const subject = { name: pair, version: source.version, description }
  return emitBill({ path: `${FOLDER}/browser`, subject, direct: components.map(({ id }) => id), components }, source)
}

/** The names of the builder and of its way of building; docs/how-to-deploy.md explains them. */
const BUILDER = 'urn:rider-portal:generator'
const BUILD_TYPE = 'urn:rider-portal:build:v1'

/**
 * The statement of where a release comes from: in-toto Statement v1 (https://in-toto.io/Statement/v1) with SLSA provenance v1
 * (https://slsa.dev/spec/v1.0/provenance). It depends on the manifest only, so that a verifier can recreate it.
 *
 * @param hash SHA-256 of the manifest in hex
 */
export function statementOf(manifest: Manifest, hash: string): string {
  const { pair, source, compressed, settings, inputs } = manifest
  if (!source) throw new Error(`${pair} is not a release: its manifest names no commit.`)
  const sha256 = (value: string | undefined) => ({ digest: { sha256: value } })
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${pair}/manifest.json`, ...sha256(hash) }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: {
          brand: settings.brand.id,
          country: settings.country.code,
          environment: settings.environmentId,
          compress: compressed,
        },
        internalParameters: { node: source.node },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: source.commit } },
          { name: 'package-lock.json', ...sha256(source.lockfile) },
          // The program is part of the commit.
          ...Object.entries(inputs)
            .filter(([name]) => name !== 'program')
            .map(([name, digest]) => ({ name, ...sha256(digest) })),
        ],
      },
      runDetails: { builder: { id: BUILDER, version: { 'rider-portal': source.version } } },
    },
  }
  return `${JSON.stringify(statement, null, 1)}\n`
}
