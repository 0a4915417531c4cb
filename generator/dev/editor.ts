// The page of the dev server where FAQ, legal texts, pages for audiences and messages are edited in two languages side by side (I18-104).
// It writes nothing but content/, and answers this machine and its own page alone.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join, sep } from 'node:path'
import { transformSync } from 'esbuild'
import { nameIn } from '#features/pricing/figures.ts'
import type { CheckAnswer, CheckDrafts } from '../check/thread.ts'
import { recorded } from '../check/translated-from.ts'
import { pageOf, placeOf, textsIn } from '../content/text-path.ts'
import { renderContent } from '../emit/content.ts'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import { resolve } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import { plan } from '../resolve/plan.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { notesOf } from '../translation/notes.ts'
import { type Unit, unitsOf } from '../translation/units.ts'
import { withChanges } from '../translation/write-messages.ts'
import type { Answers, Fault, MessageRow, PairPreview, Refusal } from './editor-calls.ts'

type EditorSettings = {
  root: string
  brand: string
  country: readonly string[]
  env: string
  /** The host of each country if several are served. */
  hosts: readonly string[]
  check: (drafts?: CheckDrafts) => Promise<CheckAnswer>
}

const AT = '/_content'
const DRAFTS = join('.cache', 'content-drafts.json')
const BODY_MAX_BYTES = 1_048_576
const ROWS_MAX = 60
/** Nothing from anywhere else, and nobody frames it. */
const POLICY =
  "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A text that is not saved yet, and the hash of the saved one that it began with. */
type Draft = { text: string; base: string }

/** A call as the middleware makes it: `port` is the server's. */
type Call = (given: Record<string, unknown>, port: string) => Promise<unknown>

/** A text that can be edited: a file below content/, or a text of a message file. */
type Editable = { path: string; text: string; locale: string; unit?: Unit; isUnreadable?: boolean }

/** Whether a request comes from this machine, to this server, and, where it changes something, from its own page. */
export function mayAsk(method: string, headers: IncomingHttpHeaders): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  // A foreign name that leads to this machine is no name of this server.
  if (!/^(127\.0\.0\.1|localhost|[a-z0-9-]+\.localhost)(:\d+)?$/i.test(host)) return false
  if (method === 'GET') return site === undefined || site === 'same-origin' || site === 'none'
  return method === 'POST' && origin === `http://${host}` && type.startsWith('application/json')
}

/** The text that an id names: `content/faq/payment/en.md`, or `content/messages/ar.json#bulk_rows[many=few]`. */
export function editableOf(inputs: Inputs, id: string): Editable | undefined {
  const file = inputs.content.find(({ path }) => path === id)
  const place = file && placeOf(file.path)
  if (place) return { path: file.path, text: file.text, locale: place.locale }
  const [, locale = '', unitId] = /^content\/messages\/([\w-]+)\.json#(.+)$/.exec(id) ?? []
  if (!inputs.messages.has(locale)) return undefined
  const unit = unitsOf(inputs, locale).find(one => one.id === unitId)
  // Of a file that does not parse, such as one that is half-merged, no text is known: nothing may be written into it.
  const isUnreadable = inputs.messages.get(locale)?.tree === undefined
  return unit && { path: `content/messages/${locale}.json`, text: unit.target ?? '', locale, unit, isUnreadable }
}

/** The files that these texts change, whole, by path. Texts that are no longer there are left out. */
export function filesWith(inputs: Inputs, texts: ReadonlyMap<string, string>): Map<string, string> {
  const files = new Map<string, string>()
  const changes = new Map<string, { unit: Unit; text: string }[]>()
  for (const [id, text] of texts) {
    const { path, locale, unit, isUnreadable } = editableOf(inputs, id) ?? {}
    if (path === undefined || locale === undefined || isUnreadable) continue
    if (unit) changes.set(locale, [...(changes.get(locale) ?? []), { unit, text }])
    else files.set(path, text)
  }
  for (const [locale, own] of changes) files.set(`content/messages/${locale}.json`, withChanges(inputs, locale, own))
  return files
}

