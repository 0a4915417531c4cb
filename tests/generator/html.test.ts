import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { position, readPage, withPolicy } from '#generator/adapters/html.ts'

const page = `<!doctype html><html lang="nb-NO"><head><meta charset="utf-8"><title>Hei</title>
<script type="importmap">{"imports":{}}</script><script>go()</script><script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{}</script>
<script type="module" src="/_assets/a.js"></script><link rel="stylesheet" href="/_assets/b.css"></head>
<body><h1 id="top-of-page" style="color:red">x</h1><a href="/faq?x=1#prices">a</a><a href="https://else.example">b</a>
<form action="/request-a-rider"></form><a href="#top-of-page">c</a></body></html>`

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('[CST-101] every inline script that a browser runs is hashed, data blocks are not', () => {
  expect(readPage(page).scriptHashes).toEqual([hashOf('{"imports":{}}'), hashOf('go()'), hashOf('{"prefetch":[]}')])
})

test('[GEN-106] same-origin addresses are found with their place, others are left out', () => {
  const { links } = readPage(page)
  expect(links.map(link => link.target)).toEqual([
    '/_assets/a.js',
    '/_assets/b.css',
    '/faq?x=1#prices',
    '/request-a-rider',
    '#top-of-page',
  ])
  expect(position(page, links[2]?.index ?? -1)).toEqual({ line: 4, column: 52 })
})

test('[GEN-106] anchors, language, title, shared files and inline styles are found', () => {
  const facts = readPage(page)
  expect([...facts.ids]).toEqual(['top-of-page'])
  expect(facts).toMatchObject({ language: 'nb-NO', title: 'Hei', assets: ['/_assets/a.js', '/_assets/b.css'] })
  expect(facts.inlineStyles.map(style => style.target)).toEqual(['h1'])
})

test('[CST-101] the shape of a screen is known by its hash, which the policy names', () => {
  const { styleHashes, inlineStyles } = readPage('<head><style id="shape">a{color:red}</style></head><p>x</p>')
  expect(styleHashes).toEqual([hashOf('a{color:red}')])
  expect(inlineStyles).toEqual([])
})

test('the title is the text of its element, signs and all, and not that of a drawing', () => {
  const html = '<title>Fruit &amp; more | pandago</title><svg><title>A pin</title></svg>'
  expect(readPage(html).title).toBe('Fruit & more | pandago')
})

test('[CST-101] the policy comes right after the character set, before everything that it governs', () => {
  expect(withPolicy(page, `default-src 'none'`)).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
  )
  expect(() => withPolicy('<html></html>', 'x')).toThrow('charset')
})
