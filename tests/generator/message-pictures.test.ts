// Pictures of messages: marks that lead from a text on a page to its message, what is cropped, and what takes the place of what.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { NOT_REACHED, WITHOUT, withReasons } from '#generator/commands/message-pictures.ts'
import { messageKeys } from '#generator/render/browser-messages.ts'
import { cataloguePage } from '#generator/translation/catalogue-page.ts'
import { lastReadings } from '#generator/translation/language-status.ts'
import { MARK_LENGTH, markOf, withMarks } from '#generator/translation/marks.ts'
import { cropOf, type MessagePicture } from '#generator/translation/message-pictures.ts'
import { placeNotes } from '#generator/translation/notes.ts'
import { PLACE_RECORD, recordedPlaces, recordOf } from '#generator/translation/place-record.ts'
import { standInsFor, walksFor } from '#generator/translation/stand-ins.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const english = readFileSync(`${ROOT}/content/messages/en.json`, 'utf8')

const picture = (key: string, more: Partial<MessagePicture> = {}): MessagePicture => {
  return {
    key,
    english: key,
    file: `${key}.webp`,
    walk: 'request',
    screen: 'request',
    kind: 'text',
    window: 1280,
    ...more,
  }
}

describe('marks', () => {
  test('every message begins with a mark of its own, in each of its forms, and is itself behind it', () => {
    const keys = messageKeys(english)
    const marks = keys.map((_key, index) => markOf(index))
    expect(new Set(marks).size).toBe(keys.length)
    for (const mark of marks) expect(mark).toMatch(new RegExp(`^[\\u200b\\u00ad]{${MARK_LENGTH}}$`))
    const marked = JSON.parse(withMarks(english))
    expect(Object.keys(marked)).toEqual(Object.keys(JSON.parse(english)))
    expect(marked.common_log_in).toBe(`${marks[keys.indexOf('common_log_in')]}Log in`)
    const [forms] = marked.bulk_rows
    for (const text of Object.values<string>(forms.match))
      expect(text.startsWith(marks[keys.indexOf('bulk_rows')] ?? ' ')).toBe(true)
    expect(JSON.parse(withMarks(english).replace(/[\u200b\u00ad]/g, ''))).toEqual(JSON.parse(english))
  })

  test('more messages than marks are refused', () => {
    expect(() => markOf(2 ** MARK_LENGTH)).toThrow(/4097 messages/)
  })
})

describe('crops', () => {
  const page = { x: 0, y: 0, width: 1280, height: 2000 }

  test('a short text has what is around it, within the page', () => {
    const text = { x: 4, y: 1990, width: 40, height: 10 }
    const { x, y, width, height } = cropOf(text, page)
    expect([x, y]).toEqual([0, 2000 - height])
    expect(width).toBeGreaterThanOrEqual(480)
    expect(y + height).toBeLessThanOrEqual(page.height)
    expect(x <= text.x && x + width >= text.x + text.width).toBe(true)
  })

  test('of what is larger than a picture the beginning is shown', () => {
    const { x, y, width, height } = cropOf({ x: 10, y: 100, width: 1260, height: 1500 }, page)
    expect([x, y]).toEqual([6, 96])
    expect([width, height]).toEqual([900, 600])
  })

  test('a page that is smaller than a picture is shown whole', () => {
    expect(cropOf({ x: 5, y: 5, width: 10, height: 10 }, { x: 0, y: 0, width: 320, height: 100 })).toMatchObject({
      x: 0,
      y: 0,
      width: 320,
      height: 100,
    })
  })
})

describe('stand-ins', () => {
  const at = (file: string, line: number, statement = line) => [{ file, line, statement }]
  const places = new Map([
    ['shown', at('src/a/text.ts', 10)],
    ['same_function', at('src/a/text.ts', 12, 10)],
    ['same_table', at('src/a/text.ts', 60, 10)],
    ['next_function', at('src/a/text.ts', 15)],
    ['far_away', at('src/a/text.ts', 90)],
    ['elsewhere', at('src/b/text.ts', 10)],
    ['in_markup', at('islands/a/A.tsx', 10)],
    ['same_choice', at('islands/a/A.tsx', 10)],
    ['next_element', at('islands/a/A.tsx', 14)],
  ])

  test('a message takes the place of one that the same function or the same choice has', () => {
    const pictures = new Map(['shown', 'in_markup'].map(key => [key, picture(key, { lines: 1, fitting: 20 })]))
    expect(standInsFor([...places.keys()], pictures, places)).toEqual({
      shown: ['same_function', 'same_table'],
      in_markup: ['same_choice'],
    })
  })

  test('every message that can lend its place is asked, and the fewest walks that show one for each are walked again', () => {
    const pictures = new Map([
      ['shown', picture('shown', { lines: 1, walk: 'request' })],
      ['same_table', picture('same_table', { lines: 1, walk: 'bulk' })],
      ['in_markup', picture('in_markup', { lines: 1, walk: 'bulk' })],
    ])
    const standIns = standInsFor([...places.keys()], pictures, places)
    expect(standIns).toEqual({
      shown: ['same_function'],
      same_table: ['same_function'],
      in_markup: ['same_choice'],
    })
    expect(walksFor(standIns, pictures)).toEqual(['bulk'])
  })

  test('never that of a name or of another stand-in', () => {
    const pictures = new Map([
      ['shown', picture('shown', { kind: 'aria-label' })],
      ['in_markup', picture('in_markup', { lines: 1, inPlaceOf: 'next_element' })],
    ])
    expect(standInsFor([...places.keys()], pictures, places)).toEqual({})
  })
})

