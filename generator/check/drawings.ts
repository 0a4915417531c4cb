// A brand's own drawings: they exist, they are plain, and none lies about unused (CFG-002).
import { checkSvg } from '#generator/check/svg'
import type { BrandInput, Inputs } from '#generator/inputs'
import { problemAt, problemOfFile, stringAt } from '#generator/locate'
import type { Problem } from '#generator/model'
import { didYouMean } from '#generator/nearest'

/** Width and height of the drawings, in their own units. */
const DRAWING_UNITS = { logo: 26, marker: 65 } as const

/** Drawings that are missing, unsafe, of another size or unused. */
export function checkDrawings(inputs: Inputs): Problem[] {
  return [...inputs.brands.values()].flatMap(brand => {
    const kinds = ['logo', 'marker'] as const
    return [...kinds.flatMap(kind => oneDrawing(brand, kind)), ...unused(brand)]
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
