// Servers of a pair: each environment has its own hosts, each flag provider in use an address (CFG-010, CFG-013, CFG-014).

import type { Configuration } from '../load/inputs.ts'
import { problemAt, stringAt, stringsAt } from '../load/locate.ts'
import { countryCodes, environmentIds } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import type { SettingsReader } from './traced-settings.ts'

/**
 * Environments that lack something, share a host with another, have no address or a forbidden one, or lack the
 * address of a provider.
 *
 * @param country ISO code of the country that the settings are of
 */
export function checkServers(at: SettingsReader, inputs: Configuration, country: string): Problem[] {
  return [
    ...incomplete(at, inputs),
    ...noAddresses(at, inputs),
    ...unfitAddresses(at, inputs, country),
    ...frameOrigins(at),
    ...missingProviders(at, inputs),
    ...sharedHosts(at, inputs),
  ]
}

function incomplete({ value, problem }: SettingsReader, inputs: Configuration): Problem[] {
  const needed = stringsAt(inputs.schemas.get('settings'), ['$defs', 'completeEnvironment', 'required'])
  return environmentIds(inputs).flatMap(id => {
    const missing = needed.filter(key => value('environments', id, key) === undefined)
    if (missing.length === 0) return []
    const what = `The environment "${id}" has no ${missing.join(', ')}`
    const why = 'A site is built for each environment'
    const hint = 'Add it here, or for all countries in schema/settings.schema.json.'
    const { path: _, ...found } = problem(['environments', id], { code: 'CFG029', what, why, hint })
    return [{ ...found, path: `environments.${id}` }]
  })
}

function noAddresses({ value, problem }: SettingsReader, inputs: Configuration): Problem[] {
  return environmentIds(inputs).flatMap(id =>
    addressesBelow(value('environments', id), ['environments', id])
      .filter(([, address]) => !URL.canParse(address) || /[{}]/.test(address))
      .map(([keys, address]) => {
        const what = `${JSON.stringify(address)} is not an address`
        const hint = 'The only mark in an address is {country}.'
        return problem(keys, { code: 'CFG019', what, why: 'The site finds its servers by it', hint })
      }),
  )
}

/** What keeps a published site from using a server's address. */
function unfitAddresses({ value, problem }: SettingsReader, inputs: Configuration, country: string): Problem[] {
  const others = countryCodes(inputs).filter(code => code !== country)
  return environmentIds(inputs).flatMap(id =>
    addressesBelow(value('environments', id), ['environments', id])
      .filter(([, address]) => URL.canParse(address) && !/[{}]/.test(address))
      .flatMap(([keys, address]) => {
        const url = new URL(address)
        const finding =
          surplusOf(url, keys) ??
          (isPublished(id) ? unpublishable(url) : undefined) ??
          foreignHost(url, country, others)
        if (!finding) return []
        const found = problem(keys, finding)
        // Where the value is one for several countries, an address of this one would be the wrong one for the others.
        if (found.file.endsWith(`/${country}.json`)) return [found]
        const { what, hint } = finding
        return [problem(keys, { ...finding, what: ofAnyCountry(what, country), hint: ofAnyCountry(hint, country) })]
      }),
  )
}

const ofAnyCountry = (text: string, country: string): string =>
  text.replace(new RegExp(`(?<=//(?:[^/\\s"]*\\.)?)${country.toLowerCase()}(?=\\.)`, 'g'), '{country}')

/** Environments with visitors: their sites are served over TLS. */
const isPublished = (environment: string): boolean => environment !== 'san'

/** Addresses of a single file, which may need a query. */
const FILES = ['mapStyle', 'reporting', 'STORAGE']

function surplusOf({ search, hash, username, password, host, pathname, protocol }: URL, keys: readonly string[]) {
  const what = [
    ...(username || password ? ['a user'] : []),
    ...(search && !FILES.includes(keys.at(-1) ?? '') ? [`the query "${search}"`] : []),
    ...(hash ? [`the fragment "${hash}"`] : []),
  ]
  if (what.length === 0) return undefined
  return {
    code: 'CFG019',
    what: `The address of a server has ${what.join(' and ')}`,
    why: 'Paths are put behind it, and everybody can read it',
    hint: `Write "${protocol}//${host}${pathname.replace(/\/$/, '')}".`,
  }
}

