// The table of forms as a browser writes it, next to what Node writes.
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from '../../scripts/root.ts'
import type { FormsSite } from '../formats/forms-table.ts'

/** An expression whose value in a page is the table. */
export async function formsTableScript(sites: readonly FormsSite[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'tests', 'formats', 'forms-table.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'forms',
    target: 'chrome109',
    external: ['#messages'],
  })
  return `(() => { ${outputFiles[0]?.text}; return forms.formsTable(${JSON.stringify(sites)}) })()`
}

type Table = Readonly<Record<string, readonly string[]>>

/**
 * What differs from Node and is not accepted, one line each. English pages are the same to the letter. In other languages the
 * figures of a cell, their order and their signs are; around them browsers differ by the age of their tables:
  // cspell:ignore Νοεμβρίου στις tirs
 * "24 Νοεμβρίου 2026 - 20:05" and "στις 20:05", "tir." and "tirs.", a code of a currency before an amount or after it.
 */
export const formsDifferences = (node: Table, browser: Table): string[] =>
  Object.entries(node).flatMap(([name, cells]) => {
    const language = name.slice(3)
    if (WITHOUT_WORDS.has(language)) return []
    const seen = /^(?:en|ur-Latn)$/.test(language) ? (text: string) => text : figuresOf
    return cells.flatMap((cell, index) => {
      const there = browser[name]?.[index] ?? ''
      const accepted = ACCEPTED[cell]?.includes(there)
      return accepted || seen(cell) === seen(there) ? [] : [`${name}: ${cell} | ${there}`]
    })
  })

/** Chromium knows no Khmer, Lao and Burmese, WebKit no Filipino: dates are in figures there, the day first. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['km', 'lo', 'my', 'tl', 'ceb'])

/** Finnish months: in figures since the tables of 2024, abbreviated before. Swedish times in Finland had a colon before. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  'ti 24.11.': ['ti 24. marrask.'],
  '3.9.': ['3. syysk.'],
  '24 november 2026 kl. 20.05': ['24 november 2026 kl. 20:05', '24 november 2026 20:05'],
}

const figuresOf = (text: string): string => (text.match(/\d(?:[\d.,: ]*\d)?/g) ?? []).join(' ').replaceAll(', ', ' ')
