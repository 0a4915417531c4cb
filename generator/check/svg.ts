// Whether an SVG is a plain drawing: shapes and colours, nothing that runs, loads or talks to a server. Every page contains it.
import { Parser } from 'htmlparser2'
import type { TextFile } from '../load/inputs.ts'
import { problemAtOffset, problemOfFile } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'
import { quoted } from './sentences.ts'

/** Largest drawing in bytes: it is in the markup of every page. */
const DRAWING_MAX_BYTES = 16_384

const ELEMENTS =
  'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask use title desc'.split(
    ' ',
  )

const ATTRIBUTES = (
  'xmlns xmlns:xlink viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform id href xlink:href ' +
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask mask-type maskUnits maskContentUnits ' +
  'clipPathUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity vector-effect ' +
  'preserveAspectRatio role aria-hidden aria-label focusable version'
).split(' ')

const SHAPES = 'path circle ellipse rect line polyline polygon use'.split(' ')
/** Elements whose contents are not drawn by themselves. */
const HOLDERS = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient']
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const WHY_ALIKE = 'Browsers and the icon maker must read it alike'
const WHY_SAFE = 'The drawing stands inside every page of the brand, so it may only hold shapes'

/** Everything in `file` that is not allowed in a plain drawing of `width` x `height` units; square without `height`. */
export function checkSvg(file: TextFile, width: number, height = width): Problem[] {
  const size = Buffer.byteLength(file.text)
  if (size > DRAWING_MAX_BYTES) {
    const what = `The drawing has ${size} bytes; at most ${DRAWING_MAX_BYTES} are allowed`
    const why = 'It stands in the mark-up of every page'
    return [problemOfFile(file.path, { code: 'AST006', what, why, hint: 'Simplify its paths.' })]
  }
  const problems: Problem[] = []
  const report = (offset: number, length: number, code: string, what: string, hint?: string, why = WHY_SAFE) =>
    problems.push(problemAtOffset(file, offset, length, [], { code, what, why, hint }))
  const malformed = (offset: number, what: string) =>
    report(offset, 1, 'AST002', what, 'Correct it, or save the drawing anew.', WHY_ALIKE)

  const open: string[] = []
  const openIds: (string | undefined)[] = []
  const attributesOfTag = new Set<string>()
  const ids = new Set<string>()
  const references: Reference[] = []
  let drawsSomething = false
  let root: Record<string, string> | undefined
  let endTags = 0
  const parser = new Parser(
    {
      onopentagname() {
        attributesOfTag.clear()
      },
      onopentag(name, attributes) {
        drawsSomething ||= SHAPES.includes(name) && !open.some(parent => HOLDERS.includes(parent))
        openIds.push(attributes.id)
        for (const target of targetsIn(attributes))
          references.push({ target, offset: parser.startIndex, name, within: openIds.filter(id => id !== undefined) })
        if (open.length === 0 && root) malformed(parser.startIndex, 'There is a second root element')
        if (open.length === 0 && name !== 'svg') malformed(parser.startIndex, `The root is <${name}>, not <svg>`)
        if (open.length === 0) root ??= attributes
        const isInForeign = open.some(parent => !ELEMENTS.includes(parent))
        open.push(name)
        // A forbidden element is removed with its contents.
        if (isInForeign || ELEMENTS.includes(name)) return
        const hint = didYouMean(name, ELEMENTS) ?? `Allowed are ${listed(ELEMENTS, 30)}.`
        report(parser.startIndex, name.length + 1, 'AST003', `<${name}> is not allowed in a drawing`, hint)
      },
      onattribute(name, value, quote) {
        const at = parser.startIndex
        if (attributesOfTag.has(name))
          report(at, name.length, 'AST002', `The attribute "${name}" is there twice`, 'Keep one of them.', WHY_ALIKE)
        attributesOfTag.add(name)
        if (name === 'xmlns' && value !== SVG_NAMESPACE)
          report(at, name.length, 'AST002', `${quoted(value)} is not the namespace of SVG`, `Write "${SVG_NAMESPACE}".`)
        if (name === 'xlink:href' && !root?.['xmlns:xlink'])
          report(at, name.length, 'AST002', '"xlink:href" is used without its namespace', 'Write "href".')
        if (name === 'id' && ids.has(value))
          report(at, 2, 'AST002', `The id "${value}" is there twice`, 'Give each part an id of its own.', WHY_ALIKE)
        if (name === 'id') ids.add(value)
        if (!quote) malformed(at, `The value of "${name}" is not in quotes`)
        if (!ATTRIBUTES.includes(name)) {
          report(
            at,
            name.length,
            'AST004',
            `The attribute "${name}" is not allowed in a drawing`,
            didYouMean(name, ATTRIBUTES) ?? 'Remove it.',
          )
        } else if (!name.startsWith('xmlns') && pointsOutside(name, value)) {
          const hint = 'Refer to parts of the same file only, as "#id".'
          report(at, name.length, 'AST005', `"${name}" refers to something outside: ${quoted(value)}`, hint)
        }
      },
      onclosetag(name, implied) {
        open.pop()
        openIds.pop()
        // The parser reports the implied end of <path/>, too.
        if (file.text.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>') return
        if (implied) malformed(parser.startIndex, `<${name}> is not closed`)
        else endTags += 1
      },
      ontext(text) {
        if (text.trim() === '' || ['title', 'desc'].includes(open.at(-1) ?? '')) return
        if (open.some(parent => !ELEMENTS.includes(parent))) return
        const at = parser.startIndex + text.search(/\S/)
        if (open.length === 0 && problems.length === 0) malformed(at, 'There is text outside the root element')
        else if (open.length > 0)
          report(at, text.trim().length, 'AST003', 'Text is not allowed in a drawing', 'Turn letters into paths.')
      },
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() === '?xml') return
        report(parser.startIndex, data.length + 2, 'AST003', `<${name}> is not allowed in a drawing`, 'Remove it.')
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(file.text)
  if (!root && problems.length === 0) malformed(0, 'There is no <svg> element')
  // As long as before: places are counted in it.
  const drawn = file.text.replace(/<!--[\s\S]*?-->/g, comment => ' '.repeat(comment.length))
  const written = drawn.match(/<\//g)?.length ?? 0
  if (written > endTags) malformed(drawn.lastIndexOf('</'), 'There is an end tag without its start')
  const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(drawn)
  if (entity) malformed(entity.index, 'An "&" starts nothing that XML knows')
  if (root && problems.length === 0) {
    if (root.xmlns === undefined)
      report(0, 4, 'AST002', 'The drawing has no namespace', `Write <svg xmlns="${SVG_NAMESPACE}">.`, WHY_ALIKE)
    if (!drawsSomething)
      report(
        0,
        4,
        'AST002',
        'The drawing shows nothing',
        'Put its shapes outside <defs>.',
        'The place of the logo would be empty',
      )
    problems.push(...checkSize(file, root, width, height), ...checkReferences(file, ids, references))
  }
  return problems
}

/** An element that refers to another; `within` are the IDs of its ancestors, and its own. */
type Reference = { target: string; offset: number; name: string; within: string[] }

function targetsIn(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.endsWith('href')) return value.startsWith('#') ? [value.slice(1)] : []
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id)
  })
}

