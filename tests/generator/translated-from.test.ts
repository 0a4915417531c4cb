import { expect, test } from 'vitest'
import { messageStatus } from '#generator/check/messages.ts'
import { recorded, staleKeys, unrecordedKeys, withRecordAfter } from '#generator/check/translated-from.ts'
import { type Files, fixture, inputsOf, plant } from './faults/fixture.ts'

const RECORD = 'content/messages/translated-from.json'
const EN = 'content/messages/en.json'

/** A third language next to Arabic, with the English texts and a record of all. */
function recordedProject(): Files {
  const files = fixture()
  files.set('content/messages/sv.json', files.get(EN) ?? '')
  return files.set(RECORD, recorded(inputsOf(files)))
}
const changed = (files: Files): Files => plant(files, EN, '"ok": "Fine"', '"ok": "OK"')
const renew = (files: Files, locale: string, keys: readonly string[] = []): Files =>
  files.set(RECORD, recorded(inputsOf(files), { locale, keys }))
const stale = (files: Files) => ['ar', 'sv'].map(locale => staleKeys(inputsOf(files), locale))

test('[GEN-113] nothing is stale while English stays', () => {
  expect(stale(recordedProject())).toEqual([[], []])
})

test('[GEN-113] a change of English marks every language as outdated until it is renewed', () => {
  const files = changed(recordedProject())
  expect(stale(files)).toEqual([['ok'], ['ok']])
  expect(stale(renew(files, 'ar', ['ok']))).toEqual([[], ['ok']])
  expect(stale(renew(files, 'sv'))).toEqual([[], []])
  expect(JSON.parse(String(files.get(RECORD)))).toMatchObject({ renewed: {} })
})

test('[GEN-113] a renewal of one text leaves the others stale', () => {
  const files = plant(changed(recordedProject()), EN, 'Hello from', 'Welcome to')
  expect(stale(renew(files, 'ar', ['greeting']))).toEqual([['ok'], ['greeting', 'ok']])
})

test('[GEN-113] English that changes twice is stale again for who followed once', () => {
  const files = renew(changed(recordedProject()), 'ar')
  expect(stale(plant(files, EN, '"ok": "Right"', '"ok": "Fine"'))).toEqual([['ok'], ['ok']])
})

test('[GEN-113] new English texts are taken in, those that are gone fall out', () => {
  const files = recordedProject()
  plant(files, EN, '"ok": "OK",\n  "fresh": "Fresh"', '"ok": "OK"')
  expect(unrecordedKeys(inputsOf(files))).toEqual(['fresh'])
  files.set(RECORD, recorded(inputsOf(files)))
  expect(unrecordedKeys(inputsOf(files))).toEqual([])
  plant(files, EN, '"ok": "OK"', '"ok": "OK",\n  "fresh": "Fresh"')
  expect(recorded(inputsOf(files))).not.toContain('fresh')
})

test('[GEN-113] the status counts what is stale; a project without a record has nothing stale', () => {
  const files = changed(recordedProject())
  const row = () => messageStatus(inputsOf(files)).find(({ locale }) => locale === 'ar')
  expect(row()?.stale).toEqual(['ok'])
  files.delete(RECORD)
  expect(row()?.stale).toEqual([])
})

test('[GEN-113] of texts that are replaced, those that changed follow English, and those that English left behind do not', () => {
  const before = inputsOf(recordedProject())
  const files = plant(changed(recordedProject()), EN, 'Hello from', 'Welcome to')
  plant(files, EN, '"ok": "Fine",\n  "fresh": "Fresh"', '"ok": "Fine"')
  plant(files, 'content/messages/sv.json', '"ok": "Okej"', '"ok": "OK"')
  const after = withRecordAfter(before, inputsOf(files))
  expect(['ar', 'sv'].map(locale => staleKeys(after, locale))).toEqual([['greeting', 'ok'], ['greeting']])
  expect(unrecordedKeys(after)).toEqual([])
  expect(withRecordAfter(after, after).translatedFrom?.text).toBe(after.translatedFrom?.text)
})

test('[GEN-113] a text that nobody had recorded is one of the English text that was there, not of the one that takes its place', () => {
  const files = recordedProject()
  plant(files, EN, '"ok": "OK",\n  "fresh": "Fresh"', '"ok": "OK"')
  plant(files, 'content/messages/sv.json', '"ok": "OK",\n  "fresh": "Färsk"', '"ok": "OK"')
  const before = inputsOf(files)
  const after = inputsOf(plant(files, EN, '"fresh": "Newest"', '"fresh": "Fresh"'))
  expect(staleKeys(withRecordAfter(before, after), 'sv')).toEqual(['fresh'])
})

test.each(['a record', 'English'])('[GEN-113] %s that does not parse makes no record anew', what => {
  const files = recordedProject()
  files.set(what === 'English' ? EN : RECORD, '{')
  const before = inputsOf(files)
  expect(withRecordAfter(before, before).translatedFrom?.text).toBe(before.translatedFrom?.text)
  files.delete(RECORD)
  expect(withRecordAfter(before, inputsOf(files)).translatedFrom).toBeUndefined()
})