/** The faults among problems that are those of one text. */
export function faultsOf(problems: readonly Problem[], { path, unit, isUnreadable }: Editable): Fault[] {
  const isWhole = !unit || isUnreadable
  return problems
    .filter(({ file, path: at }) => file === path && (isWhole || at === unit.key || at.startsWith(`${unit.key}.`)))
    .map(({ code, severity, line, column, what, why, hint }) => ({
      code,
      severity,
      line,
      column,
      text: [what, why].map(one => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ') + (hint ? ` ${hint}` : ''),
    }))
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The middleware: answers what is below /_content and says whether it did. */
export function textEditor(settings: EditorSettings): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { root } = settings
  const page = pageFiles()
  const drafts = readDrafts(root)
  const keep = () => writeWhole(join(root, DRAFTS), JSON.stringify(Object.fromEntries(drafts), null, 2))

  const calls: { [Name in keyof Answers]: (given: Record<string, unknown>, port: string) => Promise<Answers[Name]> } = {
    start: async (_given, port) => {
      const inputs = await load(root)
      const { pairs } = plan(inputs, { all: true })
      return {
        pairs: pairs.map(({ brand, country }) => `${brand}-${country}`),
        shown: settings.country.map((country, at) => ({
          pair: `${settings.brand}-${country}`,
          url: `http://${settings.hosts[at] ?? '127.0.0.1'}:${port}`,
        })),
        locales: [...inputs.messages.keys()],
        documents: textsIn(inputs.content).map(({ kind, name, folder }) => ({
          kind: kind === 'faq' || kind === 'audience' ? kind : 'legal',
          folder,
          name,
          page: pageOf({ kind, name }),
        })),
        drafts: [...drafts.keys()],
      }
    },
    texts: async ({ ids }) => {
      const inputs = await load(root)
      return namesIn(ids).flatMap(id => {
        const editable = editableOf(inputs, id)
        if (!editable) return []
        const { text, base } = drafts.get(id) ?? { text: editable.text, base: hashOf(editable.text) }
        return [{ id, saved: editable.text, text, base }]
      })
    },
    messages: async ({ locale, find, open }) => {
      const inputs = await load(root)
      const wanted = String(find).toLowerCase()
      const rows = unitsOf(inputs, String(locale)).flatMap((unit): MessageRow[] => {
        const { id, source, target = '', isStale } = unit
        const drafted = {
          english: drafts.get(`content/messages/en.json#${id}`),
          own: drafts.get(`content/messages/${locale}.json#${id}`),
        }
        const english = drafted.english?.text ?? source
        const own = drafted.own?.text ?? target
        const isOpen = target === '' || isStale
        if (open === true && !isOpen) return []
        if (![id, english, own].some(text => text.toLowerCase().includes(wanted))) return []
        return [
          {
            id,
            english,
            own,
            bases: { english: drafted.english?.base ?? hashOf(source), own: drafted.own?.base ?? hashOf(target) },
            isOpen,
            notes: notesOf(inputs, String(locale), unit),
            hasEnglish: editableOf(inputs, `content/messages/en.json#${id}`) !== undefined,
          },
        ]
      })
      return { rows: rows.slice(0, ROWS_MAX), more: Math.max(0, rows.length - ROWS_MAX) }
    },
    draft: async ({ id, text, over, base: begun }) => {
      const inputs = await load(root)
      const editable = editableOf(inputs, String(id))
      if (!editable) throw new Error(`There is no text ${id}`)
      // The page may show what the file held before somebody else changed it.
      const base = over === true ? undefined : (drafts.get(String(id))?.base ?? begun)
      if (text === editable.text) drafts.delete(String(id))
      else
        drafts.set(String(id), { text: String(text), base: base === undefined ? hashOf(editable.text) : String(base) })
      keep()
      return { drafts: [...drafts.keys()] }
    },
    check: async ({ ids }) => {
      const inputs = await load(root)
      const { problems } = await settings.check(Object.fromEntries(filesWith(inputs, textsOf(drafts))))
      return namesIn(ids).flatMap(id => {
        const editable = editableOf(inputs, id)
        return editable ? [{ id, faults: faultsOf(problems, editable) }] : []
      })
    },
    preview: async ({ ids, texts, pairs }) => {
      const inputs = await load(root)
      const written = namesIn(texts)
      return namesIn(ids).flatMap((id, at) => {
        const editable = editableOf(inputs, id)
        const shown = (pair: string) => editable && previewOf(inputs, editable, written[at] ?? '', pair, settings.env)
        return editable ? [{ id, previews: namesIn(pairs).flatMap(pair => shown(pair) ?? []) }] : []
      })
    },
    save: async () => {
      // Typing goes on while this is checked and written.
      const given = new Map(drafts)
      const { problems } = await settings.check(Object.fromEntries(filesWith(await load(root), textsOf(given))))
      // Whatever was changed meanwhile by other programs is seen now.
      const inputs = await load(root)
      const refused = [...given].flatMap(([id, { text, base }]): Refusal[] => {
        const editable = editableOf(inputs, id)
        if (!editable) return [{ id, why: 'gone', faults: [] }]
        if (editable.text !== text && hashOf(editable.text) !== base) return [{ id, why: 'changed', faults: [] }]
        const faults = faultsOf(problems, editable).filter(({ severity }) => severity === 'error')
        return faults.length > 0 || editable.isUnreadable ? [{ id, why: 'faulty', faults }] : []
      })
      const kept = new Set(refused.map(({ id }) => id))
      const taken = new Map([...textsOf(given)].filter(([id]) => !kept.has(id)))
      for (const [path, text] of filesWith(inputs, taken)) writeText(root, path, text)
      await recordRenewed(root, inputs, [...taken.keys()])
      for (const [id, text] of taken) {
        const now = drafts.get(id)
        if (now === given.get(id)) drafts.delete(id)
        else if (now) drafts.set(id, { ...now, base: hashOf(text) })
      }
      keep()
      const bases = Object.fromEntries([...taken].map(([id, text]) => [id, hashOf(text)]))
      return { saved: [...taken.keys()], bases, refused, drafts: [...drafts.keys()] }
    },
  }

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== AT && !pathname.startsWith(`${AT}/`)) return false
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      response.end(body)
    }
    const { method = '', headers } = request
    if (!mayAsk(method, headers)) {
      send(403, 'text/plain', 'Only this machine, and only the page itself, may use the editor.')
      return true
    }
    const name = pathname.slice(AT.length + 1)
    const file = Object.hasOwn(page, name) ? page[name] : undefined
    const call = Object.hasOwn(calls, name) ? (calls[name as keyof Answers] as Call) : undefined
    if (method === 'GET' && file) send(200, file.type, file.text())
    else if (method === 'POST' && call)
      bodyOf(request)
        .then(given => call(given, /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? ''))
        .then(
          answer => send(200, 'application/json', JSON.stringify(answer)),
          error => send(400, 'text/plain', error instanceof Error ? error.message : String(error)),
        )
    else send(404, 'text/plain', 'There is no such page.')
    return true
  }
}

