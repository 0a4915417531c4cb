import { expect, test } from 'vitest'
import { integrityOf } from '#generator/adapters/astro-modules.ts'
import { emitScriptInventory } from '#generator/emit/script-inventory.ts'

test('the inventory names every script of the payment page with its hash and its reason', () => {
  const page =
    '<script data-page="{}">first()</script><script type="importmap">{"integrity":{"/_assets/Card.1.js":"sha256-x"}}</script>' +
    '<script type="application/json">{}</script><script type="module" src="/_assets/Card.1.js"></script>'
  const files = new Map([
    ['request-a-rider/index.html', page],
    ['_assets/worker-1.js', 'work()'],
  ])
  const { path, contents } = emitScriptInventory(files)
  expect(path).toBe('hosting/scripts.json')
  const { scripts } = JSON.parse(String(contents))
  expect(scripts.map(({ script }: { script: string }) => script)).toEqual([
    'inline 1',
    'inline 2',
    '/_assets/Card.1.js',
    '/_assets/worker-1.js',
  ])
  expect(scripts[0].integrity).toBe(integrityOf('first()'))
  expect(scripts[2].integrity).toBe('sha256-x')
  for (const { reason } of scripts) expect(reason).toMatch(/\w/)
})

test('a site without its payment page has no inventory', () => {
  expect(() => emitScriptInventory(new Map())).toThrow('request-a-rider/index.html not built')
})
