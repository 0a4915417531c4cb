import { readdirSync, readFileSync } from 'node:fs'
import { converter, differenceEuclidean, parse, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emitTheme } from '#generator/emit/theme.ts'
import { art } from '#generator/theme/art.ts'
import { contrast, lightnessContrast } from '#generator/theme/colour.ts'
import { checkTheme, contrastTable } from '#generator/theme/contrast.ts'
import { colouringOf, type LookSource, lookOf } from '#generator/theme/look.ts'
import { derivePalette } from '#generator/theme/palette.ts'
import { BRAND_ROLES, ROLES } from '#generator/theme/roles.ts'

const brandsFolder = new URL('../../brands/', import.meta.url)
const looks = readdirSync(brandsFolder).map(id => {
  const { colors, look } = JSON.parse(readFileSync(new URL(`${id}/brand.json`, brandsFolder), 'utf8'))
  return { id, primary: colors.primary as string, look: look as LookSource['look'] }
})

const PRIMARIES = {
  talabat: '#FF5A00',
  foodpanda: '#D70F64',
  pandago: '#7A1FA2',
  pandasend: '#00796B',
  'hunger-station': '#FFDD00',
  efood: '#C8102E',
  foody: '#3B5BDB',
  glovo: '#F2A900',
}

const oklch = converter('oklch')
const hexByte = fc.integer({ min: 0, max: 255 }).map(value => value.toString(16).padStart(2, '0'))
const paleByte = fc.integer({ min: 200, max: 255 }).map(value => value.toString(16).padStart(2, '0'))
const anyColour = fc
  .oneof(fc.tuple(hexByte, hexByte, hexByte), fc.tuple(paleByte, paleByte, hexByte))
  .map(rgb => `#${rgb.join('')}`)

describe.each(Object.entries(PRIMARIES))('%s %s', (id, primary) => {
  test('[GEN-003] every pair of the contrast table reads in both schemes', () => {
    const rows = contrastTable(primary)
    expect(new Set(rows.map(row => row.scheme))).toEqual(new Set(['light', 'dark']))
    expect(rows.filter(row => row.measured < row.needed)).toEqual([])
  })

  test('[GEN-003] the brand is shown as it is: its surface is the primary colour, and so is a fill on which text reads', () => {
    const { brand, light } = derivePalette(primary)
    const fill = id === 'talabat' ? '#d14800' : primary.toLowerCase()
    expect([brand.brand, light.primary]).toEqual([primary.toLowerCase(), fill])
  })
})

