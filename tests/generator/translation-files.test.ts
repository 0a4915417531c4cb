// Messages as files of translation tools: what goes out comes back as it was, and every fault is told at its line.
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { recorded, staleKeys } from '#generator/check/translated-from.ts'
import { CODES, formatProblems } from '#generator/diagnostics.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { readJson } from '#generator/load/json.ts'
import { csv } from '#generator/translation/csv.ts'
import { notesOf, type Place, placesOfMessages } from '#generator/translation/notes.ts'
import { po } from '#generator/translation/po.ts'
import { takeOver } from '#generator/translation/take-over.ts'
import type { Format } from '#generator/translation/translation-file.ts'
import { unitsOf } from '#generator/translation/units.ts'
import { withChanges } from '#generator/translation/write-messages.ts'
import { xliff } from '#generator/translation/xliff.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

// All languages at once take seconds, and many times that on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FORMATS = [xliff, po, csv]
const EN = 'content/messages/en.json'
const AR = 'content/messages/ar.json'
const RECORD = 'content/messages/translated-from.json'

let project: Inputs
let places: Map<string, Place[]>
beforeAll(async () => {
  project = await load(ROOT)
  places = placesOfMessages(ROOT)
  for (const locale of project.messages.keys()) ofProject.set(locale, withNotes(project, locale))
})

const exported = (inputs: Inputs, locale: string, { write }: Format): string => write(locale, withNotes(inputs, locale))

const withNotes = (inputs: Inputs, locale: string) =>
  unitsOf(inputs, locale).map(unit => {
    return { ...unit, notes: notesOf(inputs, locale, unit), places: places.get(unit.key) ?? [] }
  })

/** What goes out of every language of the project, whatever the format. */
const ofProject = new Map<string, ReturnType<typeof withNotes>>()

const imported = (
  inputs: Inputs,
  format: Format,
  text: string,
  { name = `ar${format.extensions[0]}`, unfinished = false } = {},
) => takeOver(inputs, [format.read({ path: name, text })], { unfinished })

const codes = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code)

