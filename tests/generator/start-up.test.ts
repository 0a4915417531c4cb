// What makes a build fail at its start, one wrong value at a time in the real files.
import { beforeAll, expect, test } from 'vitest'
import { provideDeployment, setting } from '#deployment'
import { check } from '#generator/check/index.ts'
import { assemble } from '#generator/load/assemble.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { resolve } from '#generator/resolve/index.ts'
import { ROOT } from '#generator/root.ts'
import { isInOneOf } from '../budgets/file-language.ts'

let inputs: Inputs
/** The files without most languages, which have nothing to do with what is changed here and take most of the time. */
let files: { path: string; bytes: Uint8Array }[]
beforeAll(async () => {
  inputs = await load(ROOT)
  files = [...inputs.bytes]
    .filter(([path]) => !path.startsWith('content/') || isInOneOf(['en', 'ar'], path))
    .map(([path, bytes]) => ({ path, bytes }))
})

/** The problems of a country file after one replacement in its text. */
function after(file: string, from: string | RegExp, to: string): string[] {
  const text = new TextDecoder().decode(inputs.bytes.get(file))
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  const bytes = new TextEncoder().encode(changed)
  return check(assemble(files.map(one => (one.path === file ? { path: file, bytes } : one))))
    .filter(problem => problem.file === file && problem.severity === 'error')
    .map(problem => `${problem.path}: ${problem.what} ${problem.hint ?? ''}`)
}

/** The problems of the country file of Norway after a change of what it holds. */
function afterChange(change: (country: Record<string, unknown>) => void): string {
  const country = JSON.parse(new TextDecoder().decode(inputs.bytes.get('countries/NO.json')))
  change(country)
  return after('countries/NO.json', /[\s\S]+/, JSON.stringify(country, null, 2)).join()
}

test.each([
  'languages.default',
  'languages.supported',
  'currency',
  'timezone',
  'phonePrefix',
  'defaultPaymentMethod',
  'registrationType',
  'minimumEtaMinutes',
  'links.registration',
  'links.privacy',
])('[CFG-003] a country without %s is refused', path => {
  const [name = '', part] = path.split('.')
  const said = afterChange(country => {
    if (part === undefined) delete country[name]
    else delete (country[name] as Record<string, unknown>)[part]
  })
  expect(said).toContain(part ?? name)
})

test('[CFG-011] a registration type other than PV and NPV is refused', () => {
  expect(afterChange(country => Object.assign(country, { registrationType: 'NPV' }))).toBe('')
  expect(afterChange(country => Object.assign(country, { registrationType: 'pv' }))).toContain('registrationType')
  expect(afterChange(country => Object.assign(country, { registrationType: 'PPV' }))).toContain('registrationType')
})

test('[CFG-006] an invalid language, as default or as supported, is refused', () => {
  expect(after('countries/NO.json', '"default": "nb_NO"', '"default": "nb_XX"').join()).toMatch(
    /languages\.default.*nb_XX/,
  )
  expect(
    after('countries/NO.json', '"supported": ["nb_NO", "en"]', '"supported": ["nb_NO", "english"]').join(),
  ).toMatch(/languages\.supported.*english/)
})

test('[CFG-007] an invalid default payment method is refused', () => {
  expect(
    after('countries/NO.json', '"defaultPaymentMethod": "PAID"', '"defaultPaymentMethod": "PAYED"').join(),
  ).toContain('PAID')
})

test('[CFG-009] a region of the geolocator other than asia and europe is refused', () => {
  expect(after('countries/NO.json', '"geolocatorRegion": "europe"', '"geolocatorRegion": "europa"').join()).toContain(
    'europe',
  )
})

test('[CFG-010] an unknown flag provider, or none, is refused', () => {
  expect(after('countries/NO.json', /"flagProviders": \[[^\]]*\]/, '"flagProviders": ["US"]')).not.toEqual([])
  expect(after('countries/NO.json', /"flagProviders": \[[^\]]*\]/, '"flagProviders": []')).not.toEqual([])
})

test('[CFG-012] reading an absent value raises "{name} not set" with its name', () => {
  const { deployment } = resolve(inputs, 'pandago', 'NO', 'prd')
  provideDeployment(() => deployment)
  expect(setting('settings.currency')).toBe('NOK')
  expect(setting('country.names.en')).toBe('Norway')
  for (const name of ['settings.pricing', 'settings.links.nowhere', 'toString', 'brand.__proto__'])
    expect(() => setting(name)).toThrow(`${name} not set`)
})

test('[CST-003] the minimum ETA of the reference deployment is 15', () => {
  expect(resolve(inputs, 'pandago', 'NO', 'prd').deployment.settings.minimumEtaMinutes).toBe(15)
})