const textsOf = (drafts: ReadonlyMap<string, Draft>): Map<string, string> =>
  new Map([...drafts].map(([id, { text }]) => [id, text]))

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > BODY_MAX_BYTES) throw new Error(`More than ${BODY_MAX_BYTES} bytes`)
    parts.push(part)
  }
  const given: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
  if (typeof given !== 'object' || given === null) throw new Error('This is not a JSON object')
  return given as Record<string, unknown>
}

/** What a pair shows of a text: the sections of a file with its figures, or a message with the names of the pair. */
function previewOf(
  inputs: Inputs,
  { path, locale, unit }: Editable,
  text: string,
  pair: string,
  env: string,
): PairPreview {
  const cut = pair.lastIndexOf('-')
  const known = plan(inputs, { full: true, pairs: [{ brand: pair.slice(0, cut), country: pair.slice(cut + 1) }] })
    .pairs[0]
  if (!known) return { pair, failure: `There is no ${pair}` }
  try {
    const { deployment } = resolve(inputs, known.brand, known.country, env)
    if (unit) {
      const values: Record<string, string> = {
        brand: deployment.brand.name,
        country: nameIn(deployment.country.names, locale),
      }
      return { pair, text: text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) }
    }
    const { heading, intro, sections } = renderContent({ path, text }, deployment, { prefix: '' })
    const shown = siteLocales(deployment, translatedLocales(inputs)).find(({ content }) => content === locale)
    return {
      pair,
      ...(shown && { prefix: shown.prefix }),
      heading,
      intro,
      sections: sections.map(({ id, heading, html }) => ({ id, heading, html })),
    }
  } catch (error) {
    return { pair, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Translations that were edited follow the English texts of now; new English texts are taken in. */
async function recordRenewed(root: string, before: Inputs, ids: readonly string[]): Promise<void> {
  const units = ids.flatMap(id => editableOf(before, id) ?? []).filter(({ unit }) => unit)
  const ofLocale = Map.groupBy(units, ({ locale }) => locale)
  ofLocale.delete('en')
  if (!before.translatedFrom) return
  for (const [locale, own] of ofLocale) {
    const keys = own.flatMap(({ unit }) => unit?.key ?? [])
    const now = await load(root)
    // Made anew from one that does not parse, it would count every translation as one of the English text of today.
    if (now.translatedFrom?.tree && now.messages.get('en')?.tree)
      writeText(root, before.translatedFrom.path, recorded(now, { locale, keys }))
  }
}

/** Writes a file of content/ that is there already; whatever leads elsewhere is refused. */
function writeText(root: string, path: string, text: string): void {
  const target = realpathSync(join(root, path))
  if (!target.startsWith(join(realpathSync(root), 'content') + sep)) throw new Error(`${path} is not below content/`)
  writeWhole(target, text)
}

function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  // Names with a leading dot are no inputs.
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** The texts that were not saved when the server ended. */
function readDrafts(root: string): Map<string, Draft> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(join(root, DRAFTS), 'utf8')) as Record<string, Draft>))
  } catch {
    // The first start has none, and a file that somebody broke is no reason not to start.
    return new Map()
  }
}

function pageFiles(): Record<string, { type: string; text: () => string }> {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  return {
    '': { type: 'text/html', text: () => read('editor.html') },
    'editor.css': { type: 'text/css', text: () => read('editor.css') },
    'editor.js': {
      type: 'text/javascript',
      text: () => transformSync(read('editor-page.ts'), { loader: 'ts', target: 'es2022' }).code,
    },
  }
}
