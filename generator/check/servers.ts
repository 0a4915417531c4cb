// Servers of a pair: every environment has its own hosts, and every flag provider that is asked has an address (CFG-010, CFG-013, CFG-014).
import type { Placed } from '#generator/check/placed'
import type { Inputs } from '#generator/inputs'
import { stringsAt } from '#generator/locate'
import type { Problem } from '#generator/model'
import { environmentIds } from '#generator/schemas'

/** Environments that are missing, share a host with another, or lack the address of a provider. */
export function checkServers(at: Placed, inputs: Inputs): Problem[] {
  return [...missingEnvironments(at, inputs), ...missingProviders(at, inputs), ...sharedHosts(at, inputs)]
}

function missingEnvironments({ value, problem }: Placed, inputs: Inputs): Problem[] {
  if (value('environments') === undefined) return []
  return environmentIds(inputs)
    .filter(id => value('environments', id) === undefined)
    .map(id => {
      const what = `The environment "${id}" is missing`
      const why = 'A site is built for each of them'
      const { path: _, ...found } = problem(['environments'], { code: 'CFG029', what, why, hint: `Add "${id}" here.` })
      return { ...found, path: `environments.${id}` }
    })
}

function missingProviders({ value, strings, keys, problem }: Placed, inputs: Inputs): Problem[] {
  const environments = environmentIds(inputs).filter(id => value('environments', id, 'flags') !== undefined)
  return strings('flagProviders').flatMap((provider, index) => {
    const without = environments.filter(id => !keys('environments', id, 'flags').includes(provider))
    // A name that is no provider at all is told by the schema.
    if (without.length === 0 || !providerNames(inputs).includes(provider)) return []
    const what = `"${provider}" has no address in ${without.join(', ')}`
    const why = 'Flags are asked from every provider named here'
    const hint = `Add environments.${without[0]}.flags.${provider}${without.length > 1 ? ' and so on' : ''}, or take it off the list.`
    return [problem(['flagProviders'], { code: 'CFG027', what, why, hint }, index)]
  })
}

function providerNames(inputs: Inputs): string[] {
  return stringsAt(inputs.schemas.get('settings'), ['$defs', 'flagProviders', 'items', 'enum'])
}

function sharedHosts({ string, problem }: Placed, inputs: Inputs): Problem[] {
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
