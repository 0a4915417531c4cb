// Where the shipped sites find their servers.
import { expect, test } from 'vitest'
import { load } from '#generator/load/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import { ROOT } from '#generator/root.ts'
import { brands, countries, country, environmentIds } from './configuration-files.ts'

const inputs = await load(ROOT)
const brand = brands[0]?.id ?? ''

const all = countries.flatMap(({ code }) =>
  environmentIds.map(id => ({ code, id, environment: resolve(inputs, brand, code, id).deployment.environment })),
)

test('[CFG-013] [CFG-014] each country has its own API and socket host in each environment', () => {
  for (const kind of ['api', 'websocket'] as const) {
    const hosts = all.map(({ environment }) => new URL(environment[kind]).host)
    expect(new Set(hosts).size).toBe(countries.length * environmentIds.length)
  }
})

test.each(all)('$code $id: reserved names only, one address per flag provider, encrypted unless local', entry => {
  const { flags, helpCentre, redirectHosts = [], mapStyle } = entry.environment
  expect(Object.keys(flags)).toEqual(expect.arrayContaining(country(entry.code).flagProviders))
  const addresses = [
    entry.environment.api,
    entry.environment.websocket,
    mapStyle,
    ...Object.values({ ...flags, ...helpCentre }),
  ]
  const urls = addresses.filter(address => address !== undefined).map(address => new URL(address))
  const suffix =
    entry.id === 'san' ? '.sandbox.localhost' : entry.id === 'stg' ? '.stg.riders.example' : '.riders.example'
  const code = entry.code.toLowerCase()
  for (const url of urls) {
    expect(url.hostname.startsWith(`${code}.`) && url.hostname.endsWith(suffix), url.href).toBe(true)
    expect(entry.id === 'san' || /^(https|wss):$/.test(url.protocol), url.href).toBe(true)
  }
  for (const host of redirectHosts) expect(host.startsWith(`${code}.`) && host.includes(suffix), host).toBe(true)
})
