// One static page about all languages: what is done, what English has changed since, and what nobody has read a second time.

import { escaped } from './catalogue-page.ts'
import type { Commit } from './changes.ts'

/** A language as the page shows it. `change` is absent where git does not know it. */
export type LanguageStatus = {
  locale: string
  total: number
  translated: number
  missing: readonly string[]
  same: readonly string[]
  stale: readonly { key: string; change?: Commit }[]
  /** FAQ, legal texts and pages for audiences that are there, of all that each language has. */
  texts: { there: number; of: number }
  /** Those that English has changed since. */
  staleTexts: readonly { name: string; change: Commit }[]
  /** Texts that no second reader has read as they are; `since` is when one has read the language last. */
  unread: readonly string[]
  since?: string
}

/** Texts of which more are not named one by one. */
const NAMED_MAX = 200

export function statusPage(languages: readonly LanguageStatus[]): string {
  const rows = languages.map(language => {
    const { locale, total, translated, missing, same, stale, texts, staleTexts, unread, since } = language
    const percent = ((100 * translated) / Math.max(1, total)).toFixed(1)
    const cells = [
      `${percent} %`,
      missing.length,
      same.length,
      stale.length,
      `${texts.there} of ${texts.of}`,
      staleTexts.length,
      since === undefined ? 'never read' : `${unread.length} since ${escaped(since)}`,
    ]
    const name = `<th scope="row"><a href="#${escaped(locale)}">${escaped(locale)}</a></th>`
    return `<tr>${name}${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Languages</title>
<style>
body { font: 15px/22px system-ui, sans-serif; margin: 24px; color-scheme: light dark }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: 4px 16px 4px 0; text-align: start; border-bottom: 1px solid #8884; white-space: nowrap }
td { font-variant-numeric: tabular-nums }
code { overflow-wrap: anywhere }
</style>
<h1>Languages</h1>
<div class="wide" tabindex="0" role="region" aria-label="Languages">
<table>
<thead><tr><th scope="col">Language</th><th scope="col">Done</th><th scope="col">Missing</th><th scope="col">As English</th><th scope="col">Stale</th><th scope="col">FAQ, legal texts, pages</th><th scope="col">English is newer</th><th scope="col">Unread by a second reader</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
${languages.map(details).join('\n')}
</html>
`
}

function details({ locale, missing, same, stale, staleTexts, unread, since }: LanguageStatus): string {
  const change = (commit: Commit | undefined) =>
    commit ? `${escaped(commit.date)}, ${escaped(commit.commit)}: ${escaped(commit.subject)}` : 'not committed yet'
  const parts = [
    list(
      'Stale: English has changed',
      stale.map(one => `<code>${escaped(one.key)}</code> ${change(one.change)}`),
    ),
    list(
      'FAQ, legal texts and pages of which the English one is newer',
      staleTexts.map(one => `<code>${escaped(one.name)}</code> ${change(one.change)}`),
    ),
    list('Missing', missing.map(code)),
    list('As English', same.map(code)),
    ...(since === undefined ? [] : [list('Unread by a second reader', unread.map(code))]),
  ].filter(part => part !== '')
  const text = parts.length === 0 ? '<p>Nothing to do.</p>' : parts.join('\n')
  return `<section><h2 id="${escaped(locale)}">${escaped(locale)}</h2>\n${text}</section>`
}

const code = (key: string): string => `<code>${escaped(key)}</code>`

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const more = items.length > NAMED_MAX ? [`and ${items.length - NAMED_MAX} more`] : []
  const shown = [...items.slice(0, NAMED_MAX), ...more].map(item => `<li>${item}</li>`).join('')
  return `<details><summary>${title}: ${items.length}</summary><ul>${shown}</ul></details>`
}
