import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initials } from '#ui/Avatar.tsx'
import { drawn } from './drawn.tsx'

// The policy of the sites allows no style attribute and no style element in a page.
test.each(Object.entries(drawn))('[CST-101] %s is drawn on the server without inline styles', (_, element) => {
  const html = renderToString(element)
  expect(html).not.toMatch(/\sstyle=|<style/)
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
