// XLIFF 1.2, the version that every common tool reads (docs/decisions/094-translation-files.md).
import { parseXml, XmlCdata, XmlElement, XmlError, type XmlNode, XmlText } from '@rgrove/parse-xml'
import type { TextFile } from '../load/inputs.ts'
import { problemAtOffset } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import {
  type Format,
  type IncomingFile,
  type IncomingUnit,
  markupFound,
  notOurs,
  notReadable,
  type OutgoingUnit,
  unusable,
} from './translation-file.ts'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'
/** States of a target that still needs work. */
const UNFINISHED = /^(new|needs-.*)$/
const CONFIRMED = /^(translated|final|signed-off)$/
const AS_1_2 = 'Save it as XLIFF 1.2, or export anew with --format xliff.'

export const xliff: Format = { name: 'xliff', extensions: ['.xlf', '.xliff'], write, read }

function write(locale: string, units: readonly OutgoingUnit[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="1.2">`,
    `  <file original="content/messages/en.json" source-language="en" target-language="${locale}" datatype="plaintext">`,
    '    <body>',
    ...units.flatMap(unitLines),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}

function unitLines({ id, source, target, isStale, notes, places }: OutgoingUnit): string[] {
  const state = isStale ? 'needs-review-translation' : 'translated'
  return [
    `      <trans-unit id="${escaped(id)}" resname="${escaped(id)}" xml:space="preserve">`,
    `        <source>${escaped(source)}</source>`,
    ...(target === undefined ? [] : [`        <target state="${state}">${escaped(target)}</target>`]),
    ...places.flatMap(({ file, line }) => [
      '        <context-group purpose="location">',
      `          <context context-type="sourcefile">${escaped(file)}</context>`,
      `          <context context-type="linenumber">${line}</context>`,
      '        </context-group>',
    ]),
    ...notes.map(note => `        <note from="developer">${escaped(note)}</note>`),
    '      </trans-unit>',
  ]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, char => ENTITIES[char] ?? char)

function read(file: TextFile): IncomingFile {
  const parsed = parsedXml(file)
  if ('problems' in parsed) return parsed
  const { root } = parsed
  if (root.name !== 'xliff' || root.attributes['version'] !== '1.2') {
    const found =
      root.name === 'xliff' ? `XLIFF ${root.attributes['version'] ?? 'without a version'}` : `<${root.name}>`
    return unusable(file, root.start, notOurs(`This is ${found}, not XLIFF 1.2`, AS_1_2))
  }
  const [only, second] = elementsOf(root, 'file')
  if (!only || second) {
    const what = only ? 'There are several <file> elements' : 'There is no <file> element'
    const hint = 'Give each language a file of its own, as the export does.'
    return unusable(file, second?.start ?? root.start, notOurs(what, hint))
  }
  if (only.attributes['source-language'] !== 'en') {
    const what = `The source language is "${only.attributes['source-language'] ?? ''}"`
    return unusable(file, only.start, notOurs(what, 'Translate from the English texts; export anew.'))
  }
  const problems: Problem[] = []
  const units = unitsBelow(only).map(unit => incoming(file, unit, problems))
  return { file, locale: { tag: only.attributes['target-language'] ?? '', offset: only.start }, units, problems }
}

function parsedXml(file: TextFile): { root: XmlElement } | IncomingFile {
  try {
    const { root } = parseXml(file.text, { includeOffsets: true })
    if (root) dropPrefix(root)
    return root ? { root } : unusable(file, 0, notReadable('XML', 'there is no element'))
  } catch (error) {
    if (error instanceof XmlError) {
      const what = error.message.split('\n')[0]?.replace(/ \(line \d+, column \d+\)$/, '') ?? ''
      return unusable(file, error.pos, notReadable('XML', what))
    }
    // The parser is recursive: endlessly nested elements exhaust the stack.
    if (error instanceof RangeError) return unusable(file, 0, notReadable('XML', 'it is nested too deep'))
    throw error
  }
}

/** Tools may write `x:target` where the root says that `x` is the namespace of XLIFF. */
function dropPrefix(root: XmlElement): void {
  const [prefix] = /^[^:]+:/.exec(root.name) ?? []
  if (prefix === undefined || root.attributes[`xmlns:${prefix.slice(0, -1)}`] !== NAMESPACE) return
  const drop = (element: XmlElement) => {
    if (element.name.startsWith(prefix)) element.name = element.name.slice(prefix.length)
    for (const child of element.children) if (child instanceof XmlElement) drop(child)
  }
  drop(root)
}

const elementsOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(child => child instanceof XmlElement).filter(child => child.name === name)

/** Tools group units in any way. */
function unitsBelow(parent: XmlElement): XmlElement[] {
  return parent.children
    .filter(child => child instanceof XmlElement)
    .flatMap(child => (child.name === 'trans-unit' ? [child] : unitsBelow(child)))
}

function incoming(file: TextFile, unit: XmlElement, problems: Problem[]): IncomingUnit {
  const [source] = elementsOf(unit, 'source')
  const [target] = elementsOf(unit, 'target')
  const id = unit.attributes['id'] ?? ''
  const at = target ?? unit
  const state = target?.attributes['state'] ?? ''
  const markup = target && markupIn(target)
  if (markup) {
    problems.push(problemAtOffset(file, markup.start, markup.name.length + 1, [id], markupFound(`<${markup.name}>`)))
  }
  return {
    id,
    source: source ? textOf(source) : '',
    target: target && !markup ? textOf(target) : '',
    isFinished: target !== undefined && !markup && !UNFINISHED.test(state),
    isConfirmed: CONFIRMED.test(state),
    offset: at.start,
    length: target ? at.end - at.start : '<trans-unit'.length,
  }
}

/** `mrk` elements only mark sentences. */
const isMark = (node: XmlNode): node is XmlElement => node instanceof XmlElement && node.name === 'mrk'

function markupIn(parent: XmlElement): XmlElement | undefined {
  for (const child of parent.children) {
    const found = isMark(child) ? markupIn(child) : child
    if (found instanceof XmlElement) return found
  }
  return undefined
}

function textOf(parent: XmlElement): string {
  return parent.children
    .map(child =>
      child instanceof XmlText || child instanceof XmlCdata ? child.text : isMark(child) ? textOf(child) : '',
    )
    .join('')
}
