// Names of people, shops and goods, in the country's own languages. All invented: common names, put together at random.
import { readFileSync } from 'node:fs'
import type { CountryCode } from '#schema/config.ts'
import type { Site } from '../site.ts'

type Names = { familyFirst: boolean; given: string[]; family: string[]; shops: string[] }

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const names = read<Partial<Record<string, Names>> & { any: Names }>('./names.json')
const items = read<Record<string, string[]>>('./items.json')

const languageOf = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language

const found = new Map<CountryCode, Names>()

/** Names of a country, looked for once: many people get theirs from it. */
function namesOf(code: CountryCode): Names {
  const known = found.get(code) ?? findNames(code)
  found.set(code, known)
  return known
}

/** Names of a country; without its own, those of the first country that speaks the same, else of no country in particular. */
function findNames(code: CountryCode): Names {
  const language = languageOf(code)
  const speaksTheSame = (other: string) => other !== 'any' && languageOf(other) === language
  // English is spoken in too many countries to choose whose names they would be.
  const lender = language === 'en' ? undefined : Object.keys(names).find(speaksTheSame)
  return names[code] ?? names[lender ?? 'any'] ?? names.any
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T

/** Han names are written without a space between them. */
const joined = (parts: string[]): string => parts.join(/^\p{Script=Han}+$/u.test(parts[0] ?? '') ? '' : ' ')

/** The name of a receiver. */
export function personName({ code }: Pick<Site, 'code'>, random: () => number): string {
  const { familyFirst, given, family } = namesOf(code)
  const [first, last] = [pick(given, random), pick(family, random)]
  return joined(familyFirst ? [last, first] : [first, last])
}

/** First names of the country's riders. */
export const riderNames = ({ code }: Pick<Site, 'code'>): readonly string[] => namesOf(code).given

/** Names of the shops that send; the first is the parent's. */
export const shopNames = ({ code }: Pick<Site, 'code'>): readonly string[] => namesOf(code).shops

/** What is carried. */
export function itemName({ languages }: Pick<Site, 'languages'>, random: () => number): string {
  const own = languages.map(language => items[language]).find(list => list !== undefined)
  return pick(own ?? items['en'] ?? [], random)
}