describe.each(FORMATS)('$name', format => {
  /** Every language as it comes back when nobody has changed it; written and read once, which takes seconds. */
  const files = new Map<string, ReturnType<Format['read']>>()
  beforeAll(() => {
    for (const locale of project.messages.keys())
      if (locale !== 'en')
        files.set(
          locale,
          format.read({
            path: `${locale}${format.extensions[0]}`,
            text: format.write(locale, ofProject.get(locale) ?? []),
          }),
        )
  })

  test('[I18-102] every language goes out and comes back without a change', () => {
    const locales = [...files.keys()]
    const { problems, writes, taken } = takeOver(project, [...files.values()])
    expect({ problems, writes }).toEqual({ problems: [], writes: new Map() })
    expect(taken.map(({ locale }) => locale)).toEqual(locales)
    expect(taken.every(({ changed, renewed }) => changed.length + renewed.length === 0)).toBe(true)
  })

  test('[I18-102] texts that come back for other ones make the file that there was, byte for byte', () => {
    for (const [locale, { path, text }] of project.messages) {
      if (locale === 'en') continue
      const units = unitsOf(project, locale)
      const spoilt = withChanges(
        project,
        locale,
        units.map(unit => ({ unit, text: 'x' })),
      )
      expect(spoilt).not.toBe(text)
      const { file } = readJson({ path, text: spoilt })
      const changed = { ...project, messages: new Map([...project.messages, [locale, file]]) }
      const targets = new Map(files.get(locale)?.units.map(({ id, target }) => [id, target]))
      const changes = units.map(unit => ({ unit, text: targets.get(unit.id) ?? '' }))
      expect(withChanges(changed, locale, changes)).toBe(text)
    }
  })

  test('[I18-102] what changed is written, and no other byte', () => {
    const files = fixture()
    const inputs = inputsOf(files)
    const text = exported(inputs, 'ar', format)
      .replace(
        'مرحبًا بك في {brand}',
        'أهلًا & سهلًا في "{brand}" 🛵'.replace(/[&"]/g, sign => written(format, sign)),
      )
      .replace('{count} سائق بالقرب منك', 'سائق {count} هنا')
    const { problems, writes, taken } = imported(inputs, format, text)
    expect(problems).toEqual([])
    expect(taken).toEqual([{ locale: 'ar', changed: ['greeting', 'riders_near[form=zero]'], renewed: [] }])
    const wanted = String(files.get(AR))
      .replace('مرحبًا بك في {brand}', 'أهلًا & سهلًا في \\"{brand}\\" 🛵')
      .replace('{count} سائق بالقرب منك', 'سائق {count} هنا')
    expect([...writes]).toEqual([[AR, wanted]])
  })

  test('[I18-102] new messages and a new language come in at the places that English has', () => {
    const files = plant(fixture(), EN, '"ok": "OK",\n\n  "sent": "Sent at {time}"', '"ok": "OK"')
    const inputs = inputsOf(files)
    const arabic = filled(exported(inputs, 'ar', format), format, 'sent', 'أُرسل {time}')
    expect(imported(inputs, format, arabic).writes.get(AR)).toBe(
      String(files.get(AR)).replace('"ok": "OK"', '"ok": "OK",\n\n  "sent": "أُرسل {time}"'),
    )
    const polish = filled(exported(inputs, 'pl', format), format, 'ok', 'Dobrze')
    const { problems, writes } = imported(inputs, format, polish, { name: 'pl.xlf' })
    expect(problems).toEqual([])
    expect(writes.get('content/messages/pl.json')).toBe(
      '{\n  "$schema": "../../schema/messages.schema.json",\n  "ok": "Dobrze"\n}\n',
    )
  })

  test('[I18-102] a language whose file has nothing in it yet gets a whole file', () => {
    const files = fixture()
    files.set(AR, '{}\n')
    const inputs = inputsOf(files)
    const greeted = filled(exported(inputs, 'ar', format), format, 'greeting', 'أهلًا {brand}')
    const text = filled(greeted, format, 'ok', 'حسنًا')
    expect(imported(inputs, format, text).writes.get(AR)).toBe(
      '{\n  "$schema": "../../schema/messages.schema.json",\n  "greeting": "أهلًا {brand}",\n  "ok": "حسنًا"\n}\n',
    )
  })

  test('[I18-102] a text that English left behind is marked, and is renewed when it comes back without the mark', () => {
    const files = fixture()
    files.set(RECORD, recorded(inputsOf(files)))
    const inputs = inputsOf(plant(files, EN, 'Hello from {brand}', 'Welcome to {brand}'))
    const text = exported(inputs, 'ar', format)
    const untouched = imported(inputs, format, text)
    expect({ problems: untouched.problems, writes: [...untouched.writes] }).toEqual({ problems: [], writes: [] })
    const confirmed = imported(
      inputs,
      format,
      text.replace('needs-review-translation', 'final').replace('#, fuzzy\n', '').replace('"check"', '""'),
    )
    expect(confirmed.taken).toEqual([{ locale: 'ar', changed: [], renewed: ['greeting'] }])
    expect([...confirmed.writes.keys()]).toEqual([RECORD])
    const unfinished = text.replace('مرحبًا بك', 'أهلًا بك')
    expect(codes(imported(inputs, format, unfinished))).toEqual(['TRN010'])
    expect(imported(inputs, format, unfinished).writes).toEqual(new Map())
    const taken = imported(inputs, format, unfinished, { unfinished: true })
    expect([...taken.writes.keys()]).toEqual([AR, RECORD])
  })

  test.each([
    [
      'TRN003',
      'another language than the name says',
      text => text.replace(/(target-language="|Language: |"en",")ar/, '$1th'),
    ],
    [
      'TRN003',
      'a language that there is not',
      text => text.replace(/(target-language="|Language: |"en",")ar/, '$1tlh'),
    ],
    [
      'TRN003',
      'no language',
      text => text.replace(/ target-language="ar"|"Language: ar\\n"\n|(?<=,")ar(?=","state)/, ''),
    ],
    ['TRN004', 'an unknown id', text => text.replaceAll('order_created', 'order_create')],
    ['TRN004', 'a plural form that the language has not', text => text.replaceAll('form=few', 'form=several')],
    ['TRN005', 'a changed English text', text => text.replace('Welcome to', 'Hello from')],
    ['TRN006', 'a unit twice', text => text.replaceAll('riders_near[form=one]', 'riders_near[form=two]')],
    ['TRN007', 'an empty translation', text => text.replace('مرحبًا بك في {brand}', '')],
    [
      'TRN008',
      'a tag',
      text => text.replace('بك في', text.startsWith('<?xml') ? '&lt;b&gt;بك&lt;/b&gt; في' : '<b>بك</b> في'),
    ],
    ['TRN009', 'a line break', text => text.replace('بك في', text.startsWith('msgid') ? '\\n' : '\n')],
    ['TRN009', 'a letter that was lost', text => text.replace('بك في', 'بك \uFFFDي')],
    ['MSG003', 'a missing placeholder', text => text.replace('مرحبًا بك في {brand}', 'مرحبًا بك')],
    ['MSG003', 'a placeholder misspelt', text => text.replace('بك في {brand}', 'بك في {brnad}')],
    ['MSG005', 'a brace not closed', text => text.replace('بك في {brand}', 'بك في {brand')],
    ['MSG007', 'the name of a brand', text => text.replace('مرحبًا بك', 'North Rider')],
  ] satisfies [string, string, (text: string) => string][])(
    '[I18-102] %s: %s is told by file and line, with its cure, and nothing is written',
    (code, _, spoil) => {
      const inputs = inputsOf(fixture())
      const before = exported(inputs, 'ar', format)
      const text = spoil(before)
      expect(text).not.toBe(before)
      const result = imported(inputs, format, text)
      expect(codes(result)).toContain(code)
      expect(result.writes).toEqual(new Map())
      const problem = result.problems.find(one => one.code === code)
      expect(problem?.file).toBe(`ar${format.extensions[0]}`)
      expect(`${problem?.hint ?? problem?.what}`).toMatch(
        /correct|remove|write|export|keep|put|use|did you mean|languages are/i,
      )
      expect(formatProblems(result.problems, { textOf: () => text })).toMatchSnapshot()
    },
  )

  test('a changed text that is longer than its place is told with the room there, and taken over', () => {
    const inputs = inputsOf(fixture())
    const rooms = new Map([
      ['greeting', { key: 'greeting', screen: 'request', kind: 'text', window: 1280, lines: 1, fitting: 24 }],
    ])
    const take = (words: string) => {
      const text = exported(inputs, 'ar', format).replace('مرحبًا بك في {brand}', words)
      return takeOver(inputs, [format.read({ path: `ar${format.extensions[0]}`, text })], { rooms })
    }
    expect(take('مرحبًا بكم في {brand}').problems).toEqual([])
    const long = take('مرحبًا بكم جميعًا أيها الأصدقاء في {brand}')
    expect(long.problems).toMatchObject([{ code: 'TRN011', severity: 'warning', path: 'greeting' }])
    expect(long.problems[0]?.line).toBeGreaterThan(1)
    expect(long.problems[0]?.what).toBe('The text has 40 characters, and there is room for about 24 in one line')
    expect(long.taken).toEqual([{ locale: 'ar', changed: ['greeting'], renewed: [] }])
  })

  test('[I18-102] a fault in one file keeps all of them out', () => {
    const inputs = inputsOf(fixture())
    const good = filled(exported(inputs, 'pl', format), format, 'ok', 'Dobrze')
    const bad = exported(inputs, 'ar', format).replace('بك في {brand}', 'بك في')
    const { writes } = takeOver(inputs, [
      format.read({ path: `pl${format.extensions[0]}`, text: good }),
      format.read({ path: `ar${format.extensions[0]}`, text: bad }),
    ])
    expect(writes).toEqual(new Map())
  })

  test('[I18-102] a plural form that is missing in a new message is reported', () => {
    const inputs = inputsOf(fixture())
    const polish = filled(exported(inputs, 'pl', format), format, 'riders_near[form=few]', '{count} kurierzy obok')
    const result = imported(inputs, format, polish, { name: `pl${format.extensions[0]}` })
    expect(
      result.problems
        .map(({ code, file, hint }) => ({ code, file, hint }))
        .sort((a, b) => String(a.hint).localeCompare(String(b.hint))),
    ).toEqual(
      ['many', 'one', 'other'].map(form => {
        return { code: 'MSG004', file: `pl${format.extensions[0]}`, hint: `Add "form=${form}".` }
      }),
    )
    expect(result.writes).toEqual(new Map())
  })
})

test.each([
  ['TRN001', 'xliff', '<xliff version="1.2">\n<file>\n</xliff>', 3],
  ['TRN001', 'xliff', '<xliff version="1.2">\n&nbsp;</xliff>', 2],
  ['TRN001', 'xliff', '<xliff>\n\u0007</xliff>', 2],
  ['TRN001', 'xliff', '<a>'.repeat(100_000), 1],
  ['TRN001', 'xliff', '', 1],
  ['TRN002', 'xliff', '<html></html>', 1],
  ['TRN002', 'xliff', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"></xliff>', 1],
  ['TRN002', 'xliff', '<xliff version="1.2"><file source-language="de" target-language="ar"/></xliff>', 1],
  ['TRN002', 'xliff', '<xliff version="1.2">\n<file source-language="en"/>\n<file/></xliff>', 3],
  ['TRN001', 'po', 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n\nmsgctxt "ok"\nmsgid "OK"\nmsgstr "a "b" c"\n', 7],
  ['TRN001', 'po', 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n\nmsgctxt "ok"\nmsgid "OK"\nmsgstr "a\n', 8],
  ['TRN001', 'po', 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n\nmsgctxt "ok"\nmsgid "OK"\n', 5],
  ['TRN001', 'po', 'Dear translator', 1],
  ['TRN002', 'po', '', 1],
  ['TRN001', 'csv', '"id","en","ar"\n"ok","OK","a\n', 2],
  ['TRN001', 'csv', '"id","en","ar"\n"ok","OK","a "b" c"\n', 2],
  ['TRN001', 'csv', 'id,en,ar\nok,OK\n', 2],
  ['TRN002', 'csv', 'order;price\n', 1],
  ['TRN002', 'csv', '', 1],
] satisfies [string, string, string, number][])(
  '[I18-102] %s: a broken %s is told at its line',
  (code, name, text, line) => {
    const format = FORMATS.find(one => one.name === name) ?? xliff
    const { problems, writes } = imported(inputsOf(fixture()), format, text)
    expect(problems).toMatchObject([{ code, line }])
    expect(writes).toEqual(new Map())
  },
)

test('[I18-102] XLIFF comes back with a prefix before its elements, where a tool gives their namespace one', () => {
  const inputs = inputsOf(fixture())
  const text = exported(inputs, 'ar', xliff)
  const prefixed = text.replace(/<(\/?)(?=[a-z])/g, '<$1x:').replace(' xmlns=', ' xmlns:x=')
  expect(prefixed).toContain('<x:target state="translated">')
  expect(imported(inputs, xliff, prefixed)).toMatchObject({ problems: [], taken: [{ changed: [] }] })
  const changed = prefixed.replace('بك في {brand}', 'بك في متجر {brand}')
  expect(imported(inputs, xliff, changed)).toMatchObject({ problems: [], taken: [{ changed: [expect.any(String)] }] })
  const spoilt = prefixed.replace('بك في {brand}', 'بك في <x:g id="1"/>')
  expect(codes(imported(inputs, xliff, spoilt))).toEqual(['TRN008'])
  // Another namespace, whatever its elements are called.
  const foreign = prefixed.replace('xliff:document:1.2', 'other')
  expect(codes(imported(inputs, xliff, foreign))).toEqual(['TRN002'])
})

test('[I18-102] elements in a translation are refused, marks of sentences are read, entities are plain letters', () => {
  const inputs = inputsOf(fixture())
  const text = exported(inputs, 'ar', xliff)
  const spoilt = imported(inputs, xliff, text.replace('بك في {brand}', 'بك في <x id="1"/>'))
  expect(codes(spoilt)).toEqual(['TRN008'])
  const marked = text.replace('مرحبًا بك في {brand}', '<mrk mtype="seg" mid="0">مرحبًا بك في {brand}</mrk>')
  expect(imported(inputs, xliff, marked)).toMatchObject({ problems: [], taken: [{ changed: [] }] })
  const bomb = '<!DOCTYPE xliff [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
  expect(codes(imported(inputs, xliff, text.replace(/\n/, `\n${bomb}\n`).replace('بك في {brand}', '&b;')))).toEqual([
    'TRN001',
  ])
})

test('[I18-102] a spreadsheet of another country comes back: other separators, cells without marks, empty rows', () => {
  const inputs = inputsOf(fixture())
  const text = '\uFEFFid;en;ar\nok;OK;نعم، تم\n;;\ngreeting;"Welcome to {brand}";"مرحبًا; {brand} ""هنا"""'
  const { problems, taken } = imported(inputs, csv, text)
  expect(problems).toEqual([])
  expect(taken).toEqual([{ locale: 'ar', changed: ['greeting', 'ok'], renewed: [] }])
})

test('[I18-102] a spreadsheet without its column of states confirms nothing that English left behind; what changed in it does', () => {
  const files = fixture()
  files.set(RECORD, recorded(inputsOf(files)))
  const inputs = inputsOf(plant(files, EN, 'Hello from {brand}', 'Welcome to {brand}'))
  const rows = exported(inputs, 'ar', csv).replace(/^(\uFEFF?"[^"]*","[^"]*","[^"]*").*$/gm, '$1')
  expect(rows.split('\n')[0]).toMatch(/"ar"$/)
  expect(imported(inputs, csv, rows)).toEqual({
    ...{ problems: [], writes: new Map() },
    taken: [{ locale: 'ar', changed: [], renewed: [] }],
  })
  expect(imported(inputs, csv, rows.replace('مرحبًا بك', 'أهلًا بك')).taken).toEqual([
    { locale: 'ar', changed: ['greeting'], renewed: ['greeting'] },
  ])
})

test('[I18-102] [GEN-113] an English text that was new when its translation came is outdated once it changes', () => {
  const files = fixture()
  files.set(RECORD, recorded(inputsOf(files)))
  plant(files, EN, '"ok": "OK",\n  "fresh": "Fresh"', '"ok": "OK"')
  const inputs = inputsOf(files)
  const rows = exported(inputs, 'ar', csv).replace(/^("fresh","Fresh"),""/m, '$1,"طازج"')
  const { writes, taken } = imported(inputs, csv, rows)
  expect(taken).toEqual([{ locale: 'ar', changed: ['fresh'], renewed: [] }])
  for (const [path, text] of writes) files.set(path, text)
  expect(staleKeys(inputsOf(plant(files, EN, '"Fresher"', '"Fresh"')), 'ar')).toEqual(['fresh'])
})

test('[I18-102] translators get notes on placeholders, numbers of a plural form and places', () => {
  const units = unitsOf(project, 'pl')
  const few = units.find(({ id }) => id === 'bulk_rows[many=few]')
  expect(few && notesOf(project, 'pl', few)).toEqual([
    'Keep {number} as written: the portal puts a value there.',
    'For numbers such as 2, 3, 4, 22, 23 (plural form "few").',
  ])
  const shown = units.filter(({ key }) => places.has(key)).length / units.length
  expect(shown).toBeGreaterThan(0.9)
})

test('every code of translation files is tried here', () => {
  const tried = [
    'TRN001',
    'TRN002',
    'TRN003',
    'TRN004',
    'TRN005',
    'TRN006',
    'TRN007',
    'TRN008',
    'TRN009',
    'TRN010',
    'TRN011',
  ]
  expect(Object.keys(CODES).filter(code => code.startsWith('TRN'))).toEqual(tried)
})

/** A sign as the format writes it inside a text. */
function written(format: Format, sign: string): string {
  if (format === csv) return sign.replace('"', '""')
  const signs: Record<string, string> = format === xliff ? { '&': '&amp;', '"': '&quot;' } : { '"': '\\"' }
  return signs[sign] ?? sign
}

/** An exported file with the translation of a unit that had none. */
function filled(text: string, format: Format, id: string, target: string): string {
  if (format === xliff) {
    const start = text.indexOf(`id="${id}"`)
    const at = text.indexOf('</source>', start) + '</source>'.length
    return `${text.slice(0, at)}<target>${target}</target>${text.slice(at)}`
  }
  if (format === csv) {
    const start = text.indexOf(`\n"${id}",`)
    return text.slice(0, start) + text.slice(start).replace(',"",', `,"${target}",`)
  }
  const start = text.indexOf(`msgctxt "${id}"`)
  return text.slice(0, start) + text.slice(start).replace('msgstr ""', `msgstr "${target}"`)
}
