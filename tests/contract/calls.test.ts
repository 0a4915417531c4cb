// Every call of the documents is in the list, with its documented method, path, fields and envelope.
import { describe, expect, test } from 'vitest'
import { type Endpoint, services } from '#contract/endpoint.ts'
import { callAddress, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { fileOf, type Schema, wireFiles } from '../../scripts/wire-schemas.ts'
import { documentedCalls } from './documented-calls.ts'

type Fields = { properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema; $ref?: string }

const shape = (name: string) => wireFiles[fileOf(name)]?.$defs[name] as Fields
const followed = (schema: Fields): Fields =>
  schema.$ref ? followed(shape(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1))) : schema

/** Names of all fields of a schema; of every alternative where there are several. */
const fieldsOf = (schema: Fields): string[] => [
  ...Object.keys(followed(schema).properties ?? {}),
  ...(followed(schema).anyOf ?? []).flatMap(part => fieldsOf(part as Fields)),
]

/** The schema at a dotted path; `[]` steps into a list. */
function at(schema: Fields, path: string): Fields | undefined {
  return path
    .split('.')
    .filter(step => step !== '')
    .reduce<Fields | undefined>((found, step) => {
      if (!found) return undefined
      const here = followed(found)
      if (step === '[]') return here.items as Fields | undefined
      const parts = [here, ...((here.anyOf ?? []) as Fields[]).map(followed)]
      return parts.map(part => part.properties?.[step]).find(Boolean) as Fields | undefined
    }, schema)
}

const call = (name: EndpointName) => endpoints[name] as Endpoint
const words = (text: string) => text.split(' ').filter(Boolean)

describe('documented calls', () => {
  test.each(documentedCalls)('[%s] %s is %s', (_, name, line, fields, answers) => {
    const { method, path, service, input, query, answer } = call(name)
    expect(`${method} ${services[service].base}/${path}`).toBe(line)
    const sent = input ?? query
    const optionalOnTop = name === 'placeDetails' ? ['language'] : []
    expect([...new Set(sent ? fieldsOf(shape(sent)) : [])].sort()).toEqual([...words(fields), ...optionalOnTop].sort())
    for (const place of words(answers)) expect(at(shape(answer as string), place), place).toBeDefined()
  })

  test.each<[string, EndpointName, string, string[]]>([
    ['API-051', 'proof', '/orders/api/v1/order/v1-8fJk2L/proof/delivery', ['image/jpeg', 'image/png', 'image/webp']],
    [
      'API-053',
      'bulkTemplate',
      '/orders/api/v1/bulk-job/example-file',
      ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ],
  ])('[%s] %s answers a file', (_, name, address, types) => {
    expect(callAddress(name, { orderId: 'v1-8fJk2L', type: 'delivery' } as never)).toBe(address)
    expect(call(name).answer).toEqual({ file: types })
  })

  test('every call that is documented without more has its row in the table', () => {
    const rows = new Set(documentedCalls.map(([clause]) => clause))
    const named =
      'API-011 API-021 API-022 API-023 API-024 API-032 API-034 API-036 API-037 API-042 API-043 API-044 API-045 API-046 API-054 API-055 API-056'
    for (const clause of named.split(' ')) expect(rows, clause).toContain(clause)
  })

  test('[API-051] the proof of an order is downloaded by order and kind', () => {
    expect(endpoints.proof.path).toBe('order/{orderId}/proof/{type}')
  })

  test('[API-038] a guest sends e-mail and phone in an envelope', () => {
    expect(fieldsOf(shape('Sender')).sort()).toEqual(['email', 'location', 'name', 'phone_number'])
    expect(at(shape('PlaceOrder'), 'sender.email.email')).toBeDefined()
    expect(at(shape('PlaceOrder'), 'sender.phone_number.phone')).toBeDefined()
  })

  test('[API-047] the card details hold the encrypted number, expiry and code', () => {
    expect(fieldsOf(shape('CardDetails'))).toEqual(
      expect.arrayContaining(['save_card', 'holder_name', 'encrypted_card_data']),
    )
    expect(fieldsOf(shape('CardSecret'))).toEqual(['card_number', 'expiry_month', 'expiry_year', 'security_code'])
  })
})

test('[API-001] the services, and two clients of hurrier of which one has no Authorization', () => {
  expect(services.hurrier).toEqual({ base: '/hurrier/api/v1', authorized: true })
  expect(services.geolocator).toEqual({ base: '/hurrier/api/v1', authorized: false })
  expect(services.orders.base).toBe('/orders/api/v1')
  expect(services.authentication.base).toBe('/authentication/api/v1')
})

test('no two calls share method and address', () => {
  const calls: readonly Endpoint[] = Object.values(endpoints)
  const lines = calls.map(({ method, service, path }) => `${service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(lines).size).toBe(lines.length)
})