describe('the token sheet', () => {
  test('[GEN-003] names every role once, with colours of sRGB only', () => {
    const css = emitTheme('#7A1FA2')
    for (const role of [
      ...ROLES,
      ...BRAND_ROLES,
      'art-ink',
      'chart-bar',
      'scrim',
      'shadow-1',
      'shadow-2',
      'shadow-3',
      'shadow-up',
    ]) {
      expect(css.match(new RegExp(`^ {2}--${role}: `, 'gm')), role).toHaveLength(1)
    }
    const { brand, light, dark } = derivePalette('#7A1FA2')
    for (const shade of [brand, light, dark].flatMap(shades => Object.values(shades)))
      expect(shade).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('[GEN-003] two brands give different tokens, one brand always the same', () => {
    const sheets = Object.values(PRIMARIES).map(primary => emitTheme(primary))
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(emitTheme('#FF5A00')).toBe(emitTheme('#ff5a00'))
  })

  test('[CST-109] asks nothing of a browser that the oldest supported ones lack', () => {
    for (const primary of Object.values(PRIMARIES))
      expect(emitTheme(primary)).not.toMatch(/light-dark|color-mix|oklch|oklab|from /)
  })

  test('the sheet of one brand, as printed', () => {
    expect(emitTheme('#FFDD00')).toMatchSnapshot()
  })

  test.each(looks)(
    '$id: the bars of a chart are seen (WCAG 1.4.11), and the one that is pointed at is another',
    ({ primary, look }) => {
      const palette = derivePalette(primary, look)
      for (const scheme of ['light', 'dark'] as const) {
        const { surface, text } = palette[scheme]
        const bar = art(palette, scheme)['chart-bar']
        expect(contrast(bar, surface), scheme).toBeGreaterThanOrEqual(3)
        expect(contrast(text, bar), scheme).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test.each(looks)('$id: what is chosen has not the fill of a mistake', ({ primary, look }) => {
    const palette = derivePalette(primary, look)
    // How far apart two pale fills must be to be told from each other, in OKLab.
    for (const [scheme, apart] of [
      ['light', 0.012],
      ['dark', 0.03],
    ] as const) {
      const { selected, 'danger-soft': mistake } = palette[scheme]
      expect(differenceEuclidean('oklab')(selected, mistake), scheme).toBeGreaterThan(apart)
    }
  })

  test.each(looks)('$id: the ring of the focus is no line of a mistake', ({ primary, look }) => {
    const palette = derivePalette(primary, look)
    for (const scheme of ['light', 'dark'] as const) {
      const { focus, 'danger-ink': mistake } = palette[scheme]
      const [ring, line] = [oklch(parse(focus)), oklch(parse(mistake))]
      const turned = Math.abs((ring?.h ?? 0) - (line?.h ?? 0)) % 360
      const isGrey = (ring?.c ?? 0) < 0.03
      expect([scheme, isGrey || Math.min(turned, 360 - turned) >= 45]).toEqual([scheme, true])
    }
  })

  test.each(looks)('$id: in the dark, map and panels have one temperature', ({ primary, look }) => {
    const { look: chosen, dark } = derivePalette(primary, look)
    const [land, panel] = [oklch(parse(dark['map-land'])), oklch(parse(dark.surface))]
    const isTinted = (land?.c ?? 0) > 0.005 && (panel?.c ?? 0) > 0.003
    const turned = Math.abs((land?.h ?? 0) - (panel?.h ?? 0)) % 360
    const isOpposed = isTinted && Math.min(turned, 360 - turned) > 30
    expect([chosen.map.tone, isOpposed]).toEqual([chosen.map.tone, false])
  })

  test('a word that is no colour is refused', () => {
    expect(() => emitTheme('brandish')).toThrow('"brandish" is not a colour')
    expect(() => checkTheme('#12345')).toThrow('is not a colour')
  })
})

const lookSchema = JSON.parse(readFileSync(new URL('../../schema/brand.schema.json', import.meta.url), 'utf8'))
  .properties.look.properties as Record<string, { enum?: unknown[]; properties?: Record<string, { enum?: unknown[] }> }>
const anyOf = (choices: Record<string, { enum?: unknown[] }>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(choices).flatMap(([key, { enum: values }]) => (values ? [[key, fc.constantFrom(...values)]] : [])),
    ),
    { requiredKeys: [] },
  )
const anyLook = fc
  .tuple(anyOf(lookSchema), anyOf(lookSchema['map']?.properties ?? {}), anyOf(lookSchema['hero']?.properties ?? {}))
  .map(([flat, map, hero]) => ({ ...flat, map, hero }) as LookSource['look'])

describe('the look of a brand', () => {
  test.each(looks)('[GEN-003] $id: every pair of the contrast table reads with its own look', ({ primary, look }) => {
    expect(contrastTable(primary, look).filter(row => row.measured < row.needed)).toEqual([])
  })

  test('[CFG-103] any look reads with any colour that passes', () => {
    fc.assert(
      fc.property(anyColour, anyLook, (primary, look) => {
        const check = checkTheme(primary, look)
        if (check.ok) return
        expect(new Set(check.failures.map(({ role, scheme }) => `${role} ${scheme}`))).toEqual(
          new Set(['primary light']),
        )
      }),
      { seed: 5, numRuns: 120 },
    )
  })

  test('what is left out follows from the colour: dark words on a light colour ask for heavier headings', () => {
    expect(lookOf({ colors: { primary: '#FFDD00' } })).toMatchObject({ headingWeight: 700, map: { tone: 'warm' } })
    expect(lookOf({ colors: { primary: '#3B5BDB' } })).toMatchObject({ headingWeight: 650, map: { tone: 'cool' } })
    expect(lookOf({ colors: { primary: '#777777' } })).toMatchObject({
      map: { tone: 'neutral' },
      hero: { layout: 'map' },
    })
  })

  test('no transition takes more than 250 ms, whatever the look', () => {
    fc.assert(
      fc.property(anyLook, look => {
        const lengths = emitTheme('#7A1FA2', look).matchAll(/--motion-\w+: (\d+)ms/g)
        for (const [, length] of lengths) expect(Number(length)).toBeLessThanOrEqual(250)
      }),
      { seed: 3, numRuns: 40 },
    )
  })

  test('the eight brands differ in more than their colour', () => {
    const sameColour = looks.map(({ look }) => emitTheme('#7A1FA2', look))
    expect(new Set(sameColour).size).toBe(looks.length)
  })

  test('a brand with a typeface and drawings of its own names them; a typeface that is late is not used, so nothing shifts', () => {
    const headingFont = [
      { href: '/_assets/one.woff2', ranges: ['U+20-7E', 'U+A0'] },
      { href: '/_assets/two.woff2', ranges: ['U+370-3FF'] },
    ]
    const css = emitTheme('#7A1FA2', undefined, { headingFont, empty: '/_assets/empty.svg' })
    expect(css.match(/src: url\(\S+\)/g)).toEqual(headingFont.map(({ href }) => `src: url(${href})`))
    expect(css.match(/unicode-range: .+;/g)).toEqual(['unicode-range: U+20-7E, U+A0;', 'unicode-range: U+370-3FF;'])
    expect(css.match(/font-display: \w+/g)).toEqual(['font-display: optional', 'font-display: optional'])
    expect(css).toContain('--heading-face: "Headings 1", "Headings 2",;')
    expect(css).toContain('--empty-drawing: url(/_assets/empty.svg);')
    expect(css).toContain('--empty-built: hidden;')
    expect(css).not.toContain('--not-found')
    expect(emitTheme('#7A1FA2')).not.toMatch(/@font-face|heading-face|-drawing|empty-built/)
  })

  test('of a look with mistakes only what is known decides colours', () => {
    expect(colouringOf({ map: { tone: 'loud', water: 'teal' }, hero: { ground: 7 } })).toEqual({
      map: { water: 'teal' },
      hero: {},
    })
    expect(colouringOf('sharp')).toEqual({ map: {}, hero: {} })
  })
})

test('the contrast of WCAG 2 is that of culori, to the last digit, with or without an opacity', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      expect(contrast(one, other)).toBe(wcagContrast(one, other))
      expect(contrast(`${one}80`, other.toUpperCase())).toBe(wcagContrast(one, other))
    }),
  )
})