test('notes say the screen, the room, and honestly what is not the text itself', () => {
  expect(placeNotes(picture('a', { lines: 1, fitting: 24 }))).toEqual([
    'Screen: request',
    'Room for about 24 characters in one line, in a window of 1280 px.',
  ])
  expect(placeNotes(picture('a', { kind: 'aria-label', screen: 'history › Photos' }))).toEqual([
    'Screen: history › Photos',
    'Not a text on the page but its aria-label.',
  ])
  expect(placeNotes(picture('a', { inPlaceOf: 'b', lines: 2, fitting: 90 }))).toEqual([
    'Screen: request',
    'Photographed in the place of b, which is shown there in other cases.',
    'Room for about 90 characters in 2 lines, in a window of 1280 px.',
  ])
})

test('the page shows each picture with its text, and names what has none; markup in a text stays text', () => {
  const page = cataloguePage(
    [
      ['one', 'A <b>text</b>'],
      ['two', 'Other'],
    ],
    new Map([['one', picture('one')]]),
  )
  expect(page).toContain('1 of 2 messages have a picture.')
  expect(page).toContain('A &lt;b&gt;text&lt;/b&gt;')
  expect(page).toContain('<img src="one.webp"')
  expect(page).toMatch(/Without a picture<\/h2>\n<ul>\n<li>two/)
})

test('the record of places comes back as it was, and keeps what is not photographed anew', () => {
  const pictures = new Map([
    ['a', picture('a', { lines: 1, fitting: 24 })],
    ['b', picture('b', { kind: 'aria-label', screen: 'history › Photos' })],
    ['c', picture('c', { inPlaceOf: 'a', lines: 2, fitting: 90 })],
  ])
  const text = recordOf(['a', 'b', 'c', 'd'], pictures, new Map())
  const read = recordedPlaces(text)
  expect([...read.keys()]).toEqual(['a', 'b', 'c'])
  expect(read.get('a')).toEqual({ key: 'a', screen: 'request', kind: 'text', window: 1280, lines: 1, fitting: 24 })
  expect(read.get('c')?.inPlaceOf).toBe('a')
  expect(recordOf(['a', 'b', 'c'], new Map(), read)).toBe(text)
  expect([...recordedPlaces(recordOf(['b'], new Map(), read)).keys()]).toEqual(['b'])
})

test.each([
  ['<<<<<<< HEAD', '"<<<<<<< HEAD" is left of a half-done merge. Keep the rows that are right'],
  ['=======', '"=======" is left of a half-done merge.'],
  ['b\trequest', 'The row has no kind. Write message, screen, kind, window in pixels, with a tab between them'],
  ['b request text 1280', 'The row has no screen.'],
  ['b\trequest\ttext\twide', 'The row has no window in pixels.'],
])('a record of places with the line %j is refused, and not read as one without places', (line, why) => {
  expect(() => recordedPlaces(`# for readers\na\trequest\ttext\t1280\n${line}\n`)).toThrow(`${PLACE_RECORD}:3: ${why}`)
})

test('a table of reasons, or of readings, that is half merged is refused', () => {
  expect(() => withReasons(['a'], new Map(), 'a\tIn a file alone\n>>>>>>> theirs\n')).toThrow(`${WITHOUT}:2: `)
  expect(() => lastReadings('pl\taaaaaaa\n')).toThrow('docs/second-readings.tsv:1: The row has no date')
})

test('what has no picture keeps its reason; what has one since then is no longer named', () => {
  const before = '# for readers\na\tIn a file alone\nb\tIn a file alone\n'
  expect(withReasons(['a', 'b', 'c'], new Map([['b', picture('b')]]), before)).toBe(
    '# for readers\na\tIn a file alone\nc\tNo walk has shown it yet\n',
  )
})

test('[I18-103] every message has its place on record or a reason why it has none, and 98 of a hundred have a place', () => {
  const keys = messageKeys(english)
  const places = recordedPlaces(readFileSync(`${ROOT}/${PLACE_RECORD}`, 'utf8'))
  const rows = readFileSync(`${ROOT}/${WITHOUT}`, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
  const reasons = new Map(rows.map(([key = '', reason = '']) => [key, reason]))
  const how = `see docs/how-to-translate.md: walk with \`portal messages pictures\`, or write the reason into ${WITHOUT}`
  expect(
    keys.filter(key => !places.has(key) && [undefined, '', NOT_REACHED].includes(reasons.get(key))),
    `messages without a place and without a reason; ${how}`,
  ).toEqual([])
  expect(
    [...reasons.keys()].filter(key => places.has(key) || !keys.includes(key)),
    'reasons for messages that have a place, or that do not exist',
  ).toEqual([])
  expect(
    [...places.keys()].filter(key => !keys.includes(key)),
    'places of messages that do not exist',
  ).toEqual([])
  for (const [key, { screen, kind, window }] of places)
    expect([screen !== '', kind !== '', window > 0], key).toEqual([true, true, true])
  expect(places.size / keys.length).toBeGreaterThanOrEqual(0.98)
})
