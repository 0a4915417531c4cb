import { describe, expect, test } from 'vitest'
import { integrityFor, integrityOf, withPreloads } from '#generator/adapters/astro-modules.ts'
import { readPage } from '#generator/adapters/html.ts'

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
  const renderer = '<script type="module" async fetchpriority="low" src="/_assets/c.1.js"></script>'
  expect(withPreloads(html, files)).toBe(html.replace('</head>', `${late('a')}${late('b')}${renderer}</head>`))
})

test('[PUB-101] what the shell calls with comes with it, and what reads the first answers; flags come behind all, and what others load later does not', () => {
  const parts = new Map([
    ...files,
    ['_assets/shell.2.js', 'import"./c.1.js";const c=()=>import(`./client.2.js`),d=()=>import(`./flags.2.js`)'],
    ['_assets/flags.2.js', ''],
    ['_assets/client.2.js', 'import"./own.2.js";const a={b:()=>import(`./vendor.2.js`),c:()=>import(`./order.2.js`)}'],
    ['_assets/own.2.js', 'const d=()=>import("./late.1.js")'],
    ['_assets/vendor.2.js', ''],
    ['_assets/order.2.js', ''],
  ])
  const island =
    '<astro-island uid="i1" component-url="/_assets/shell.2.js" component-export="X" renderer-url="/_assets/c.1.js" ssr client="load">'
  const asked = [
    ...withPreloads(`<head></head>${island}</body>`, parts).matchAll(/(?:href|src)="\/_assets\/([\w.-]+)\.js"/g),
  ]
  expect(asked.map(([, name]) => name)).toEqual(['shell.2', 'client.2', 'own.2', 'vendor.2', 'c.1', 'flags.2'])
})

test('[PUB-101] where a script of a screen begins with the shell, what it calls with is as urgent as that script', () => {
  const parts = new Map([
    ['_assets/begin.2.js', 'import"./shell.2.js"'],
    ['_assets/shell.2.js', 'const c=()=>import("./client.2.js")'],
    ['_assets/client.2.js', ''],
  ])
  const begin = '<script type="module" src="/_assets/begin.2.js"></script>'
  const asked = ['shell.2', 'client.2'].map(name => `<link rel="modulepreload" href="/_assets/${name}.js">`)
  expect(withPreloads(`<head></head><body>${begin}</body>`, parts)).toBe(
    `<head></head><body>${asked.join('')}${begin}</body>`,
  )
})

test('[PUB-101] an entrance asks for what the shell calls with, and a screen for what asks for flags, behind all that it is used with', () => {
  const parts = new Map([
    ['_assets/shell.2.js', 'const c=()=>import("./client.2.js"),f=()=>import("./flags.2.js")'],
    ['_assets/client.2.js', ''],
    ['_assets/flags.2.js', ''],
  ])
  const page = (of: string) =>
    `<head></head><body class="${of}"><astro-island component-url="/_assets/shell.2.js" renderer-url="/_assets/shell.2.js" client="load"></body>`
  const calls = '<link rel="modulepreload" href="/_assets/client.2.js" fetchpriority="low">'
  const [head, body] = withPreloads(page('entrance on-brand'), parts).split('</head>')
  expect(head).not.toContain('client.2.js')
  expect(body).toMatch(new RegExp(`${calls}</body>$`))
  expect(body).not.toContain('flags')
  const [before, behind] = withPreloads(page('portal'), parts).split('</head>')
  expect(before).toContain(calls)
  expect(before).not.toContain('flags')
  expect(behind).toMatch(/<link rel="modulepreload" href="\/_assets\/flags[.]2[.]js" fetchpriority="low"><\/body>$/)
})

test('[PUB-101] a page with messages asks for its style sheets before all it carries in its head', () => {
  const viewport = '<meta name="viewport" content="width=device-width">'
  const sheets = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">'
  const map = '<script type="importmap">{"imports":{"#messages":"/_assets/words.1.js"}}</script>'
  const asked = '<link rel="preload" as="style" href="/a.css"><link rel="preload" as="style" href="/b.css">'
  expect(withPreloads(`<head>${viewport}${map}${sheets}</head>`, files)).toBe(
    `<head>${viewport}${asked}${map}${sheets}</head>`,
  )
  const toRead = `<head>${viewport}${sheets}</head>`
  expect(withPreloads(toRead, files)).toBe(toRead)
})

