import { expect, test } from 'vitest'
import { withPreloads } from '#generator/preload'

const files = new Map([
  [
    '_assets/page.1.js',
    'import{a}from"./a.1.js";import"./b.1.js";import{m}from"#messages";const c=()=>import("./late.1.js")',
  ],
  ['_assets/a.1.js', 'import"./c.1.js";export const a=1'],
  ['_assets/b.1.js', 'import"./a.1.js"'],
  ['_assets/c.1.js', ''],
  ['_assets/late.1.js', ''],
])
const link = (name: string) => `<link rel="modulepreload" href="/_assets/${name}.1.js">`

test('[PUB-101] a page names what its scripts import, once each, behind the import map', () => {
  const html =
    '<head><script type="importmap">{}</script><script type="module" src="/_assets/page.1.js"></script></head>'
  const [before, after] = html.split('<script type="module"')
  expect(withPreloads(html, files)).toBe(`${before}${link('a')}${link('b')}${link('c')}<script type="module"${after}`)
})

test.each(['<p>no script</p>', '<script type="module" src="/_assets/c.1.js"></script>'])(
  '%s is left as it is',
  html => {
    expect(withPreloads(html, files)).toBe(html)
  },
)

test('[PUB-101] islands that load at once are asked for behind the style sheets, with what they import', () => {
  const island = (client: string, component: string) =>
    `<astro-island uid="i1" component-url="/_assets/${component}.1.js" component-export="X" renderer-url="/_assets/c.1.js" ssr client="${client}">`
  const html = `<head><script type="importmap">{}</script><link rel="stylesheet" href="/x.css"></head>${island('load', 'b')}${island('visible', 'late')}`
  const late = (name: string) => `<link rel="modulepreload" href="/_assets/${name}.1.js" fetchpriority="low">`
  expect(withPreloads(html, files)).toBe(html.replace('</head>', `${late('a')}${late('b')}${late('c')}</head>`))
})
