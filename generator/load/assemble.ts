// Sorts raw files into Inputs; a file without a place is a problem. Pure: tests and dev call it without a disk.
import { posix } from 'node:path'
import { lastResults } from '../cache/last-result.ts'
import type { Problem } from '../model.ts'
import { INPUT_FILE_MAX_BYTES, type Inputs, type JsonFile, type RawFile, type TextFile } from './inputs.ts'
import { readJson, readText } from './json.ts'
import { problemOfFile } from './locate.ts'

type Place =
  | { kind: 'brand' | 'country' | 'glossary' | 'messages' | 'schema'; id: string }
  | { kind: 'drawing' | 'pair' | 'picture'; id: string; name: string }
  | { kind: 'sameAsEnglish' | 'translatedFrom' | 'content' | 'ignored' }

type BrandDraft = {
  id: string
  file?: JsonFile
  drawings: Map<string, TextFile>
  pictures: Map<string, Uint8Array>
  pairs: Map<string, JsonFile>
}

// A file with unchanged text is the same object as before.
const texts = lastResults<TextFile>()
const jsons = lastResults<ReturnType<typeof readJson>>()

/** Sorts files into Inputs; reports encoding, syntax, size and place (CFG-101, CFG-104). Never throws. */
export function assemble(rawFiles: readonly RawFile[]): Inputs {
  const brands = new Map<string, BrandDraft>()
  const countries = new Map<string, JsonFile>()
  const messages = new Map<string, JsonFile>()
  const glossary = new Map<string, JsonFile>()
  const schemas = new Map<string, JsonFile>()
  const content: TextFile[] = []
  const bytes = new Map<string, Uint8Array>()
  const problems: Problem[] = []
  let sameAsEnglish: JsonFile | undefined
  let translatedFrom: JsonFile | undefined

  const brand = (id: string) => {
    const known: BrandDraft = brands.get(id) ?? { id, drawings: new Map(), pictures: new Map(), pairs: new Map() }
    brands.set(id, known)
    return known
  }
  const asText = (path: string, raw: Uint8Array): TextFile | undefined => {
    const read = readText(path, raw)
    problems.push(...read.problems)
    const { file } = read
    return file && texts(path, [file.text], () => file)
  }
  const asJson = (path: string, raw: Uint8Array): JsonFile => {
    const text = asText(path, raw)
    // An unreadable file keeps its place, so that it is not reported as missing too.
    if (!text) return { path, text: '' }
    const read = jsons(path, [text], () => readJson(text))
    problems.push(...read.problems)
    return read.file
  }

  for (const raw of [...rawFiles].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const place = placeOf(raw.path)
    if (place === undefined) {
      problems.push(misplaced(raw.path))
      continue
    }
    if (place.kind === 'ignored') continue
    if ('failure' in raw) problems.push(unusable(raw))
    const data = 'failure' in raw ? new Uint8Array() : raw.bytes
    if (!('failure' in raw)) bytes.set(raw.path, raw.bytes)
    const json = () => ('failure' in raw ? { path: raw.path, text: '' } : asJson(raw.path, data))
    if (place.kind === 'brand') brand(place.id).file = json()
    else if (place.kind === 'pair') brand(place.id).pairs.set(place.name, json())
    else if (place.kind === 'picture') brand(place.id).pictures.set(place.name, data)
    else if (place.kind === 'country') countries.set(place.id, json())
    else if (place.kind === 'messages') messages.set(place.id, json())
    else if (place.kind === 'glossary') glossary.set(place.id, json())
    else if (place.kind === 'schema') schemas.set(place.id, json())
    else if (place.kind === 'sameAsEnglish') sameAsEnglish = json()
    else if (place.kind === 'translatedFrom') translatedFrom = json()
    else {
      const text = 'failure' in raw ? undefined : asText(raw.path, data)
      if (place.kind === 'drawing') brand(place.id).drawings.set(place.name, text ?? { path: raw.path, text: '' })
      else if (text) content.push(text)
    }
  }
  const all: Inputs = {
    brands,
    countries,
    messages,
    glossary,
    content,
    schemas,
    bytes,
    problems,
  }
  return { ...all, ...(sameAsEnglish && { sameAsEnglish }), ...(translatedFrom && { translatedFrom }) }
}

function placeOf(path: string): Place | undefined {
  const [top = '', second = '', third = '', ...rest] = path.split('/')
  const { name, ext } = posix.parse(path)
  const depth = path.split('/').length
  if (top === 'schema')
    return depth === 2 && name.endsWith('.schema') ? { kind: 'schema', id: name.slice(0, -7) } : { kind: 'ignored' }
  if (top === 'countries') return depth === 2 && ext === '.json' ? { kind: 'country', id: name } : undefined
  if (top === 'brands') {
    if (depth === 3 && third === 'brand.json') return { kind: 'brand', id: second }
    if (depth === 3 && ext === '.svg') return { kind: 'drawing', id: second, name: third }
    if (depth === 3 && /^\.(webp|avif|jpg|woff2)$/.test(ext)) return { kind: 'picture', id: second, name: third }
    if (depth === 4 && third === 'countries' && rest[0]?.endsWith('.json')) return { kind: 'pair', id: second, name }
    return undefined
  }
  if (top === 'content' && second === 'messages') {
    if (depth !== 3 || ext !== '.json') return undefined
    if (name === 'same-as-english') return { kind: 'sameAsEnglish' }
    return name === 'translated-from' ? { kind: 'translatedFrom' } : { kind: 'messages', id: name }
  }
  if (top === 'content' && second === 'glossary')
    return depth === 3 && ext === '.json' ? { kind: 'glossary', id: name } : undefined
  return top === 'content' && depth > 2 && ext === '.md' ? { kind: 'content' } : undefined
}

function misplaced(path: string): Problem {
  return problemOfFile(path, {
    code: 'CFG022',
    what: 'No part of the build reads a file of this name in this place',
    why: 'What it says would be missing from every site without a word',
    hint:
      'Places are brands/<id>/brand.json, brands/<id>/*.svg, brands/<id>/*.webp, .avif, .jpg or .woff2, brands/<id>/countries/<CODE>.json, countries/<CODE>.json, ' +
      'content/messages/<locale>.json, content/glossary/<locale>.json and content/**/*.md.',
  })
}

function unusable(raw: Extract<RawFile, { failure: string }>): Problem {
  if (raw.failure === 'tooLarge') {
    const what = `The file is larger than ${INPUT_FILE_MAX_BYTES} bytes (${raw.detail})`
    return problemOfFile(raw.path, {
      code: 'CFG007',
      what,
      why: 'No configuration or drawing needs that much; it was not read',
    })
  }
  const what = raw.failure === 'notAFile' ? 'This is not a regular file' : `The file cannot be read (${raw.detail})`
  return problemOfFile(raw.path, {
    code: 'CFG008',
    what,
    why: 'The build needs what it says',
    hint: 'Check its rights.',
  })
}
