import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createLocalFormat } from '#features/formats/local-format-text.ts'
import { commaOf } from '#features/formats/written-in.ts'
import { ArrivalTime } from '#islands/request/Summary.tsx'

vi.mock('#app/services.ts', () => ({}))

const NOW = Date.UTC(2026, 2, 3, 11)
const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

function drawn(language: string, from: number, dated: boolean): string {
  const local = createLocalFormat(language, { country: 'AE', language: 'ar', dateOrder: 'dayFirst' }, 'Asia/Dubai')
  const format = { ...local, comma: commaOf(language) }
  return renderToStaticMarkup(
    createElement(ArrivalTime, { arrival: { from, to: from + QUARTER_MS }, now: NOW, dated, format }),
  )
}

const times = '<bdi dir="ltr">16:00–16:15</bdi>'

test('the times of an arrival keep their direction and its day the comma of the language', () => {
  expect(drawn('ar', NOW + HOUR_MS, true)).toBe(`<bdi>الثلاثاء، 3 مارس</bdi>، ${times}`)
  expect(drawn('en', NOW + HOUR_MS, true)).toBe(`<bdi>Tue, 3 Mar</bdi>, ${times}`)
})

test('the day of an arrival is shown where it is chosen, or is another one than today', () => {
  expect(drawn('en', NOW + HOUR_MS, false)).toBe(times)
  expect(drawn('en', NOW + 25 * HOUR_MS, false)).toBe(`<bdi>Wed, 4 Mar</bdi>, ${times}`)
})
