// A brand's own drawings: they exist, they are plain, and none lies about unused (CFG-002).

import type { BrandInput, Configuration } from '../load/inputs.ts'
import { problemAt, problemAtOffset, problemOfFile, stringAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { checkSvg } from './svg.ts'

/** Width and height of the drawings, in their own units. */
const DRAWING_UNITS = { logo: 26, marker: 65 } as const

/** Drawings that are missing, unsafe, of another size or unused. */
export function checkDrawings(inputs: Configuration): Problem[] {
  return [...inputs.brands.values()].flatMap(brand => {
    const kinds = ['logo', 'marker'] as const
    return [...kinds.flatMap(kind => oneDrawing(brand, kind)), ...sharedIds(brand), ...unused(brand)]
  })
}

function oneDrawing({ id, file, drawings }: BrandInput, kind: 'logo' | 'marker'): Problem[] {
  const name = stringAt(file, [kind])
  if (!file || name === undefined) return []
  const drawing = drawings.get(name)
  if (drawing) return drawing.text === '' ? [] : checkSvg(drawing, DRAWING_UNITS[kind])
  return [
    problemAt(file, [kind], {
      code: 'AST001',
      what: `brands/${id}/${name} does not exist`,
      why: kind === 'logo' ? 'Every page and every icon shows it' : 'It marks places on the map',
      hint: didYouMean(name, drawings.keys()) ?? 'Add the drawing.',
    }),
  ]
}

// Both are on the landing page, where a reference finds the first part of its id.
function sharedIds({ file, drawings }: BrandInput): Problem[] {
  const [logo, marker] = ['logo', 'marker'].map(kind => drawings.get(stringAt(file, [kind]) ?? ''))
  if (!logo || !marker || logo === marker) return []
  const taken = new Set([...logo.text.matchAll(ID)].map(([, id]) => id))
  return [...marker.text.matchAll(ID)].flatMap(({ 0: written, 1: id, index }) => {
    if (!taken.has(id)) return []
    const what = `The id "${id}" is in ${logo.path} too`
    const why = 'Both drawings are on one page, and what refers to it would find the other part'
    return [
      problemAtOffset(marker, index, written.length, [], { code: 'AST002', what, why, hint: 'Give it another name.' }),
    ]
  })
}

const ID = /(?<=\s)id="([^"]+)"/g

function unused({ file, drawings }: BrandInput): Problem[] {
  if (!file?.tree) return []
  const used = [stringAt(file, ['logo']), stringAt(file, ['marker'])]
  return [...drawings]
    .filter(([name]) => !used.includes(name))
    .map(([, drawing]) =>
      problemOfFile(drawing.path, {
        code: 'AST008',
        severity: 'warning',
        what: 'No key of brand.json names this drawing',
        why: 'It would not be shown anywhere',
        hint: 'Name it as logo or marker, or remove it.',
      }),
    )
}
