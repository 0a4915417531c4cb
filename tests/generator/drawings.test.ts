import { expect, test } from 'vitest'
import { checkSvg } from '#generator/check/svg.ts'
import { formatProblems } from '#generator/diagnostics.ts'
import { svg } from './faults/planting.ts'

const SHAPE = '<circle r="9"/>'
const problemsOf = (text: string) => checkSvg({ path: 'logo.svg', text }, 26)
const withViewBox = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${SHAPE}</svg>`

const PLAIN: [name: string, text: string][] = [
  ['a drawing as large as it may be', `${svg(SHAPE)}${' '.repeat(16_384)}`.slice(0, 16_384)],
  ['an XML declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg(SHAPE)}`],
  ['comments, with tags in them', svg(`<!-- a </g>\n </g> -->${SHAPE}<!-- </g> -->`)],
  ['title and description', svg(`<title>North</title>${SHAPE}<desc>A circle</desc>`)],
  ['characters by their names and numbers', svg(`<title>&amp;&lt;&gt;&quot;&apos;&#38;&#x2F;&#xaF;</title>${SHAPE}`)],
  [
    'the name space of links',
    svg(`<circle id="a" r="9"/><use xlink:href="#a"/>`, ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  ],
  [
    'what readers of screens and old programs ask for',
    svg(SHAPE, ' role="img" aria-hidden="true" focusable="false" version="1.1" preserveAspectRatio="none"'),
  ],
  ['an id that is a number of another attribute', svg('<circle id="9" r="9"/><rect width="9" height="9"/>')],
  [
    'a reference in quotes, with spaces',
    svg(`<clipPath id="a"><rect width="9" height="9"/></clipPath><circle r="9" clip-path="url( '#a' )"/>`),
  ],
  [
    'a reference in other quotes',
    svg(`<clipPath id="ab"><rect width="9" height="9"/></clipPath><circle r="9" clip-path='url("#ab")'/>`),
  ],
  ['a view box with more spaces', withViewBox(' 0  0 26\n26 ')],
  ['a view box with commas', withViewBox('0,0, 26 ,26')],
]

test.each(PLAIN)('[CFG-002] %s is plain', (_name, text) => {
  expect(formatProblems(problemsOf(text))).toBe('No problems.\n')
})

const OTHER: [name: string, text: string][] = [
  ['nothing', ''],
  ['a comment alone', '<!-- a circle -->'],
  ['another root', '<g/>'],
  ['a link as the root', '<use xlink:href="#a"/>'],
  ['two roots', `${svg(SHAPE)}${svg(SHAPE)}`],
  ['text behind the root', `${svg(SHAPE)}\n  more`],
  ['letters', svg(`\n  N ${SHAPE}`)],
  ['letters in an element that may not be', svg(`<text> N</text>${SHAPE}`)],
  ['a program', `<?php echo 1 ?>${svg(SHAPE)}`],
  ['an end without its start', svg(`</g>${SHAPE}`)],
  ['an entity that is none', svg(`<title>a &nbsp; b</title>${SHAPE}`)],
  ['a number of a character without its end', svg(`<title>&#38</title>${SHAPE}`)],
  ['an attribute without quotes', svg('<circle r=9/>')],
  ['a shape of another file', svg(`${SHAPE}<use href="a.svg#b"/>`)],
  ['a number of another attribute as an id', svg(`${SHAPE}<use href="#9"/>`)],
  [
    'an id with one letter too few',
    svg(`<clipPath id="a"><rect width="9" height="9"/></clipPath><circle r="9" clip-path="url(#ab)"/>`),
  ],
  ['a fill of another host behind a space', svg('<circle r="9" fill="url( //evil.example/a#b)"/>')],
  ['a fill hidden behind an escape', svg('<circle r="9" fill="u\\72l(x)"/>')],
  ['a clip path alone', svg(`<clipPath id="a">${SHAPE}</clipPath>`)],
  ['a mask alone', svg(`<mask id="a">${SHAPE}</mask>`)],
  ['a linear gradient alone', svg('<linearGradient id="a"><stop offset="0"/></linearGradient>')],
  ['a radial gradient alone', svg('<radialGradient id="a"><stop offset="0"/></radialGradient>')],
  ['no view box', `<svg xmlns="http://www.w3.org/2000/svg">${SHAPE}</svg>`],
  ['another view box', withViewBox('0 0 24 24')],
  ['a view box of two numbers', withViewBox('26 26')],
]

test.each(OTHER)('[CFG-002] %s is told, with place and cure', (_name, text) => {
  const problems = problemsOf(text)
  expect(problems).not.toEqual([])
  expect(formatProblems(problems, { textOf: () => text })).toMatchSnapshot()
})