test('where the shape of a screen is in its page, the style sheets come behind its bar', () => {
  const viewport = '<meta name="viewport" content="width=device-width">'
  const [own, other] = ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/b.css">']
  const asked = '<link rel="preload" as="style" href="/a.css"><link rel="preload" as="style" href="/b.css">'
  const map = '<script type="importmap">{"imports":{"#messages":"/_assets/words.1.js"}}</script>'
  const shape = '<style id="shape">body{}</style>'
  const [bar, below] = [
    '<header class="topbar"></header>',
    '<p class="no-script" id="old-browser" hidden></p><main></main>',
  ]
  expect(withPreloads(`<head>${viewport}${shape}${map}${own}${other}</head><body>${bar}${below}</body>`, files)).toBe(
    `<head>${viewport}${asked}${shape}${map}</head><body>${bar}${own}${other}${below}</body>`,
  )
})

describe('[CST-105] the integrity of every module', () => {
  const files = new Map([
    ['_assets/page.1.js', 'import"./shared.2.js";import("./late.3.js")'],
    ['_assets/shared.2.js', 'import"#messages"'],
    ['_assets/late.3.js', '0'],
    ['_assets/messages.en.4.js', '1'],
    ['_assets/reading.5.js', '2'],
    ['_assets/worker-6.js', '3'],
  ])
  const screen =
    '<script type="importmap">{"imports":{"#messages":"/_assets/messages.en.4.js"}}</script><script id="deployment"></script><astro-island component-url="/_assets/page.1.js"></astro-island><script type="module" src="/_assets/page.1.js"></script>'
  const reading = '<script type="module" src="/_assets/reading.5.js"></script>'
  const entrance =
    '<script id="deployment"></script><body class="entrance on-brand"><script type="module" src="/_assets/late.3.js"></script>'
  const pages = [screen, reading, entrance, '<p>words</p>'].map(html => ({ html, facts: readPage(html) }))
  const finish = integrityFor(pages, files)
  const withIntegrity = (html: string) =>
    pages.filter(page => page.html === html).map(page => finish(page, html))[0] ?? ''
  const namedIn = (html: string) => Object.keys(JSON.parse(/importmap">(.*?)</.exec(html)?.[1] ?? '{}').integrity)

  test('what a screen imports, now or later, is in its import map, with the words of its own language', () => {
    const html = withIntegrity(screen)
    expect(namedIn(html)).toEqual([
      '/_assets/messages.en.4.js',
      '/_assets/late.3.js',
      '/_assets/page.1.js',
      '/_assets/shared.2.js',
      '/_assets/worker-6.js',
    ])
    expect(html).toContain(integrityOf('0'))
  })

  test('an entrance names what entrances can load', () => {
    expect(namedIn(withIntegrity(entrance))).toEqual(['/_assets/late.3.js'])
  })

  test('the element that loads a module names its integrity too', () => {
    const named = (name: string, text: string) =>
      `<script type="module" src="/_assets/${name}.js" integrity="${integrityOf(text)}"></script>`
    expect(withIntegrity(reading)).toContain(named('reading.5', '2'))
    expect(withIntegrity(screen)).toContain(named('page.1', files.get('_assets/page.1.js') ?? ''))
  })

  test('the renderer of the islands is in an element, with its integrity', () => {
    const island = '<astro-island component-url="/_assets/page.1.js" renderer-url="/_assets/shared.2.js" client="load">'
    const html = withPreloads(`<head></head>${island}`, files)
    const page = { html, facts: readPage(html) }
    const named = integrityFor([page], files)(page, html)
    expect(named).toContain(
      `src="/_assets/shared.2.js" integrity="${integrityOf('import"#messages"')}"></script></head>`,
    )
  })

  test('a page to read gets a map of its own, before its first module', () => {
    const html = withIntegrity(reading)
    expect(namedIn(html)).toEqual(['/_assets/reading.5.js'])
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'))
  })

  test('a page without modules stays as it is', () => {
    expect(withIntegrity('<p>words</p>')).toBe('<p>words</p>')
  })
})
