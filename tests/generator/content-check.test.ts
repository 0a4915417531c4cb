import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkContent } from '#generator/check/content/check.ts'
import { CONTENT_CODES } from '#generator/check/content/codes.ts'
import { TRAITS } from '#generator/content/conditions.ts'
import { FACTS } from '#generator/content/facts.ts'
import type { TextFile } from '#generator/load/inputs.ts'
import type { Problem } from '#generator/model.ts'
import { allContentFiles, contentFiles, countries, country } from './content-source.ts'

const PRICES = 'content/faq/prices/en.md'
const PRICES_AR = 'content/faq/prices/ar.md'
const SHOPS = 'content/audiences/shops/en.md'
const SHOPS_AR = 'content/audiences/shops/ar.md'

/** The content of the project with one file changed. */
const changed = (path: string, change: (text: string) => string): TextFile[] =>
  contentFiles.map(file => (file.path === path ? { path, text: change(file.text) } : file))

const textOf = (path: string): string => contentFiles.find(file => file.path === path)?.text ?? ''

const behind = (marker: string, insert: string) => (text: string) => text.replace(marker, `${marker}${insert}`)
const instead = (marker: string, put: string) => (text: string) => text.replace(marker, put)
const atEnd = (more: string) => (text: string) => `${text}\n${more}\n`

/** Problems as one line each, without those that the change brings about in the other language. */
const printed = (problems: readonly Problem[], path: string) =>
  problems.filter(({ file }) => file === path).map(({ code, what }) => `${code} ${what}`)

const SURGE = '## Do prices go up at busy times? {#surge}'

/** Cash at the door costs extra in one country: all others lack the fact, however many are added. */
const ALL_OTHERS = `\\(${countries.length - 1} in all\\)$`