describe('lightness contrast (APCA)', () => {
  // The values that its authors publish for implementations to be held to.
  test.each([
    ['#888888', '#ffffff', 63.056469930209424],
    ['#ffffff', '#888888', 68.54146436644962],
    ['#000000', '#aaaaaa', 58.146262578561334],
    ['#aaaaaa', '#000000', 56.24113336839742],
    ['#112233', '#ddeeff', 91.66830811481631],
    ['#ddeeff', '#112233', 93.06770049484275],
    ['#112233', '#444444', 8.32326136957393],
    ['#444444', '#112233', 7.526878460278154],
  ])('%s on %s', (text, background, published) => {
    expect(lightnessContrast(text, background)).toBeCloseTo(published, 6)
  })

  test('what must be read has Lc 75 in every brand, other text of body size 60, and both have rows in both schemes', () => {
    const rows = looks.flatMap(({ primary, look }) => contrastTable(primary, look)).filter(row => row.measure === 'lc')
    const least = (role: string, scheme: string) =>
      Math.min(...rows.filter(row => row.role === role && row.scheme === scheme).map(row => row.measured))
    for (const scheme of ['light', 'dark']) {
      for (const role of ['text', 'text-muted', 'danger-ink', 'warning-ink', 'success-ink', 'info-ink'])
        expect(least(role, scheme), `${role} ${scheme}`).toBeGreaterThanOrEqual(75)
      for (const role of ['on-primary', 'on-cover', 'primary-ink', 'map-label'])
        expect(least(role, scheme), `${role} ${scheme}`).toBeGreaterThanOrEqual(60)
    }
  })

  test('a mid tone on which neither black nor white reads becomes the nearest fill that carries text', () => {
    const { light } = derivePalette('#FF5A00')
    expect(light['on-primary']).toBe('#ffffff')
    expect(lightnessContrast('#000000', '#ff5a00')).toBeLessThan(60)
    fc.assert(
      fc.property(anyColour, anyLook, (primary, look) => {
        const low = contrastTable(primary, look).filter(row => row.measure === 'lc' && row.measured < row.needed)
        expect(low).toEqual([])
      }),
      { seed: 13, numRuns: 120 },
    )
  })
})

