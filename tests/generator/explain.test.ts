import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { explain, explainedAsText } from '#generator/explain/index.ts'
import { load } from '#generator/load/index.ts'
import { fixture, inputsOf } from './faults/fixture.ts'

const inputs = inputsOf(fixture())

test('[CFG-102] each value is printed with the file and line of the layer that set it', () => {
  const lines = ['currency', 'minimumEtaMinutes', 'links', 'asapMinutes'].flatMap(key =>
    explainedAsText(explain(inputs, 'north', 'SG', 'stg', key).entries),
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "settings.currency = "SGD"   countries/SG.json:23 (country)",
      "settings.minimumEtaMinutes = 20   brands/north/countries/SG.json:4 (pair)",
      "settings.links.apiDocs = "https://docs.example/"        brands/north/brand.json:23 (brand)",
      "settings.links.privacy = "https://sg.example/p"         brands/north/countries/SG.json:6 (pair)",
      "settings.links.registration = "https://join.example/"   countries/SG.json:37 (country)",
      "settings.asapMinutes = 60   schema/settings.schema.json:145 (default)",
    ]
  `)
})

test('[CFG-102] without a key every value comes, sorted', () => {
  const { entries } = explain(inputs, 'north', 'NO', 'san')
  const keys = entries.map(({ key }) => key)
  expect(keys).toEqual([...keys].sort())
  expect(keys).toContain('brand.name')
  expect(keys).toContain('environment.api')
  expect(keys).toContain('flags.Voucher')
  expect(entries.every(({ origin }) => origin.line > 0)).toBe(true)
})

test('[CFG-102] a key that is not set is a problem with a hint', () => {
  expect(explain(inputs, 'north', 'NO', 'san', 'curency').problems).toMatchObject([
    { code: 'CFG040', hint: 'Did you mean "currency"?' },
  ])
  expect(explain(inputs, 'north', 'NO', 'san', 'settings.linkz').problems).toMatchObject([
    { code: 'CFG040', hint: 'Did you mean "settings.links"?' },
  ])
  expect(explain(inputs, 'north', 'NO', 'test').problems).toMatchObject([{ code: 'CFG040' }])
})

test('[CFG-015] the reference deployment is the documented one', async () => {
  const real = await load(fileURLToPath(new URL('../..', import.meta.url)))
  const value = (key: string) => explain(real, 'pandago', 'NO', 'prd', key).entries[0]?.value
  expect(value('currency')).toBe('NOK')
  expect(value('brand.code')).toBe('PANDAGO')
  expect(value('languages.supported')).toEqual(['nb-NO', 'en'])
  expect(value('phonePrefix')).toBe('+47')
  expect(value('timezone')).toBe('Europe/Oslo')
  expect(value('defaultPaymentMethod')).toBe('PAID')
  expect(value('minimumEtaMinutes')).toBe(15)
  expect(value('registrationType')).toBe('PV')
})
