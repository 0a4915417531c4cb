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

test('[PUB-101] a page names what its scripts import, its words among them, once each, behind the import map', () => {
  const html =
    '<head><script type="importmap">{"imports":{"#messages":"/_assets/words.1.js"}}</script><script type="module" src="/_assets/page.1.js"></script></head>'
  const [before, after] = html.split('<script type="module"')
  const links = ['a', 'b', 'c', 'words'].map(link).join('')
  expect(withPreloads(html, files)).toBe(`${before}${links}<script type="module"${after}`)
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

test('[PUB-101] what the shell asks for at once comes with it; what others load later does not', () => {
  const parts = new Map([
    ...files,
    ['_assets/shell.2.js', 'import"./c.1.js";const c=()=>import(`./at-once.2.js`)'],
    ['_assets/at-once.2.js', 'import"./own.2.js"'],
    ['_assets/own.2.js', 'const d=()=>import("./late.1.js")'],
  ])
  const island =
    '<astro-island uid="i1" component-url="/_assets/shell.2.js" component-export="X" renderer-url="/_assets/c.1.js" ssr client="load">'
  const asked = [...withPreloads(`<head></head>${island}`, parts).matchAll(/href="\/_assets\/([\w.-]+)\.js"/g)]
  expect(asked.map(([, name]) => name)).toEqual(['c.1', 'shell.2', 'at-once.2', 'own.2'])
})