describe('fills', () => {
  const lightness = (colour: string) => oklch(parse(colour))?.l ?? Number.NaN

  test.each([
    ['#FFDD00', 'dark'],
    ['#F2A900', 'dark'],
    ['#FF5A00', 'white'],
    ['#7A1FA2', 'white'],
    ['#D70F64', 'white'],
    ['#000000', 'white'],
  ])('text on %s is %s, by measured contrast', (primary, kind) => {
    const { light } = derivePalette(primary)
    expect(light['on-primary'] === '#ffffff' ? 'white' : 'dark').toBe(kind)
  })

  test('a fill that would sink into a dark page is lifted there, the brand surface is not', () => {
    const { brand, dark } = derivePalette('#101022')
    expect(lightness(dark.primary)).toBeGreaterThan(lightness(brand.brand) + 0.2)
    expect(brand.brand).toBe('#101022')
    expect(derivePalette('#FFDD00').dark.primary).toBe('#ffdd00')
  })

  test('the shade under the pointer differs from its fill', () => {
    fc.assert(
      fc.property(anyColour, primary => {
        const { light, dark } = derivePalette(primary)
        return light['primary-hover'] !== light.primary && dark['primary-hover'] !== dark.primary
      }),
      { seed: 7, numRuns: 150 },
    )
  })
})

describe('[CFG-103] which colours give no accessible theme', () => {
  test.each(['#FFFFFF', '#FEFEFE', '#FFFF00', '#E8E8E8', '#F5FFFA'])(
    '%s cannot be distinguished from a white page',
    primary => {
      const check = checkTheme(primary)
      if (check.ok) throw new Error(`${primary} passed`)
      expect(check.failures.map(failure => failure.role)).toContain('primary')
      for (const failure of check.failures) expect(failure.measured).toBeLessThan(failure.needed)
      expect(checkTheme(check.nearest)).toEqual({ ok: true })
    },
  )

  test.each(['#000000', '#111122', '#767676', '#808080', '#E2E2E2', '#00FF00', '#0000FF'])('%s works', primary => {
    expect(checkTheme(primary)).toEqual({ ok: true })
  })

  test('white gives the measured ratio and the lightest grey that passes', () => {
    expect(checkTheme('#FFFFFF')).toEqual({
      ok: false,
      failures: [
        { role: 'primary', against: 'surface', scheme: 'light', measure: 'ratio', measured: 1, needed: 1.2 },
        { role: 'primary', against: 'surface-raised', scheme: 'light', measure: 'ratio', measured: 1, needed: 1.2 },
        {
          role: 'primary',
          against: 'surface-sunken',
          scheme: 'light',
          measure: 'ratio',
          measured: expect.closeTo(1.07, 2),
          needed: 1.2,
        },
      ],
      nearest: '#e2e2e2',
    })
  })

  test('for any colour: it passes exactly when every row of its table does, and what is proposed instead passes', () => {
    fc.assert(
      fc.property(anyColour, primary => {
        const check = checkTheme(primary)
        expect(check.ok).toBe(contrastTable(primary).every(row => row.measured >= row.needed))
        if (!check.ok) {
          expect(checkTheme(check.nearest)).toEqual({ ok: true })
          // Nothing else than nearness to the page can be wrong with a colour.
          expect(new Set(check.failures.map(({ role, scheme }) => `${role} ${scheme}`))).toEqual(
            new Set(['primary light']),
          )
        }
      }),
      { seed: 11, numRuns: 150 },
    )
  })
})

describe('what no brand changes', () => {
  const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
  const languages: string[] = JSON.parse(
    readFileSync(new URL('../../schema/locale.schema.json', import.meta.url), 'utf8'),
  ).enum

  // Latin, Greek and Cyrillic share one stack.
  const ownScript = languages.filter(tag => /^(ar|ur|bn|km|lo|th|my|ja|zh)$|^zh-/.test(tag))

  test.each(ownScript)('%s has faces of its own script', tag => {
    const rules = css.split('}').filter(rule => rule.includes(`:lang(${tag})`))
    expect(rules.some(rule => rule.includes('--font:'))).toBe(true)
  })

  test('no list inside :lang(): a browser that does not know it drops the whole rule', () => {
    expect(css).not.toMatch(/:lang\([^)]*,/)
  })

  test('no direction is named: a right-to-left page is the same sheet', () => {
    expect(css).not.toMatch(/\b(left|right)\b/)
  })
})
