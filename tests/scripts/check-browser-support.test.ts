// What npm run check sees of the sources by their types (docs/browsers.md).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'
import { lacksOfSources, programOf, type Use } from '../../scripts/check-browser-support.ts'
import { ROOT } from '../../scripts/root.ts'

/** A line of source and the features that it lacks. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'new URLSearchParams().size': ['URLSearchParams.size'],
  'const { size } = new URLSearchParams()': ['URLSearchParams.size'],
  'const { size: count } = new URL("http://a").searchParams': ['URLSearchParams.size'],
  'new URLSearchParams().has("a", "b")': ['URLSearchParams.has, value'],
  'const first = [1].toSorted()[0]': ['Array.toSorted'],
  'document.querySelector("a")?.checkVisibility()': ['Element.checkVisibility'],
  'document.createElement("p").popover': ['HTMLElement.popover'],
  'const { any } = AbortSignal': ['AbortSignal.any'],
  'const parse = URL.canParse': ['URL.canParse'],
  'const letters = new Intl.Segmenter()': ['Segmenter'],
  'const figure = new Intl.NumberFormat("en", { roundingMode: "ceil" })': ['NumberFormat, roundingMode'],
  'requestIdleCallback(() => {})': ['Window.requestIdleCallback'],
  'const later = { requestIdleCallback }': ['Window.requestIdleCallback'],
  'document.addEventListener("scrollend", () => {})': ['Document.scrollend'],
  'const known = () => "popover" in document.body; document.body.popover': ['HTMLElement.popover'],
}
const LEFT_OUT: readonly string[] = [
  'new URLSearchParams().get("size")',
  'new Map().size + new Set().size',
  'const own = { size: 1, any: 2 }; own.size + own.any',
  '[1].at(0)',
  'new URLSearchParams().has("a")',
  'new Intl.NumberFormat("en", { style: "unit", unit: "meter" })',
  'navigator.canShare?.({ url: "a" })',
  'if ("popover" in document.body) document.body.popover = "auto"',
  'const soon = (run: () => void) => { if (typeof requestIdleCallback !== "function") return; requestIdleCallback(run) }',
  'const size = new URLSearchParams().size || 0',
  'addEventListener("pagehide", () => {})',
  'type Held = { size: URLSearchParams["size"] }',
]

const lines = [...Object.keys(REFUSED), ...LEFT_OUT]
const nameOf = (index: number) => `line-${index}.ts`
let folder: string
let uses: Use[]
beforeAll(() => {
  folder = openTempDir(join(ROOT, '.cache', 'browser-support'))
  const files = lines.map((_, index) => nameOf(index))
  for (const [index, line] of lines.entries()) writeFileSync(join(folder, nameOf(index)), `${line}\nexport {}\n`)
  uses = lacksOfSources(programOf(files, folder), files, folder)
})
afterAll(() => closeTempDir(folder))

test.each(lines.map((line, index) => ({ line, index })))('$line', ({ line, index }) => {
  const features = uses.filter(({ file }) => file === nameOf(index)).map(({ feature }) => feature)
  expect(features).toEqual(REFUSED[line] ?? [])
})
