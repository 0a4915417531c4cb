import { resolve } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { allCountries } from '#sandbox/countries.ts'
import { isPreset, type Preset, presets } from '#sandbox/faults/kinds.ts'
import { deleteDatabase } from '#sandbox/sandbox.ts'
import { demoLogins } from '#sandbox/seed/users.ts'
import { requireFreePort, SANDBOX_PORT, serveSandbox } from '#sandbox/serve.ts'
import type { CountryCode } from '#schema/config.ts'
import { ROOT } from '../root.ts'
import { portOf } from './port.ts'
import { strong } from './terminal.ts'

const DATABASE = '.cache/sandbox/sandbox.sqlite'

type Options = {
  port: number
  db: string
  reset?: boolean
  speed: number
  country: CountryCode[]
  fault?: Preset
}

/** `sandbox`: the whole back end on this machine, for demonstrations, development and tests (API-101 to API-103). */
export const sandboxCommand = (): Command =>
  new Command('sandbox')
    .description('run a back end on this machine: data that stays, riders that move, faults on demand')
    .option('--port <number>', 'port on 127.0.0.1', portOf, SANDBOX_PORT)
    .option('--db <file>', 'where the data is kept', DATABASE)
    .option('--reset', 'begin with fresh data')
    .option('--speed <number>', 'times as fast as in life that orders and riders move', speedOf, 1)
    .option('--country <codes>', 'countries that are served, such as NO,SG; all of them by default', countriesOf, [])
    .addOption(
      new Option('--fault <preset>', `begin with faults: ${Object.keys(presets).join(', ')}`).argParser(presetOf),
    )
    .action(async ({ port, db, reset, speed, country, fault }: Options) => {
      const file = resolve(ROOT, db)
      if (reset) {
        await requireFreePort(port)
        deleteDatabase(file)
      }
      const countries = country.length > 0 ? country : allCountries()
      const { sandbox, port: open, stop } = await serveSandbox({ port, db: file, speed, countries })
      let isEnding = false
      // Ctrl+C comes twice: from the terminal, and from scripts/run.mjs.
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, () => {
          if (!isEnding) void stop().then(() => process.exit(0))
          isEnding = true
        })
      if (fault) sandbox.control.applyPreset(fault)
      const [first = 'NO'] = countries
      const home = `http://${first.toLowerCase()}.sandbox.localhost:${open}`
      console.log(
        `${strong('Sandbox')}  ${home}  (${countries.length === 1 ? '1 country' : `${countries.length} countries, one host each`})`,
      )
      console.log(`${strong('Control')}  ${home}/control`)
      for (const { who, email, password } of demoLogins(first)) console.log(`${email}  ${password}  ${who}`)
    })

const speedOf = (text: string): number => {
  const value = Number(text)
  if (!(value >= 0.1 && value <= 1000)) throw new InvalidArgumentError('Give a number from 0.1 to 1000.')
  return value
}

const countriesOf = (text: string): CountryCode[] => {
  const known = allCountries()
  return text.split(',').map(part => {
    const code = known.find(one => one === part.trim().toUpperCase())
    if (!code) throw new InvalidArgumentError(`There is no country ${part.trim()}. Known: ${known.join(', ')}.`)
    return code
  })
}

const presetOf = (text: string): Preset => {
  if (!isPreset(text)) throw new InvalidArgumentError(`Give one of ${Object.keys(presets).join(', ')}.`)
  return text
}
