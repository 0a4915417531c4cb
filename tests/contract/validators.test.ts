// The validators that were compiled ahead of time: what they accept, what they are made of, and that they are up to date.
import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import * as addresses from '#validators/addresses.js'
import { validators } from '#validators/answers.js'
import * as strict from '#validators/strict.js'
import type { ValidationError, Validator } from '#validators/validator.d.ts'
import { drift, wireFilesToWrite } from '../../scripts/generate-wire.ts'
import { examples } from './examples.ts'

const folder = new URL('../../schema/generated/validators/', import.meta.url)
const modules = readdirSync(folder).filter(file => file.endsWith('.js'))
const closed = strict as Readonly<Record<string, Validator<unknown, ValidationError>>>
const pairs = Object.entries(examples).flatMap(([name, list]) => list.map((example, at) => ({ name, at, example })))

describe('[API-101] the closed validators', () => {
  test.each(pairs.filter(({ name }) => closed[`is${name}`]))('$name $at', ({ name, example }) => {
    const fits = closed[`is${name}`] as Validator<unknown, ValidationError>
    expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
    expect(fits([])).toBe(Array.isArray(example))
  })

  test('say where and which rule', () => {
    expect(strict.isCancelOrder({ vendor_id: 'v1', order_id: 'v1-1', reason: 'BORED', more: 1 })).toBe(false)
    expect(
      strict.isCancelOrder.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort(),
    ).toEqual([' additionalProperties', '/reason enum'])
  })

  test('count characters, not UTF-16 units', () => {
    const [order] = examples.PlaceOrder ?? []
    const described = (description: string) => ({ ...order, order: { ...order?.order, description } })
    expect(strict.isPlaceOrder(described('🎂'.repeat(200)))).toBe(true)
    expect(strict.isPlaceOrder(described('🎂'.repeat(201)))).toBe(false)
  })
})

describe('the validators of the browser', () => {
  const read = Object.entries(validators) as [string, () => Promise<Validator<unknown>>][]

  test.each(read)('%s takes its examples, also with a field that is new', async (name, load) => {
    const fits = await load()
    const list = examples[name as keyof typeof examples] ?? []
    expect(list.length).toBeGreaterThan(0)
    for (const example of list) {
      expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
      if (Array.isArray(example) || ['FlagFile', 'RemoteTranslations'].includes(name)) continue
      expect(fits({ ...(example as object), unheardOf: { deep: [1] } }), JSON.stringify(fits.errors)).toBe(true)
      expect(fits({}), 'an empty answer').toBe(['StoredFilters', 'StoredVendors'].includes(name))
    }
  })

  test('a stored order is shown though its texts are longer or odder than the portal would send', async () => {
    const fits = await validators.Order()
    const [order] = examples.Order ?? []
    const odd = {
      ...order,
      order: { ...order?.order, description: 'x'.repeat(500) },
      customer: { ...order?.customer, name: '', phone_number: 'ext. 12' },
    }
    expect(fits(odd), JSON.stringify(fits.errors)).toBe(true)
    expect(strict.isOrder(odd)).toBe(false)
  })

  test('[TRK-016] one order that is incomplete, or whose status is new, does not cost the page it is on', async () => {
    const fits = await validators.OrderPage()
    const [order] = examples.Order ?? []
    const { status_history: _history, ...noHistory } = { ...order }
    const nowhere = { ...order, customer: { name: 'Ada', phone_number: '1', location: { address: 'Here' } } }
    const page = (...data: unknown[]) => ({ data: { result: { data } } })
    expect(fits(page(order, noHistory, nowhere, { ...order, status: 'LOST' }))).toBe(true)
    expect(strict.isOrderPage(page({ ...order, status: 'LOST' }))).toBe(false)
    expect(fits(page({ ...order, order_id: undefined }))).toBe(false)
    expect(fits(page({ ...order, updated_at: null }))).toBe(false)
  })

  test('an address to go to is checked as strictly as ever', async () => {
    const fits = await validators.ConfirmAnswer()
    expect(fits({ order_id: 'v1-8fJk2L', redirect_required: { redirectUrl: 'javascript:alert(1)' } })).toBe(false)
  })

  test.each([[null], ['text'], [7], [undefined], [[]]])('%j is no order', async value => {
    const fits = await validators.Order()
    expect(fits(value)).toBe(false)
  })
})

describe('parameters and queries', () => {
  test('text of an address becomes numbers and switches', () => {
    const query = { count: '30', include_outlets: 'true', from: '1700000000' }
    expect(addresses.isVendorOrdersQuery(query)).toBe(true)
    expect(query).toEqual({ count: 30, include_outlets: true, from: 1_700_000_000 })
  })
  test.each([
    ['a count of 201', { count: '201' }],
    ['a count in words', { count: 'many' }],
    ['an unknown field', { limit: '3' }],
    ['a broken phone number', { customer_phone_number: '<script>' }],
  ])('[API-029] %s is refused', (_, query) => {
    expect(addresses.isVendorOrdersQuery(query)).toBe(false)
  })
  test('[API-018] a query of one character is refused', () => {
    expect(addresses.isSavedAddressQuery({ query: 'a' })).toBe(false)
    expect(addresses.isSavedAddressQuery({ query: 'ab' })).toBe(true)
  })
})

describe('the generated files', () => {
  test.each(modules)('%s names neither eval nor another module', file => {
    const code = readFileSync(new URL(file, folder), 'utf8')
    expect(/\beval\s*\(|\bFunction\s*\(|\brequire\s*\(/.test(code)).toBe(false)
    const imports = [...code.matchAll(/\bimport\b.{0,40}/g)].map(([start]) => start)
    expect(imports.filter(start => !/^import\('\.\/\w+\.js'\)/.test(start))).toEqual([])
  })

  test.each(modules.filter(file => file !== 'answers.js'))('%s runs where code from text is forbidden', file => {
    const code = readFileSync(new URL(file, folder), 'utf8')
    const names = /export\s*\{([^}]*)\}/.exec(code)?.[1] ?? ''
    const strictContext = createContext({}, { codeGeneration: { strings: false, wasm: false } })
    expect(() => runInContext('Function("return 1")()', strictContext)).toThrow()
    const all = `${code.replace(/export\s*\{[^}]*\};?/, '')};[${names}].map(fits => fits(Symbol('nothing')))`
    expect(new Set(runInContext(all, strictContext))).toEqual(new Set([false]))
  })

  test('match the schemas and the list of calls', async () => {
    expect(drift(await wireFilesToWrite())).toEqual([])
  })
})
