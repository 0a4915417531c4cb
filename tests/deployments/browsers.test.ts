// What the built scripts and style sheets ask of a browser, held against package.json's `browserslist` (Q120, docs/browsers.md).
import { expect, test } from 'vitest'
import { type Lack, of2018 } from '../../scripts/supported-browsers.ts'
import { lacksOfScript, lacksOfStyles } from './browser-support.ts'
import { allPages, filesOf, pairs, textOf } from './sites.ts'

/** What a supported browser lacks and why nobody misses it there. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'text-wrap': 'lines break as they always did',
  'text-wrap: balance': 'lines break as they always did',
  'text-wrap: pretty': 'lines break as they always did',
  'word-break: auto-phrase': 'lines break inside Japanese phrases',
  'text-align: match-parent': 'a block of the other direction starts at its side',
  'text-size-adjust': 'only phones with a wide layout enlarge text by themselves',
  'user-select': 'written with its prefix too',
  hyphens: 'written with its prefix too',
  '-webkit-tap-highlight-color': 'only touch browsers that know it draw one',
  'mask-image': 'written with its prefix too',
  'scrollbar-width': 'the usual scroll bar',
  'scrollbar-width: none': 'the usual scroll bar',
  'scrollbar-width: thin': 'the usual scroll bar',
  'overflow-anchor': 'the page scrolls as usual',
  'overflow-anchor: none': 'the page scrolls as usual',
  'content-visibility': 'rows out of sight are drawn too',
  'content-visibility: auto': 'rows out of sight are drawn too',
  'content-visibility: visible': 'rows are drawn anyway, and the page of questions opens its answers to print them',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'break-after: avoid': 'a heading may be the last line of a page of paper',
  ':details-content': 'the page of questions opens its answers to print them',
  'field-sizing': 'src/ui/TextField.tsx sets the rows',
  'field-sizing: content': 'src/ui/TextField.tsx sets the rows',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  ':-webkit-search-cancel-button': 'belongs to the engines that draw one',
  ':-webkit-progress-bar': 'belongs to one engine; the others have their own rule',
  ':-webkit-progress-value': 'belongs to one engine; the others have their own rule',
  ':-moz-progress-bar': 'belongs to one engine; the others have their own rule',
  '(scripting)': 'what needs a script is shown by that script, and what nobody awaits without one is merely more',
  '@page': 'the sheet gets the margins of the printer',
  size: "the label is printed on the printer's own paper",
  ':has': 'marks a box once more whose control is marked already',
  resize: 'phones offer no handle',
  'resize: none': 'phones offer no handle',
  'cursor: grab': 'phones have no cursor',
  'cursor: grabbing': 'phones have no cursor',
  'cursor: pointer': 'phones have no cursor',
  'cursor: not-allowed': 'phones have no cursor',
  'cursor: progress': 'phones have no cursor',
  'cursor: default': 'phones have no cursor',
  // In libraries, which look before they call.
  'Element.checkVisibility': 'React Aria measures where it is missing',
  'Uint8Array.toBase64': 'jose encodes by itself where it is missing',
  'Uint8Array.fromBase64': 'jose decodes by itself where it is missing',
  'Document.startViewTransition': 'React asks first',
  'AbortSignal.any': 'src/platform gives it to browsers without it',
  'new VideoFrame': 'MapLibre asks first',
  'new Intl.Segmenter': 'MapLibre asks first',
  'Iterator.toArray': "MapLibre's own class has a method of this name",
  'Iterator.take': "MapLibre's own class has a method of this name",
  'Set.difference': "MapLibre's own class has a method of this name",
  'Element.touchstart': "MapLibre's own handlers have methods of this name",
  'Element.touchmove': "MapLibre's own handlers have methods of this name",
  'Element.touchend': "MapLibre's own handlers have methods of this name",
  rx: 'the sign of the origin in the drawing of an empty list is a ring there, by its attribute',
  'Error.captureStackTrace': 'asked first; it only shortens a trace',
}

const line = (file: string, { feature, browsers }: Lack) => `${file}: ${feature} is missing in ${browsers.join(', ')}`

// Most files of two pairs are the same, and then have the same name.
const files = new Map(pairs.flatMap(pair => filesOf(pair).map(file => [file, pair])))

test('[CST-109] what was built asks nothing of a browser that a supported one lacks', () => {
  const faults: string[] = []
  for (const [file, pair] of files) {
    const lacksOf = /\.m?js$/.test(file) ? lacksOfScript : file.endsWith('.css') ? lacksOfStyles : undefined
    for (const lack of lacksOf?.(textOf(pair, file)) ?? [])
      if (!(lack.feature in ACCEPTED)) faults.push(line(file, lack))
  }
  expect(faults).toEqual([])
})

test('[CST-109] the width of a window is asked for in words that browsers know in which public pages stay readable', () => {
  const ranges = [...files].filter(
    ([file, pair]) => file.endsWith('.css') && /@media[^{]*[<>]/.test(textOf(pair, file)),
  )
  expect(ranges).toEqual([])
})

test('[CST-109] a backdrop has a colour in browsers in which it has no properties of the page', () => {
  const lacking = [...files].filter(
    ([file, pair]) => file.endsWith('.css') && /::backdrop\{[^}]*var\(--[\w-]+\)/.test(textOf(pair, file)),
  )
  expect(lacking).toEqual([])
})

test('[CST-109] what shows an order in an older browser asks nothing of it that one of 2018 lacks', () => {
  const scripts = allPages.flatMap(({ pair, file, html }) =>
    [...html.matchAll(/<script[^>]* data-words=[^>]*>([\s\S]*?)<\/script>/g)].map(([, source = '']) => ({
      pair,
      file,
      source,
    })),
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const { pair, file, source } of scripts) {
    const lacks = lacksOfScript(source, of2018).map(lack => line(file, lack))
    expect([pair, lacks]).toEqual([pair, []])
  }
})

test('the check sees what is too young', () => {
  const features = (lacks: Lack[]) => lacks.map(({ feature }) => feature).sort()
  const script =
    'Map.groupBy(a, b); a.toSpliced(0, 1); URL.parse(x); x.at(0); a.share?.(); new Intl.Segmenter(); new Intl.Collator()'
  expect(features(lacksOfScript('a.flatMap(b); a.map(b); Object.entries(a); Object.fromEntries(a)', of2018))).toEqual([
    'Array.flatMap',
    'Object.fromEntries',
  ])
  expect(features(lacksOfScript(script))).toEqual(['Array.toSpliced', 'Map.groupBy', 'URL.parse', 'new Intl.Segmenter'])
  expect(
    features(
      lacksOfStyles(
        'a{color:light-dark(red,blue)}b{color:oklch(0.5 0 0)}c{& d{color:red}}e{color:color-mix(in srgb,red,blue)}@media (scripting:none){f{color:red}}g{content:"a" / "b"}',
      ),
    ),
  ).toEqual(['&', '(scripting)', 'color-mix()', 'content: … / …', 'light-dark()', 'oklch()'])
  expect(lacksOfStyles('@supports (color: oklch(0 0 0)) { a { color: oklch(0.5 0 0) } }')).toEqual([])
})