/** References to nothing, circular references, and parts that are repeated too often: ten lines could draw millions of shapes. */
function checkReferences(file: TextFile, ids: ReadonlySet<string>, references: readonly Reference[]): Problem[] {
  let isRepeated = false
  const withUse = new Set(references.filter(({ name }) => name === 'use').flatMap(({ within }) => within))
  return references.flatMap(({ target, offset, name, within }) => {
    const report = (what: string, hint: string) => [
      problemAtOffset(file, offset, name.length + 1, [], { code: 'AST005', what, why: WHY_SAFE, hint }),
    ]
    if (!ids.has(target)) return report(`There is no part with the id "${target}"`, 'Correct the id.')
    if (within.includes(target)) return report(`"#${target}" refers to itself`, 'Refer to another part.')
    if (name === 'use' && withUse.has(target) && !isRepeated) {
      isRepeated = true
      return report(`"#${target}" repeats parts that repeat others`, 'Repeat shapes, not repetitions.')
    }
    return []
  })
}

function checkSize(file: TextFile, root: Record<string, string>, width: number, height: number): Problem[] {
  const expected = `0 0 ${width} ${height}`
  const found = root.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .join(' ')
  if (found === expected) return []
  const what = found === undefined ? 'The drawing has no viewBox' : `The viewBox is "${found}"`
  const shape = width === height ? 'a square of ' : ''
  const why = `Icons and pages place it as ${shape}${width} x ${height} units`
  const at = Math.max(file.text.indexOf('viewBox'), 0)
  return [problemAtOffset(file, at, 7, [], { code: 'AST007', what, why, hint: `Write viewBox="${expected}".` })]
}

function pointsOutside(name: string, value: string): boolean {
  if (name.endsWith('href')) return !value.startsWith('#')
  // A character reference or a letter by its number could hide forbidden text, and no drawing needs one here.
  return /&#|\\|\/\/|https?:|url\((?!\s*["']?#)|javascript:|data:/i.test(value)
}