const LOCAL_HOST = /^(?:(?:.+\.)?localhost|.+\.local|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

function unpublishable({ protocol, hostname, href }: URL) {
  if (LOCAL_HOST.test(hostname)) {
    const why = 'Published sites would look for it on the machine of each visitor'
    return { code: 'CFG044', what: `${hostname} is nobody's server`, why, hint: 'Name the host of the server.' }
  }
  if (protocol !== 'http:' && protocol !== 'ws:') return undefined
  const encrypted = href.replace(/^(http|ws):/, '$1s:').replace(/\/$/, '')
  const why = 'Published sites are served over TLS, and browsers refuse it from there'
  return { code: 'CFG044', what: `"${href}" is not encrypted`, why, hint: `Write "${encrypted}".` }
}

function foreignHost({ hostname }: URL, country: string, others: readonly string[]) {
  const labels = hostname.toUpperCase().split('.')
  const [first = ''] = labels
  if (labels.includes(country) || !others.includes(first)) return undefined
  const why = 'Orders would reach the riders of another country'
  const hint = `Write "{country}" in place of "${first.toLowerCase()}".`
  return { code: 'CFG045', what: `${hostname} is the host of ${first}`, why, hint }
}

/** Origins that may frame the portal: they are put into a header, where a path has another meaning. */
function frameOrigins({ strings, problem }: SettingsReader): Problem[] {
  return strings('embedding', 'allowedOrigins').flatMap((origin, index) => {
    if (isNoAddress(origin)) {
      const why = 'The policy of the site names who may frame it by origin'
      const what = `"${origin}" is not an address`
      const hint = 'Write it as "https://host.example", with a port from 1 to 65535 if need be.'
      return [problem(['embedding', 'allowedOrigins'], { code: 'CFG019', what, why, hint }, index)]
    }
    if (!URL.canParse(origin) || new URL(origin).origin === origin) return []
    const what = `"${origin}" is more than an origin`
    const hint = `Write "${new URL(origin).origin}".`
    const why = 'The policy of the site names who may frame it by origin'
    return [problem(['embedding', 'allowedOrigins'], { code: 'CFG019', what, why, hint }, index)]
  })
}

/** What has the form that the schema asks for, which does not know ports and names of hosts. */
const ORIGIN = /^https?:\/\/[a-z0-9.:{}-]*\{country\}[a-z0-9.:{}-]*$/

const isNoHost = (address: string): boolean =>
  !URL.canParse(address) || /[{}]/.test(address) || new URL(address).hostname.split('.').includes('')

/** Whether something of the form of an address, which the schema accepts, is none: without a host, or with a port that is none. */
export const isNoAddress = (text: string): boolean => /^https:\/\/[^\s{}<>"]*$/.test(text) && !URL.canParse(text)

/** Origins of a brand's sites: one per environment, and encrypted where there are visitors. */
export function checkOrigins(inputs: Configuration): Problem[] {
  return [...inputs.brands.values()].flatMap(({ file }) => {
    const seen = new Map<string, string>()
    return environmentIds(inputs).flatMap(id => {
      const origin = stringAt(file, ['origins', id])
      if (!file || origin === undefined) return []
      const at = (finding: Parameters<typeof problemAt>[2]) => [problemAt(file, ['origins', id], finding)]
      const host = origin.replace(/^https?:\/\//, '')
      const first = seen.get(host)
      if (first !== undefined) {
        const why = 'Search engines and links would lead from one environment into another'
        const hint = 'Give each environment an origin of its own.'
        return at({ code: 'CFG028', what: `${origin} is the origin of "${first}" too`, why, hint })
      }
      seen.set(host, id)
      const sample = origin.replaceAll('{country}', 'xx')
      if (ORIGIN.test(origin) && isNoHost(sample)) {
        const why = 'The sites of the brand are served there'
        const hint = 'Write it as "https://{country}.host.example", without a path.'
        return at({ code: 'CFG019', what: `"${origin}" is not an address`, why, hint })
      }
      const finding = isPublished(id) && URL.canParse(sample) ? unpublishable(new URL(sample)) : undefined
      if (!finding) return []
      const restored = (text: string) => text.replaceAll('xx', '{country}')
      return at({ ...finding, what: restored(finding.what), hint: restored(finding.hint) })
    })
  })
}

/** Every address of an environment; payment hosts are not addresses. */
function addressesBelow(value: unknown, keys: string[]): [keys: string[], address: string][] {
  if (typeof value === 'string') return /^\w+:\/\//.test(value) ? [[keys, value]] : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, below]) => addressesBelow(below, [...keys, key]))
}

function missingProviders({ value, strings, keys, problem }: SettingsReader, inputs: Configuration): Problem[] {
  const environments = environmentIds(inputs).filter(id => value('environments', id, 'flags') !== undefined)
  return strings('flagProviders').flatMap((provider, index) => {
    const without = environments.filter(id => !keys('environments', id, 'flags').includes(provider))
    // The schema reports an unknown provider.
    if (without.length === 0 || !providerNames(inputs).includes(provider)) return []
    const what = `"${provider}" has no address in ${without.join(', ')}`
    const why = 'Flags are asked from every provider named here'
    const hint = `Add environments.${without[0]}.flags.${provider}${without.length > 1 ? ' and so on' : ''}, or take it off the list.`
    return [problem(['flagProviders'], { code: 'CFG027', what, why, hint }, index)]
  })
}

function providerNames(inputs: Configuration): string[] {
  return stringsAt(inputs.schemas.get('settings'), ['$defs', 'flagProviders', 'items', 'enum'])
}

function sharedHosts({ string, problem }: SettingsReader, inputs: Configuration): Problem[] {
  return ['api', 'websocket'].flatMap(key => {
    const seen = new Map<string, string>()
    return environmentIds(inputs).flatMap(id => {
      const host = hostOf(string('environments', id, key))
      if (host === undefined) return []
      const first = seen.get(host)
      if (first === undefined) {
        seen.set(host, id)
        return []
      }
      const what = `${host} is the host of "${first}" too`
      const why = 'Orders of a trial would reach the riders of another environment'
      return [
        problem(['environments', id, key], { code: 'CFG028', what, why, hint: 'Give each environment its own host.' }),
      ]
    })
  })
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined
}
