import { expect, test } from 'vitest'
import { inEnglish, markEnglishMarkup } from '../../src/english-texts.ts'

const hello = inEnglish((name: string) => `Hello ${name}`)

test('a text without a translation keeps its direction wherever it is put', () => {
  expect(hello('Ada')).toBe('\u2066Hello Ada\u2069')
})

test.each([
  ['an element of its own', `<p>${hello('Ada')}</p>`, `<p lang="en" dir="ltr">${hello('Ada')}</p>`],
  [
    'an element with attributes',
    `<a href="/faq" data-note="a > b">\n  ${hello('Ada')} </a>`,
    `<a href="/faq" data-note="a > b" lang="en" dir="ltr">\n  ${hello('Ada')} </a>`,
  ],
  [
    'a button with a drawing',
    `<button><svg viewBox="0 0 1 1"><path d="M0"/></svg>${hello('Ada')}</button>`,
    `<button lang="en" dir="ltr"><svg viewBox="0 0 1 1"><path d="M0"/></svg>${hello('Ada')}</button>`,
  ],
])('%s with an English text has its lang', (_, html, marked) => {
  expect(markEnglishMarkup(`<div>${html}</div>`)).toBe(`<div>${marked}</div>`)
})

test.each([
  ['with other words next to it', `<p>أهلا ${hello('Ada')}</p>`],
  ['with an element next to it', `<p>${hello('Ada')} <b>أهلا</b></p>`],
  ['that names its language', `<p lang="en">${hello('Ada')}</p>`],
  ['without an English text', '<p>أهلا</p>'],
])('an element %s stays as it is', (_, html) => {
  expect(markEnglishMarkup(html)).toBe(html)
})
