// What the status page knows of each language: counts of the check, changes that git knows, and second readings.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageStatus } from '../check/messages.ts'
import { type ContentText, settingOf, textsIn } from '../content/text-path.ts'
import type { Inputs } from '../load/inputs.ts'
import { lastChanges, lastCommitOfFiles, messagesAt, versionsOf } from './changes.ts'
import type { LanguageStatus } from './status-page.ts'
import { tableRows } from './table-rows.ts'

const READINGS = join('docs', 'second-readings.tsv')

/** A reading of a whole language by somebody who did not write it. */
type Reading = { locale: string; commit: string; date: string }

const COLUMNS = [
  { name: 'language' },
  { name: 'commit', form: /^[\da-f]{7,40}$/ },
  { name: 'date (such as 2026-11-26)', form: /^\d{4}-\d{2}-\d{2}$/ },
]

/** The last reading of each language; the table has one a line. Throws an Error that names the line that is none. */
export function lastReadings(table: string): Map<string, Reading> {
  const readings = tableRows(READINGS, table, COLUMNS).map(([locale = '', commit = '', date = '']) => ({
    locale,
    commit,
    date,
  }))
  return new Map(readings.sort((a, b) => (a.date < b.date ? -1 : 1)).map(reading => [reading.locale, reading]))
}

/** Every language but English. */
export function languageStatus(root: string, inputs: Inputs): LanguageStatus[] {
  const messagesOf = (locale: string) => (inputs.messages.get(locale)?.value ?? {}) as Record<string, unknown>
  const statuses = messageStatus(inputs)
  const stale = [...new Set(statuses.flatMap(status => status.stale))]
  const changes = lastChanges(stale, messagesOf('en'), versionsOf(root, 'content/messages/en.json'))
  const readings = lastReadings(existsSync(join(root, READINGS)) ? readFileSync(join(root, READINGS), 'utf8') : '')
  const commits = lastCommitOfFiles(root, ['content/faq', 'content/legal', 'content/audiences'])
  const paths = new Set(inputs.content.map(({ path }) => path))
  const texts = textsIn(inputs.content)
  return statuses.map(({ locale, extra: _extra, ...counts }) => {
    const reading = readings.get(locale)
    const own = messagesOf(locale)
    const read = reading ? messagesAt(root, reading.commit, `content/messages/${locale}.json`) : {}
    const isRead = (key: string) => JSON.stringify(read[key]) === JSON.stringify(own[key])
    // A text that only some sites show counts in the languages that have it.
    const isEverywhere = ({ kind }: ContentText) => kind !== 'audience' && !settingOf(kind)
    const needed = texts.filter(text => isEverywhere(text) || paths.has(`${text.folder}/${locale}.md`))
    return {
      ...counts,
      locale,
      stale: counts.stale.map(key => ({ key, ...given(changes.get(key)) })),
      texts: {
        there: needed.filter(({ folder }) => paths.has(`${folder}/${locale}.md`)).length,
        of: needed.length,
      },
      staleTexts: texts.flatMap(({ folder, name }) => {
        const change = commits.get(`${folder}/en.md`)
        const translated = commits.get(`${folder}/${locale}.md`)
        return change && translated && translated.date < change.date ? [{ name, change }] : []
      }),
      unread: Object.keys(own).filter(key => key !== '$schema' && !isRead(key)),
      ...(reading && { since: reading.date }),
    }
  })
}

const given = <T>(change: T | undefined): { change?: T } => (change === undefined ? {} : { change })
