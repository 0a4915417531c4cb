// Pages as modules that the type checker reads: Astro's own converter writes each as TSX, and the scripts in it become modules of
// their own. A place in such a module is told as the place in its page.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { convertToTsx, DiagnosticSeverity, type ExtractedScript, ExtractedScriptType } from '@astrojs/astro2tsx'

/** Where the modules are, below the project's folder; tsconfig.check.json says so too. */
const PAGE_MODULES = '.cache/pages'

/** What stays the same between a module and its page: characters from `at` in the module, from `inPage` in the page. */
type Span = { at: number; length: number; inPage: number }
type PageModule = { page: string; pageText: string; text: string; spans: readonly Span[] }
export type PageModules = {
  /** By their path in the project's folder. */
  modules: ReadonlyMap<string, PageModule>
  /** What the converter finds wrong in pages, each with its place. */
  problems: readonly string[]
}

/** What is no fault in a page, though it is in a module: to return from its head, and to set an attribute twice. */
const ALLOWED_IN_PAGES = new Set(['TS1108', 'TS17001'])

/** Writes the modules of these pages below `root`, and deletes those of other pages. */
export function writePageModules(root: string, pages: readonly string[]): PageModules {
  const converted = pages.map(page => modulesOf(page, readFileSync(join(root, page), 'utf8')))
  const modules = new Map(converted.flatMap(one => [...one.modules]))
  const folder = join(root, PAGE_MODULES)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !modules.has(relative(root, path))) rmSync(path)
  }
  for (const [path, { text }] of modules) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { modules, problems: converted.flatMap(one => one.problems) }
}

function modulesOf(page: string, pageText: string): PageModules {
  // Declares `Astro` and `Fragment` in the page itself, so that no other module has them.
  const { code, mappings, scripts, diagnostics } = convertToTsx(pageText, { filename: page, ambientTypes: true })
  const spans = mappings
    .filter(([, length, , lengthInPage]) => length > 0 && lengthInPage > 0)
    .map(([at, length, inPage, lengthInPage]) => ({ at, length: Math.min(length, lengthInPage), inPage }))
  const moduleOf = ({ content, position }: ExtractedScript): PageModule => ({
    page,
    pageText,
    text: content,
    spans: [{ at: 0, length: content.length, inPage: position.start }],
  })
  return {
    modules: new Map([
      [`${PAGE_MODULES}/${page}.tsx`, { page, pageText, text: code, spans }],
      ...scripts.flatMap((script, index) => {
        const extension = EXTENSIONS.get(script.type)
        return extension ? [[`${PAGE_MODULES}/${page}.${index}.${extension}`, moduleOf(script)] as const] : []
      }),
    ]),
    problems: diagnostics
      .filter(({ severity }) => severity === DiagnosticSeverity.Error)
      .map(({ message, position }) => `${placeIn(page, pageText, position.start)}: error: ${message}`),
  }
}

const EXTENSIONS: ReadonlyMap<ExtractedScriptType, string> = new Map([
  [ExtractedScriptType.ProcessedModule, 'mts'],
  [ExtractedScriptType.Module, 'mjs'],
  [ExtractedScriptType.Inline, 'mjs'],
  [ExtractedScriptType.EventAttribute, 'mjs'],
  [ExtractedScriptType.Unknown, 'mjs'],
])

/** A problem as the type checker prints it without colours: `src/a.ts(3,7): error TS2304: Cannot find name 'b'.` */
const PROBLEM = /^(?<path>\S.*?)\((?<line>\d+),(?<column>\d+)\): (?<text>error (?<code>TS\d+): .*)$/

/**
 * What the type checker printed, with the places of pages in place of those of their modules. Left out is what it says of text
 * that only the converter wrote, and what is allowed in pages. Lines that begin with a space belong to the problem above.
 */
export function problemsInPages(printed: string, modules: PageModules['modules']): string[] {
  const lines: string[] = []
  let isLeftOut = false
  for (const line of printed.split('\n').filter(one => one !== '')) {
    const problem = line.match(PROBLEM)?.groups
    const found = problem && modules.get(problem['path'] ?? '')
    if (problem) isLeftOut = false
    if (!problem || !found) {
      if (!(isLeftOut && line.startsWith(' '))) lines.push(line)
      continue
    }
    const at = offsetOf(found.text, Number(problem['line']), Number(problem['column']))
    const span = found.spans.find(one => one.at <= at && at < one.at + one.length)
    isLeftOut = !span || ALLOWED_IN_PAGES.has(problem['code'] ?? '')
    if (span && !isLeftOut)
      lines.push(`${placeIn(found.page, found.pageText, span.inPage + at - span.at)}: ${problem['text']}`)
  }
  return lines
}

/** @param line from 1, as `column` */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

function placeIn(page: string, text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${page}(${before.length},${(before.at(-1)?.length ?? 0) + 1})`
}
