import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageKeys } from '#generator/adapters/astro-server-entry.ts'

const work = mkdtempSync(join(tmpdir(), 'astro-server-entry-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
// A bundle is read as for production, which other tests are not.
beforeAll(() => vi.stubEnv('NODE_ENV', 'test'))
afterAll(() => vi.unstubAllEnvs())

/** A bundle in the form that Astro 7.3.4 gives it: two pages, one island, one shared chunk. */
const BUNDLE: Record<string, string> = {
  'server/entry.mjs': `import { runtime } from "./chunks/runtime_r.mjs";
var renderers = [{ "clientEntrypoint": "/project/islands/client.tsx" }];
var _page0 = () => import("./chunks/faq_f.mjs");
var _page1 = () => import("./chunks/index_i.mjs").then((n) => n.t);
var deserializeManifest = manifest => ({ ...manifest, inlinedScripts: new Map(), componentMetadata: new Map(), clientDirectives: new Map() });
var pageMap = new Map([["src/pages/faq.astro", _page0], ["src/pages/index.astro", _page1]]);
var _manifest = deserializeManifest({"routes":[{"routeData":{"component":"src/pages/faq.astro"},"styles":[{"src":"_assets/base.css"}],"scripts":[],"links":[]},{"routeData":{"component":"src/pages/index.astro"},"styles":[{"src":"/_assets/base.css"},{"src":"/_assets/landing.css"}],"scripts":[],"links":[]}],"entryModules":{"/project/islands/client.tsx":"_assets/client.js","/project/islands/Estimate.tsx":"_assets/Estimate.js","/project/src/pages/faq.astro":"chunks/faq_f.mjs"}});
export const app = { manifest: _manifest };`,
  'server/virtual_astro_middleware.mjs': 'export const onRequest = 1;',
  'server/chunks/runtime_r.mjs': 'export const runtime = 1;',
  'server/chunks/shared_s.mjs': 'export const shared = 1;',
  'server/chunks/faq_f.mjs': 'import { shared } from "./shared_s.mjs";',
  'server/chunks/index_i.mjs':
    'import { shared } from "./shared_s.mjs"; import("./late_l.mjs"); const path = "/project/islands/Estimate.tsx";',
  'server/chunks/late_l.mjs': 'export const late = 1;',
  'client/_assets/base.css': 'a{}',
  'client/_assets/landing.css': 'b{}',
  'client/_assets/client.js': 'export default 1',
  'client/_assets/Estimate.js': 'import "./part.js"',
  'client/_assets/part.js': 'export const part = 1',
}

let made = 0

async function keysOf(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  // Each in a folder of its own: modules are read once per address.
  const folder = join(work, String(made++))
  for (const [path, text] of Object.entries({ ...BUNDLE, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return pageKeys(folder)
}

const FAQ = 'src/pages/faq.astro'
const INDEX = 'src/pages/index.astro'

test.each([
  ['its own code', 'server/chunks/faq_f.mjs', [FAQ]],
  ['code that it imports later', 'server/chunks/late_l.mjs', [INDEX]],
  ['code that both import', 'server/chunks/shared_s.mjs', [FAQ, INDEX]],
  ['the runtime of all pages', 'server/chunks/runtime_r.mjs', [FAQ, INDEX]],
  ['the middleware', 'server/virtual_astro_middleware.mjs', [FAQ, INDEX]],
  ['the script of its island', 'client/_assets/Estimate.js', [INDEX]],
  ['what the script of its island imports', 'client/_assets/part.js', [INDEX]],
  ['the script that wakes every island', 'client/_assets/client.js', [FAQ, INDEX]],
  ['its style sheet', 'client/_assets/landing.css', [INDEX]],
])('[GEN-119] a page falls with %s', async (_, path, expected) => {
  const before = await keysOf()
  const after = await keysOf({ [path]: `${BUNDLE[path]}/* changed */` })
  expect(Object.keys(before).filter(page => before[page] !== after[page])).toEqual(expected)
})

test('libraries are loaded as for production: this process renders the pages with the same ones', async () => {
  await keysOf({
    'server/entry.mjs': `${BUNDLE['server/entry.mjs']}\nprocess.env.LOADED_FOR = process.env.NODE_ENV`,
  })
  expect(process.env['LOADED_FOR']).toBe('production')
})

test('the same bundle has the same keys, under other names of its pages too', async () => {
  const renamed = Object.fromEntries(
    Object.entries(BUNDLE).map(([path, text]) => [
      path.replace('faq_f', 'faq_other'),
      text.replaceAll('faq_f', 'faq_other'),
    ]),
  )
  const folder = join(work, 'renamed')
  for (const [path, text] of Object.entries(renamed)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(await pageKeys(folder)).toEqual(await keysOf())
})

test.each([
  ['no page', 'var _page', 'var _site'],
  ['no manifest', 'deserializeManifest({', 'readManifest({'],
])('a bundle in another form, with %s, is not guessed at', async (_, from, to) => {
  const entry = `${BUNDLE['server/entry.mjs']?.replaceAll(from, to)}\nvar readManifest = deserializeManifest;`
  await expect(keysOf({ 'server/entry.mjs': entry })).rejects.toThrow()
})
