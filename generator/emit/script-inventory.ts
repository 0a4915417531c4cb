// Every script of the payment page, with its hash and its purpose (PCI DSS 4.0.1, 6.4.3 and 11.6.1). It is in the
// folder that no host serves; docs/security.md says how an assessor uses it.
import { createHash } from 'node:crypto'
import { integrityOf, WORKER } from '../adapters/astro-modules.ts'
import type { Artefact } from '../model.ts'
import { HOSTING_FOLDER } from './hosting/plan.ts'

/** The screen on which a card is entered (PAY-001). */
const PAYMENT_PAGE = 'request-a-rider/index.html'

type InventoryLine = { script: string; integrity: string; reason: string }

const SCRIPT = /<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_REASONS: readonly [mark: RegExp, reason: string][] = [
  [/type="importmap"/, 'import map: names the integrity of every module below'],
  [/data-page=/, 'src/scripts/portal-head.ts: who may see the page, clicks before the scripts, retries, Trusted Types'],
  [/./, 'loader of the islands (Astro), or a notice for browsers that are too old'],
]

/** @param files of the pair, its pages included */
export function emitScriptInventory(files: ReadonlyMap<string, string | Uint8Array>): Artefact {
  const contents = files.get(PAYMENT_PAGE)
  if (contents === undefined)
    throw new Error(`${PAYMENT_PAGE} not built: the inventory of its scripts cannot be written`)
  const page = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const inline = [...page.matchAll(SCRIPT)].flatMap(([, attributes = '', text = ''], index): InventoryLine[] => {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) return []
    const [, reason = ''] = INLINE_REASONS.find(([mark]) => mark.test(`${attributes} `)) ?? []
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
    return [{ script: `inline ${index + 1}`, integrity, reason }]
  })
  const [, json = '{}'] = /<script type="importmap">([^<]*)</.exec(page) ?? []
  const modules = Object.entries<string>(JSON.parse(json).integrity ?? {}).flatMap(([script, integrity]) =>
    WORKER.test(script.slice(1)) ? [] : [{ script, integrity, reason: reasonOf(script) }],
  )
  const workers = [...files].flatMap(([path, contents]): InventoryLine[] =>
    WORKER.test(path)
      ? [{ script: `/${path}`, integrity: integrityOf(contents), reason: 'worker: bulk files, exports or the map' }]
      : [],
  )
  const lines = { page: `/${PAYMENT_PAGE.replace('/index.html', '')}`, scripts: [...inline, ...modules, ...workers] }
  return { path: `${HOSTING_FOLDER}/scripts.json`, contents: `${JSON.stringify(lines, null, 1)}\n` }
}

function reasonOf(address: string): string {
  const name = /\/_assets\/([\w-]+)\./.exec(address)?.[1] ?? address
  return /^messages(?:-\w+)?$/.test(name)
    ? 'words of the page in its language'
    : `part "${name}" of the portal, built from this repository`
}
