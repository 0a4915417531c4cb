// The OpenAPI document: valid by its own standard, complete, and up to date.
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { openApiText } from '../../scripts/print-openapi.ts'

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text)

test('[API-101] docs/openapi.json is what the contract prints', () => {
  expect(text).toBe(openApiText())
})

test('[API-101] it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(valid, JSON.stringify(errors)).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('it has every call once', () => {
  const operations = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>)
    .flatMap(path => Object.values(path))
    .flatMap(({ operationId }) => operationId ?? [])
  expect(operations.sort()).toEqual(Object.keys(endpoints).sort())
})

test('every reference leads somewhere, and nothing of the portal itself is in it', () => {
  const schemas = Object.keys(document.components.schemas)
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) expect(schemas).toContain(name)
  expect(schemas).not.toContain('StoredLogin')
  expect(schemas).toEqual(expect.arrayContaining(['Order', 'ClientMessage', 'ServerMessage', 'ErrorAnswer']))
})

test('a call that changes something takes an Idempotency-Key, a reading one does not', () => {
  const keyed = (path: string, method: string) =>
    JSON.stringify(document.paths[path][method].parameters).includes('Idempotency-Key')
  expect(keyed('/orders/api/v1/order', 'post')).toBe(true)
  expect(keyed('/orders/api/v1/order', 'get')).toBe(false)
})
