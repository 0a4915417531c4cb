// Where the shipped sites find their servers.
import { expect, test } from 'vitest'
import type { Country, Environment, EnvironmentId } from '#schema/config'
import { countries, country, environmentIds } from './configuration-files.ts'

const environmentOf = (of: Country, id: EnvironmentId): Environment => {
  const environment = of.environments[id]
  if (!environment) throw new Error(`${of.code} has no servers for ${id}`)
  return environment
}

const all = countries.flatMap(of =>
  environmentIds.map(id => ({ code: of.code, id, environment: environmentOf(of, id) })),
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
