import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initials } from '#ui/Avatar.tsx'
import { Address } from '../../islands/page/Contact.tsx'
import type { Format } from '../../islands/page/use-format.ts'
import { drawn } from './drawn.tsx'

// The policy of the sites allows no style attribute and no style element in a page.
test.each(Object.entries(drawn))('[CST-101] %s is drawn on the server without inline styles', (_, element) => {
  const html = renderToString(element)
  expect(html).not.toMatch(/\sstyle=|<style/)
})

test('[TRK-108] an address is drawn as parts, each isolated in its own direction, with the comma of the language', () => {
  const html = (text: string, comma: string) =>
    renderToStaticMarkup(createElement(Address, { text, format: { comma } as Format }))
  expect(html('2, 7 Rosenborg, Bygdøy allé 23', ', ')).toBe(
    '<bdi dir="auto"><bdi dir="auto">Bygdøy allé 23</bdi>, <bdi dir="auto">7 Rosenborg</bdi>, <bdi dir="auto">2</bdi></bdi>',
  )
  expect(html(', 7 Rosenborg, شارع الملك فيصل 23', '، ')).toBe(
    '<bdi dir="rtl"><bdi dir="rtl">شارع الملك فيصل 23</bdi>، <bdi dir="auto">7 Rosenborg</bdi></bdi>',
  )
})

test('a field is named by its label and described by what is wrong', () => {
  const html = renderToString(drawn.TextField)
  const id = html.match(/<label for="([^"]+)"/)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('dir="ltr"')
})

test.each([
  ['Løkka Blomster', 'L\u200cB'],
  ['  ingrid   solberg hansen ', 'I\u200cS'],
  ['- Frogner', 'F'],
  ['田中', '田'],
  // Letters with marks, which are characters of their own.
  ['E\u0301lodie ʻOlena', 'E\u0301\u200cʻ'],
  ['मिठाई घर', 'मि\u200cघ'],
  ['ကော်ဖီ', 'ကော်'],
  ['12b Kiosk', '1\u200cK'],
  ['', ''],
  ['+ ?', ''],
])('the letters of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
