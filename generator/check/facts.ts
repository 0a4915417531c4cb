// Public facts that a list can check: currencies, time zones, dialling prefixes (CFG-017).
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { quoted } from './sentences.ts'
import type { SettingsReader } from './traced-settings.ts'

const CURRENCIES = Intl.supportedValuesOf('currency')
const ZONES = Intl.supportedValuesOf('timeZone')

/** Whether a code is an ISO 4217 currency. */
function isCurrency(code: string): boolean {
  return CURRENCIES.includes(code)
}

/** Whether a name is an IANA zone that this machine can resolve; offsets and abbreviations are not. */
function isZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]*)+$/.test(name)) return false
  return canonicalZone(name) !== undefined
}

/** The zones of a country, by ISO code. */
export function zonesOf(country: string): readonly string[] {
  const known = zonesByCountry.get(country)
  if (known) return known
  // The types of the language do not know this method yet; Node 24 has it.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }
  const zones = locale.getTimeZones?.() ?? []
  zonesByCountry.set(country, zones)
  return zones
}

// Every pair of a country asks again, and the system takes its time.
const zonesByCountry = new Map<string, readonly string[]>()
const canonicalZones = new Map<string, string | undefined>()

/** Currency, zone and prefix in the settings of one country. */
export function checkFacts({ string, problem }: SettingsReader, country: string): Problem[] {
  const problems: Problem[] = []
  const currency = string('currency')
  if (currency !== undefined && !isCurrency(currency)) {
    const finding = {
      code: 'CFG012',
      what: `${quoted(currency)} is not an ISO 4217 code`,
      why: 'Prices are printed with it',
      hint: didYouMean(currency, CURRENCIES) ?? 'Write its three letters, such as "NOK".',
    }
    problems.push(problem(['currency'], finding))
  }
  const zone = string('timezone')
  if (zone !== undefined && !isZone(zone)) {
    const why = 'Service hours and date filters are counted in it'
    const hint = didYouMean(zone, ZONES) ?? `Zones of ${country}: ${zonesOf(country).join(', ')}.`
    problems.push(
      problem(['timezone'], { code: 'CFG013', what: `${quoted(zone)} is not an IANA time zone`, why, hint }),
    )
  } else if (zone !== undefined && isForeignZone(zone, country)) {
    const what = `${zone} is not a zone of ${country}`
    const why = 'Service hours would be counted by the clock of another country'
    const hint = `Zones of ${country}: ${zonesOf(country).join(', ')}.`
    problems.push(problem(['timezone'], { code: 'CFG042', severity: 'warning', what, why, hint }))
  }
  const prefix = string('phonePrefix')
  const expected = isSupportedCountry(country) ? `+${getCountryCallingCode(country as CountryCode)}` : undefined
  if (prefix !== undefined && expected !== undefined && prefix !== expected) {
    const what = `${quoted(prefix)} is not the dialling prefix of ${country}`
    const why = 'Phone numbers are read and sent with it'
    problems.push(problem(['phonePrefix'], { code: 'CFG026', what, why, hint: `Did you mean "${expected}"?` }))
  }
  return problems
}

function isForeignZone(zone: string, country: string): boolean {
  const own = zonesOf(country).map(canonicalZone)
  return own.length > 0 && !own.includes(canonicalZone(zone))
}

function canonicalZone(name: string): string | undefined {
  if (!canonicalZones.has(name)) canonicalZones.set(name, resolvedZone(name))
  return canonicalZones.get(name)
}

function resolvedZone(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // A zone in the wrong letter case resolves too, but other tools are stricter.
    return timeZone.toLowerCase() === name.toLowerCase() && timeZone !== name ? undefined : timeZone
  } catch {
    return undefined
  }
}
