// A brand's own drawings: they exist, are plain, and are all used (CFG-002).

import { posix } from 'node:path'
import { fontace } from 'fontace'
import type { BrandInput, Configuration } from '../load/inputs.ts'
import { problemAt, problemAtOffset, problemOfFile, stringAt, stringsAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { checkSvg } from './svg.ts'

type Drawing = { key: string[]; size: [width: number, height: number]; why: string }

/** The drawings that a brand names: where, their size in their own units, and what shows them. */
const DRAWINGS: readonly Drawing[] = [
  { key: ['logo'], size: [26, 26], why: 'Every page and every icon shows it' },
  { key: ['marker'], size: [65, 65], why: 'It marks places on the map' },
  { key: ['look', 'drawings', 'empty'], size: [160, 104], why: 'Lists without orders show it' },
  { key: ['look', 'drawings', 'notFound'], size: [480, 320], why: 'The page of an unknown address shows it' },
]

/** Drawings that are missing, unsafe, of another size or unused. */
export function checkDrawings(inputs: Configuration): Problem[] {
  return [...inputs.brands.values()].flatMap(brand => {
    const drawings = DRAWINGS.flatMap(drawing => oneDrawing(brand, drawing))
    return [...drawings, ...picture(brand), ...headingFont(brand), ...sharedIds(brand), ...unused(brand)]
  })
}

/** Largest picture in bytes: half of what the landing page may weigh. */
const PICTURE_MAX_BYTES = 30_000
const PICTURE = ['look', 'hero', 'picture']

/** The picture of the landing page: it exists, has its own format, and is small. */
function picture({ id, file, pictures }: BrandInput): Problem[] {
  const name = stringAt(file, PICTURE)
  if (!file) return []
  const why = 'The landing page shows it'
  if (name === undefined) {
    if (stringAt(file, ['look', 'hero', 'layout']) !== 'picture') return []
    const what = 'The layout "picture" has no picture'
    const hint = 'Name a file as "picture", or choose another layout.'
    return [problemAt(file, ['look', 'hero', 'layout'], { code: 'AST010', what, why, hint })]
  }
  // Another kind of file is reported as such.
  if (!FORMATS.some(([, extension]) => name.endsWith(extension))) return []
  const bytes = pictures.get(name)
  const wrong = (what: string, hint: string) => [problemAt(file, PICTURE, { code: 'AST010', what, why, hint })]
  if (!bytes)
    return wrong(`brands/${id}/${name} does not exist`, didYouMean(name, pictures.keys()) ?? 'Add the picture.')
  if (bytes.length > PICTURE_MAX_BYTES)
    return wrong(
      `brands/${id}/${name} has ${bytes.length} bytes; at most ${PICTURE_MAX_BYTES} are allowed`,
      'Save it smaller: 1200 pixels of width are enough.',
    )
  const [, format] = FORMATS.find(([sign]) => sign.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) ?? []
  if (format !== posix.extname(name))
    return wrong(`brands/${id}/${name} is not what its name says`, 'Save it in this format.')
  return []
}

/** Largest typeface in bytes, all files together: with it a landing page keeps its weight. */
const TYPEFACE_MAX_BYTES = 28_000
const TYPEFACE = ['look', 'headingFont']

/** The typeface of headings: its files exist, are WOFF2, and are small together. */
function headingFont({ id, file, pictures }: BrandInput): Problem[] {
  if (!file) return []
  const why = 'Every page loads it'
  const names = stringsAt(file, TYPEFACE).filter(name => name.endsWith('.woff2'))
  const total = names.reduce((sum, name) => sum + (pictures.get(name)?.length ?? 0), 0)
  const tooLarge = `The typeface has ${total} bytes; at most ${TYPEFACE_MAX_BYTES} are allowed`
  const wrong = (what: string, hint: string) => problemAt(file, TYPEFACE, { code: 'AST011', what, why, hint })
  return [
    ...names.flatMap(name => {
      const bytes = pictures.get(name)
      if (!bytes)
        return [wrong(`brands/${id}/${name} does not exist`, didYouMean(name, pictures.keys()) ?? 'Add the typeface.')]
      return isTypeface(bytes) ? [] : [wrong(`brands/${id}/${name} cannot be read as WOFF2`, 'Save it in this format.')]
    }),
    ...(total > TYPEFACE_MAX_BYTES
      ? [wrong(tooLarge, 'Keep only the letters of the languages of the markets, and the weights of headings.')]
      : []),
  ]
}

function isTypeface(bytes: Uint8Array): boolean {
  try {
    return fontace(Buffer.from(bytes)).format === 'woff2'
  } catch {
    return false
  }
}

/** The first bytes of each format. */
const FORMATS: readonly (readonly [sign: RegExp, extension: string])[] = [
  [/^RIFF[\s\S]{4}WEBP/, '.webp'],
  [/^[\s\S]{4}ftypavi[fs]/, '.avif'],
  [/^\xff\xd8\xff/, '.jpg'],
]

function oneDrawing({ id, file, drawings }: BrandInput, { key, size, why }: Drawing): Problem[] {
  const name = stringAt(file, key)
  if (!file || name === undefined) return []
  const drawing = drawings.get(name)
  if (drawing) return drawing.text === '' ? [] : checkSvg(drawing, ...size)
  return [
    problemAt(file, key, {
      code: 'AST001',
      what: `brands/${id}/${name} does not exist`,
      why,
      hint: didYouMean(name, drawings.keys()) ?? 'Add the drawing.',
    }),
  ]
}

// Both are on the landing page, where a reference finds the first element with its ID.
function sharedIds({ file, drawings }: BrandInput): Problem[] {
  const [logo, marker] = ['logo', 'marker'].map(kind => drawings.get(stringAt(file, [kind]) ?? ''))
  if (!logo || !marker || logo === marker) return []
  const taken = new Set([...logo.text.matchAll(ID)].map(([, , id]) => id))
  return [...marker.text.matchAll(ID)].flatMap(({ 0: written, 2: id, index }) => {
    if (!taken.has(id)) return []
    const what = `The id "${id}" is in ${logo.path} too`
    const why = 'Both drawings are on one page, and what refers to it would find the other part'
    return [
      problemAtOffset(marker, index, written.length, [], { code: 'AST002', what, why, hint: 'Give it another name.' }),
    ]
  })
}

const ID = /(?<=\s)id\s*=\s*(["'])(.+?)\1/g

function unused({ id, file, drawings, pictures }: BrandInput): Problem[] {
  if (!file?.tree) return []
  const used = DRAWINGS.map(({ key }) => stringAt(file, key))
  const named = [stringAt(file, PICTURE), ...stringsAt(file, TYPEFACE)]
  return [
    ...[...drawings].filter(([name]) => !used.includes(name)).map(([, { path }]) => path),
    ...[...pictures.keys()].filter(name => !named.includes(name)).map(name => `brands/${id}/${name}`),
  ].map(path =>
    problemOfFile(path, {
      code: 'AST008',
      severity: 'warning',
      what: 'No key of brand.json names this file',
      why: 'It would not be shown anywhere',
      hint: 'Name it as logo, marker, picture, drawing or typeface, or remove it.',
    }),
  )
}