/** Code, file, the change, and what the problem says. */
const faults: (readonly [keyof typeof CONTENT_CODES, string, (text: string) => string, string | RegExp])[] = [
  ['CNT002', PRICES, text => `Hello\n\n${text}`, 'Text stands before the first heading'],
  ['CNT002', PRICES, instead('# Prices', '## Prices'), 'There is no "#" heading'],
  ['CNT002', PRICES, instead(SURGE, '# Do prices go up? {#surge}'), 'There is a second "#" heading'],
  ['CNT002', PRICES, instead(SURGE, '### Do prices go up? {#surge}'), 'A heading has 3 signs "#"'],
  ['CNT003', PRICES, instead('{#surge}', ''), '"Do prices go up at busy times?" has no id'],
  ['CNT003', PRICES, instead('{#surge}', '{#Surge Pricing}'), '"Surge Pricing" cannot be an id'],
  [
    'CNT004',
    PRICES,
    instead('{#surge}', '{#examples}'),
    'The id "examples" is there already, in content/faq/prices/en.md',
  ],
  [
    'CNT004',
    'content/faq/tracking/en.md',
    instead('{#follow}', '{#surge}'),
    'The id "surge" is there already, in content/faq/prices/en.md',
  ],
  [
    'CNT005',
    'content/faq/prices/ar.md',
    instead('{#surge}', '{#rush}'),
    '"surge" is expected here, as in English, not "rush"',
  ],
  ['CNT005', 'content/faq/prices/ar.md', atEnd('## جديد {#more}\n\nنص.'), '"more" is not in the English file'],
  [
    'CNT005',
    'content/faq/prices/ar.md',
    text => text.slice(0, text.indexOf('## هل يمكن أن تتغيّر')),
    /"fee-change" is expected here.*ends/,
  ],
  ['CNT006', PRICES, behind(SURGE, '\n\n<b>No</b>'), 'There is raw HTML'],
  ['CNT006', PRICES, behind(SURGE, '\n\n<script>alert()</script>'), 'There is raw HTML'],
  ['CNT007', PRICES, behind(SURGE, '\n\n[x](javascript:alert)'), 'A link leads to "javascript:alert"'],
  ['CNT007', PRICES, behind(SURGE, '\n\n[x](data:text/html,x)'), 'A link leads to "data:text/html,x"'],
  ['CNT007', PRICES, behind(SURGE, '\n\n[x](http://example.com)'), 'A link leads to "http://example.com"'],
  ['CNT007', PRICES, behind(SURGE, '\n\n[x](mailto:us@riders.example)'), 'A link leads to "mailto:us@riders.example"'],
  ['CNT007', PRICES, behind(SURGE, '\n\n[x](//example.com)'), 'A link leads to "//example.com"'],
  ['CNT008', PRICES, behind(SURGE, '\n\n![x](/faq)'), 'There is a part of the type "image"'],
  ['CNT008', PRICES, behind(SURGE, '\n\n`x`'), 'There is a part of the type "inlineCode"'],
  ['CNT008', PRICES, behind(SURGE, '\n\n> x'), 'There is a part of the type "blockquote"'],
  ['CNT008', PRICES, behind(SURGE, '\n\n[x](/faq "title")'), 'A link has a title'],
  ['CNT008', PRICES, behind(SURGE, '\n\n[x]\n\n[x]: /faq'), 'There is a part of the type "linkReference"'],
  ['CNT009', PRICES, behind(SURGE, '\n\nIt costs 4.75 per km.'), 'The figure "4.75" is typed in the text'],
  ['CNT009', PRICES, instead('busy times?', '24 hours?'), 'The figure "24" is typed in the text'],
  ['CNT009', 'content/faq/prices/ar.md', atEnd('بعد ١٢ كم'), 'The figure "١٢" is typed in the text'],
  ['CNT010', PRICES, behind(SURGE, '\n\n{{base_fees}}'), 'There is no fact "base_fees"'],
  ['CNT010', PRICES, behind(SURGE, '\n\n{{constructor}}'), 'There is no fact "constructor"'],
  ['CNT010', PRICES, behind(SURGE, '\n\n[x]({{privacy_link}})'), 'There is no fact "privacy_link"'],
  [
    'CNT011',
    PRICES,
    behind(SURGE, '\n\n{{cod_fee}}'),
    RegExp(`^\\{\\{cod_fee\\}\\} has no value in AE, BD, .*${ALL_OTHERS}`),
  ],
  ['CNT011', PRICES, behind(SURGE, '\n\n{when: prices} {{max_distance}}'), '{{max_distance}} has no value in PK, SG'],
  ['CNT011', PRICES, instead('{when: !areas, example_fee:8}', '{when: !areas}'), '{{example_fee}} has no value in MM'],
  ['CNT012', PRICES, behind(SURGE, '\n\n{when: cod_fe} x'), 'There is no condition "cod_fe"'],
  ['CNT012', PRICES, behind(SURGE, '\n\n{when: toString} x'), 'There is no condition "toString"'],
  ['CNT012', PRICES, instead('{each: areas}', '{each: cities}'), 'There is no list "cities"'],
  ['CNT013', PRICES, behind(SURGE, '\n\nNo {when: prices} surge.'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n{base_fee}'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n{{base_fee}'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n{each: areas} x'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n{{area_name}}'), '"area_name" is known in an item of {each: areas} only'],
  ['CNT013', PRICES, instead('{#surge}', '{#surge} really?'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n[x]({{brand}})'), '"{{brand}}" is not an address'],
  ['CNT012', PRICES, behind(SURGE, ' {when: cod_fe}'), 'There is no condition "cod_fe"'],
  ['CNT013', PRICES, behind(SURGE, ' {each: areas}'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n**{when: prices}** No.'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n- No.\n\n  {each: areas} No.'), 'Braces stand where they have no effect'],
  ['CNT013', PRICES, behind(SURGE, '\n\n[x](https://{{brand}})'), '"https://{{brand}}" is not an address'],
  ['CNT013', PRICES, behind(SURGE, '\n\n[x]({{privacy_url}}/x)'), '"{{privacy_url}}/x" is not an address'],
  [
    'CNT013',
    PRICES,
    behind(SURGE, '\n\n- {when: areas} {{area_name}}'),
    '"area_name" is known in an item of {each: areas} only',
  ],
  ['CNT014', PRICES, atEnd('## Nothing? {#nothing}'), '"Nothing?" has no answer'],
  [
    'CNT014',
    PRICES,
    atEnd('## Sometimes? {#sometimes}\n\n{when: cod_fee, prices} Yes.'),
    RegExp(`^"sometimes" has no answer in AE, .*${ALL_OTHERS}`),
  ],
  ['CNT014', PRICES, atEnd('## {#nameless}\n\nx'), 'The heading has no words'],
  ['CNT015', PRICES, behind(SURGE, '\n\n[x](/faq#nowhere)'), /^The link to "\/faq#nowhere" leads nowhere in AE/],
  ['CNT015', PRICES, behind(SURGE, '\n\n[x](/prices)'), /^The link to "\/prices" leads nowhere in AE/],
  ['CNT015', PRICES, behind(SURGE, '\n\n[x](/termsandconditions#surge)'), /^The link to .* leads nowhere/],
  [
    'CNT015',
    PRICES,
    behind(SURGE, '\n\n[x](/faq#cod-fee)'),
    RegExp(`^The link to "/faq#cod-fee" leads nowhere in AE.*${ALL_OTHERS}`),
  ],
  [
    'CNT015',
    PRICES,
    behind(SURGE, '\n\n[x](/accessibility-statement#report)'),
    /^The link to "\/accessibility-statement#report" leads nowhere in AE/,
  ],
  ['CNT017', 'content/faq/prices/ar.md', instead('{{cod_fee}}', 'رسومًا'), '"cod-fee" lacks {{cod_fee}}'],
  [
    'CNT017',
    'content/faq/prices/ar.md',
    instead('{#examples} {when: prices}', '{#examples} {when: base_fee}'),
    /^"examples" lacks \{when: prices\} and has \{when: base_fee\}/,
  ],
  ['CNT017', PRICES_AR, instead('{each: areas} ', ''), '"how-much" lacks {each: areas}'],
  [
    'CNT017',
    PRICES_AR,
    instead('{when: !areas, example_fee:8}', '{when: !areas, example_fee:3}'),
    '"examples" lacks {when: !areas, example_fee:8} and has {when: !areas, example_fee:3} that English has not',
  ],
  ['CNT017', PRICES_AR, instead('{{km:8}}: ', ''), '"examples" lacks {{km:8}}'],
  ['CNT017', PRICES_AR, instead('{{km:8}}: ', '{{km:8}} {{km:8}}: '), '"examples" has {{km:8}} that English has not'],
  ['CNT018', PRICES, text => text.slice(0, text.indexOf('## ')), '"Prices" has no section'],
  ['CNT019', PRICES, instead('You see the fee', 'You see [the fee](/faq)'), 'Plain text has a part of the type "link"'],
  ['CNT019', PRICES, instead('Do prices go up', 'Do *prices* go up'), 'Plain text has a part of the type "emphasis"'],
  ['CNT020', PRICES, behind(SURGE, '\n\n{when: prices} {{example_fee}}'), '"example_fee" needs a number of kilometres'],
  ['CNT020', PRICES, behind(SURGE, '\n\n{{brand:3}}'), '"brand" takes no number'],
  ...['km:0', 'km', 'km:', 'km:-1', 'km:08', 'km:1000', 'km:1.', 'km:x1', 'km:1x'].map(
    fact => ['CNT020', PRICES, behind(SURGE, `\n\n{{${fact}}}`), '"km" needs a number of kilometres'] as const,
  ),
  ['CNT020', PRICES, behind(SURGE, '\n\n{when: example_fee} x'), '"example_fee" needs a number of kilometres'],
  ['CNT020', PRICES, behind(SURGE, '\n\n{when: prices:3} x'), '"prices" takes no number'],
  ['CNT023', PRICES_AR, () => textOf(PRICES), 'All of this text is written in English'],
  ['CNT002', SHOPS, atEnd('# Shops {#shops}\n\nx'), /^The heading of the page is the field "heading"/],
  ['CNT002', SHOPS, instead('---\n\n##', '---\n\nHello\n\n##'), 'Text stands before the first heading'],
  ['CNT004', SHOPS, instead('{#payment}', '{#branches}'), `The id "branches" is there already, in ${SHOPS}`],
  ['CNT005', SHOPS_AR, instead('{#payment}', '{#money}'), '"payment" is expected here, as in English, not "money"'],
  ['CNT009', SHOPS, instead('lead: ', 'lead: In 60 minutes. '), 'The figure "60" is typed in the text'],
  ['CNT010', SHOPS, instead('description: ', 'description: {{brnd}} '), 'There is no fact "brnd"'],
  ['CNT011', SHOPS, instead('lead: ', 'lead: {{max_distance}} '), /^\{\{max_distance\}\} has no value in AE, /],
  ['CNT013', SHOPS, instead('lead: ', 'lead: {when: prices} '), 'Braces stand where they have no effect'],
  [
    'CNT017',
    SHOPS_AR,
    instead('title: ', 'title: {{asap_minutes}} '),
    '"title" has {{asap_minutes}} that English has not',
  ],
  ['CNT018', SHOPS, text => text.slice(0, text.indexOf('## ')), 'The page has no section'],
  ['CNT024', SHOPS, text => text.slice(text.indexOf('## ')), /^"name", "title", .*, "lead" missing/],
  ['CNT024', SHOPS, instead('\nlead: ', '\nled: '), 'There is no field "led"'],
  ['CNT024', SHOPS, instead('\nlead: ', '\nled: '), '"lead" missing between the lines "---"'],
  ['CNT024', SHOPS, instead('\nlead: ', '\nname: Kiosks\nlead: '), 'The field "name" is there already'],
  ['CNT024', SHOPS, instead('name: Shops', 'name:'), 'The field "name" has no words'],
  ['CNT024', SHOPS, instead('name: Shops', 'name: "Shops"'), 'The field "name" begins with "'],
  ['CNT024', SHOPS, instead('name: Shops', 'name: Shops\n  and more'), 'This line is no field'],
  ['CNT025', PRICES, instead('\n\n## ', '\n\n<<<<<<< HEAD\n\n## '), 'A line of a merge is left in the text'],
  ['CNT025', PRICES, instead('\n\n## ', '\n\n=======\n\n## '), 'A line of a merge is left in the text'],
  ['CNT025', PRICES, instead('\n\n## ', '\n>>>>>>> branch\n\n## '), 'A line of a merge is left in the text'],
]

describe('every fault is found and named', () => {
  test.each(faults)('%s in %s: %o gives "%s"', (code, path, change, what) => {
    const files = changed(path, change)
    expect(files.find(file => file.path === path)?.text).not.toBe(contentFiles.find(file => file.path === path)?.text)
    const found = printed(checkContent(files, countries), path)
    expect(found).toContainEqual(
      typeof what === 'string'
        ? `${code} ${what}`
        : expect.stringMatching(new RegExp(`${code} ${what.source.replace(/^\^/, '')}`)),
    )
  })

  test('CNT001 a file that is no content file', () => {
    for (const path of [
      'content/faq/pricing/en.md',
      'content/legal/terms/EN.md',
      'content/notes.md',
      'content/audiences/shops.md',
      'content/audiences/Shops/en.md',
      'content/audiences/shops/en/more.md',
    ]) {
      expect(printed(checkContent([...contentFiles, { path, text: '' }], countries), path)).toEqual([
        'CNT001 This is not a content file',
      ])
    }
  })

  test('[GEN-106] CNT016 a language that lacks a file, and English without one', () => {
    for (const path of ['content/faq/payment/ar.md', 'content/legal/terms/en.md']) {
      const files = contentFiles.filter(file => file.path !== path)
      expect(printed(checkContent(files, countries), path)).toEqual(['CNT016 The file is missing'])
    }
    expect(checkContent([], countries).every(({ code }) => code === 'CNT016')).toBe(true)
    expect(checkContent([], countries)).toHaveLength(10)
  })

  test('CNT016 an audience without its English text; in other languages it may be missing', () => {
    const without = (path: string) =>
      checkContent(
        contentFiles.filter(file => file.path !== path),
        countries,
      )
    expect(printed(without(SHOPS), SHOPS)).toEqual(['CNT016 The file is missing'])
    expect(without(SHOPS_AR)).toEqual([])
  })

  test('[GEN-106] CNT016 a language of a site with an accessibility statement that lacks it, and no other language', () => {
    const path = 'content/legal/accessibility-statement/ar.md'
    expect(contentFiles.filter(file => file.path === path)).toEqual([])
    expect(printed(checkContent(contentFiles, countries), path)).toEqual([])
    expect(printed(checkContent(contentFiles, countries, new Set(['ar'])), path)).toEqual([
      'CNT016 The file is missing',
    ])
  })

  test('every code is tried here', () => {
    // The last three are looked for in the whole project: validate-mutations.test.ts plants them.
    const tried = new Set<string>(['CNT001', 'CNT016', 'CNT021', 'CNT022', 'CNT023', ...faults.map(([code]) => code)])
    expect(Object.keys(CONTENT_CODES).filter(code => !tried.has(code))).toEqual([])
  })
})

describe('the sentences of a problem', () => {
  test('file, line and column of the very place, and how to fix it', () => {
    const files = changed(PRICES, behind(SURGE, '\n\nNo, it is {{base_fees}} flat.'))
    const line =
      (files
        .find(({ path }) => path === PRICES)
        ?.text.split('\n')
        .indexOf('No, it is {{base_fees}} flat.') ?? 0) + 1
    const problem = checkContent(files, countries).find(({ code }) => code === 'CNT010')
    expect(problem).toMatchObject({
      severity: 'error',
      file: PRICES,
      line,
      column: 11,
      endLine: line,
      endColumn: 24,
      path: 'surge',
      what: 'There is no fact "base_fees"',
      why: CONTENT_CODES.CNT010.why,
      hint: 'Did you mean "base_fee"?',
    })
  })

  test('of a field too', () => {
    const files = changed(SHOPS, instead('title: Delivery', 'title: Delivery by {{brnd}}'))
    const problem = checkContent(files, countries).find(({ code }) => code === 'CNT010')
    expect(problem).toMatchObject({ file: SHOPS, line: 3, column: 20, endColumn: 28, path: 'title' })
  })

  test('for a missing figure the problem names the missing condition', () => {
    const files = changed(PRICES, behind(SURGE, '\n\n{{example_fee:8}}'))
    const problem = checkContent(
      files,
      countries.filter(({ code }) => code === 'MM'),
    ).find(({ code }) => code === 'CNT011')
    expect(problem).toMatchObject({ column: 1, hint: 'Put {when: example_fee:8} before it' })
  })

  test('all problems come at once, in the order of the files', () => {
    const files = changed(PRICES, text => `${behind(SURGE, '\n\n<b>99</b> {{x}} ![i](/faq)')(text)}`)
    const here = checkContent(files, countries).filter(({ file }) => file === PRICES)
    expect(here.map(({ code }) => code)).toEqual(['CNT006', 'CNT009', 'CNT006', 'CNT010', 'CNT008'])
  })
})

test('the content of the project has no problem in any country', () => {
  expect(checkContent(allContentFiles, countries)).toEqual([])
})

test('a country without a value that the others have is named', () => {
  const { privacy: _, ...links } = country('NO').links
  const problems = checkContent(contentFiles, [country('SG'), { ...country('NO'), links }])
  expect(problems.map(({ file, code, what }) => `${file} ${code} ${what}`)).toEqual([
    'content/legal/terms/ar.md CNT011 {{privacy_url}} has no value in NO',
    'content/legal/terms/en.md CNT011 {{privacy_url}} has no value in NO',
  ])
})

test('the guide for writers lists every fact and every condition, and no other', () => {
  const guide = readFileSync('docs/how-to-write-content.md', 'utf8')
  const listed = [...guide.matchAll(/^\| `\{?\{?(\w+)(?::\d+)?\}?\}?` \|/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual([...Object.keys(FACTS), ...Object.keys(TRAITS)].sort())
})
