// Proposals for the headings of other systems: by their names in any language, and by the values under them (BLK-107).
// A proposal is never used until the vendor has checked it. Loaded by the worker that reads files.
import { type BulkColumn, type BulkWords, bulkColumns, headingReader, plainWord, templateHeadings } from './columns.ts'
import { HEADING_MAX_CHARACTERS, type HeadingMap, type MappedHeading } from './heading-map.ts'
import headingWords from './heading-words.json' with { type: 'json' }
import { readMoment, typedReadings } from './normalizer.ts'

export type ForeignHeading = {
  readonly text: string /** Values under it, none of them empty. */
  readonly samples: readonly string[]
}

export type ProposalContext = {
  /** Unix milliseconds. */
  now: number
  words: BulkWords
  phones: { isPossible(text: string): boolean }
}

/** What a heading can mean; some meanings are a part of a column. */
type Concept = keyof typeof headingWords.words
const concepts = Object.keys(headingWords.words) as Concept[]

/** How certain a name is: our own headings, those of a delivery, plain ones, and those of an invoice or a unit price. */
const ranks = { own: 3, delivery: 2, plain: 1, billing: 0 } as const
type Candidate = { at: number; concept: Concept; rank: number; fit: Fit }
/** Whether the values fit the name: 0 if they show nothing. */
type Fit = -1 | 0 | 1

/** Latin words of fewer letters are not looked for inside longer ones: "to" is not the beginning of "total". */
const PART_MIN_LETTERS = 4
const joinedWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
const parts = (texts: readonly string[]): string[] =>
  texts
    .map(joinedWord)
    .filter(word => word.length >= PART_MIN_LETTERS || /[^\p{Script=Latin}]/u.test(word))
    .sort((one, other) => other.length - one.length)

const conceptsOf = new Map<string, Concept[]>()
for (const concept of concepts)
  for (const text of headingWords.words[concept]) {
    const word = joinedWord(text)
    conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept])
  }
const deliveryParts = parts(headingWords.delivery)
const billingParts = parts(headingWords.billing)
const otherParts = parts(headingWords.others)
/** A unit price, or an amount that tax and tips may come on top of; a total is preferred. */
const prices = new Set(headingWords.prices.map(joinedWord))

/** The rest of a word without one of these before or after it; undefined if none is there. */
function without(word: string, all: readonly string[]): string | undefined {
  const part = all.find(one => word.length > one.length && (word.startsWith(one) || word.endsWith(one)))
  if (part === undefined) return undefined
  return word.startsWith(part) ? word.slice(part.length) : word.slice(0, -part.length)
}

/** What a heading can mean, by its words alone. */
function named(text: string, own: (heading: string) => BulkColumn | undefined): { concept: Concept; rank: number }[] {
  if (text.length > HEADING_MAX_CHARACTERS) return []
  const column = own(text)
  if (column !== undefined) return [{ concept: column, rank: ranks.own }]
  const word = joinedWord(text)
  const found: { concept: Concept; rank: number }[] = []
  const add = (of: string | undefined, rank: number) => {
    for (const concept of (of !== undefined && conceptsOf.get(of)) || [])
      if (!found.some(one => one.concept === concept)) found.push({ concept, rank })
  }
  const ofDelivery = without(word, deliveryParts)
  add(ofDelivery, ranks.delivery)
  add(word, prices.has(word) ? ranks.billing : ranks.plain)
  if (found.length > 0) return found
  add(without(word, billingParts), ranks.billing)
  if (found.length > 0 || without(word, otherParts) !== undefined || otherParts.includes(word)) return found
  // "Apt/Suite" is one thing with two names.
  const [first = [], ...others] = text.includes('/') ? text.split('/').map(part => named(part, own)) : []
  found.push(...first.filter(({ concept }) => others.every(all => all.some(one => one.concept === concept))))
  // "Customer delivery address" has two such words.
  add(ofDelivery && without(ofDelivery, deliveryParts), ranks.delivery)
  return found
}

/** Headings of the template and of the reader's language; codes alone are ordinary words. */
function templateHeadingReader(words: BulkWords): (heading: string) => BulkColumn | undefined {
  const own = new Map<string, BulkColumn>()
  for (const column of bulkColumns)
    for (const text of [words.columns[column], templateHeadings[column]]) own.set(plainWord(text), column)
  return heading => own.get(plainWord(heading))
}

const share = (samples: readonly string[], fits: (text: string) => boolean): number =>
  samples.filter(fits).length / samples.length

const DAY = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/
const YEAR_FIRST = /^\d{4}-\d{2}-\d{2}/
const TIME = /^\d{1,2}[:.]\d{2}([:.]\d{2})?(\s*[ap]\.?m\.?)?$/i
const AMOUNT = /^[^\d]{0,6}\d[\d.,'\s]*[^\d]{0,6}$/u
const PHONE = /^[+\d(][\d ().\-/]{5,20}$/
const WITH_DECIMALS = /\d[.,]\d{1,2}\D*$/
const isMoment = (text: string): boolean => readMoment(text) !== undefined || typedReadings(text).length > 0
const isStreet = (text: string): boolean => /\p{L}{3}/u.test(text) && /\d/.test(text) && /\s/.test(text)

/** Share of the values that must fit, and share that rules a meaning out. */
const MOST = 0.6
const FEW = 0.3

const fitOf = (samples: readonly string[], fits: (text: string) => boolean): Fit => {
  const part = share(samples, fits)
  return part >= MOST ? 1 : part <= FEW ? -1 : 0
}

function createFits({
  words,
  phones,
  now,
}: ProposalContext): Partial<Record<Concept, (samples: readonly string[]) => Fit>> {
  const isPhone = (text: string) => PHONE.test(text) && (phones.isPossible(text) || phones.isPossible(`+${text}`))
  const payments = new Set(Object.entries(words.payments).flatMap(([code, word]) => [plainWord(code), plainWord(word)]))
  // Days in the past are usually those on which orders were placed.
  const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10)
  const isPast = (text: string) => YEAR_FIRST.test(text) && text < yesterday
  const isName = (samples: readonly string[]): Fit => (share(samples, text => /\p{Nd}/u.test(text)) > 0.5 ? -1 : 0)
  const most = (fits: (text: string) => boolean) => (samples: readonly string[]) => fitOf(samples, fits)
  const lettered = (samples: readonly string[]): Fit =>
    share(samples, text => /\p{L}/u.test(text)) < 0.5 ? -1 : share(samples, isStreet) >= MOST ? 1 : 0
  return {
    name: isName,
    firstName: isName,
    lastName: isName,
    phone: most(isPhone),
    amount: most(text => AMOUNT.test(text)),
    scheduled: most(text => isMoment(text) && !isPast(text)),
    day: most(text => DAY.test(text) && !isPast(text)),
    time: most(text => TIME.test(text)),
    address: lettered,
    houseNumber: most(text => /^\d/.test(text) && text.length <= 10),
    // Any word may be a payment method of that system; a known one is preferred.
    payment: samples => (share(samples, text => payments.has(plainWord(text))) >= MOST ? 1 : 0),
  }
}

/** Proposes columns for the headings of a file, each at most once. */
export function proposeColumns(headings: readonly ForeignHeading[], context: ProposalContext): HeadingMap {
  const own = templateHeadingReader(context.words)
  const fits = createFits(context)
  const candidates = headings.flatMap(({ text, samples }, at): Candidate[] =>
    named(text, own).map(({ concept, rank }) => ({
      at,
      concept,
      rank,
      fit: samples.length === 0 || rank === ranks.own ? 0 : (fits[concept]?.(samples) ?? 0),
    })),
  )
  const filled = ({ at }: Candidate) => (headings[at]?.samples.length ? 1 : 0)
  const taken = new Map<number, BulkColumn>()
  const best = (concept: Concept): Candidate | undefined =>
    candidates
      .filter(one => one.concept === concept && one.fit >= 0 && !taken.has(one.at))
      .sort((one, other) => filled(other) - filled(one) || other.rank - one.rank || other.fit - one.fit)[0]
  const take = (column: BulkColumn, ...found: (Candidate | undefined)[]) => {
    for (const one of found) if (one) taken.set(one.at, column)
  }

  // The most certain values come first: "Delivery time" is either a date and time or only the hour.
  for (const column of ['phone', 'amount', 'payment', 'delivery'] as const) take(column, best(column))
  const whole = best('scheduled')
  const [day, time] = [best('day'), best('time')]
  if (whole && (whole.rank === ranks.own || whole.fit === 1 || !(day && time))) take('scheduled', whole)
  else if (day && time && day.at !== time.at) take('scheduled', day, time)
  const [name, first, last] = [best('name'), best('firstName'), best('lastName')]
  const [part] = first && last ? [] : [first, last].filter(one => one !== undefined)
  // A plain name next to a first name is the last name.
  if (name && part && name.rank < ranks.own && part.rank >= name.rank && !holds(headings[name.at], headings[part.at]))
    take('name', name, part)
  else if (name && (!first || !last || name.rank >= first.rank)) take('name', name)
  else if (first && last && first.at !== last.at) take('name', first, last)
  const address = best('address')
  take('address', address)
  if (address && address.rank < ranks.own)
    for (const part of ['houseNumber', 'postcode', 'city'] as const) {
      const found = best(part)
      // A complete address already has its city, and an invoice's city is another one.
      if (
        found &&
        (found.rank > ranks.billing || address.rank === ranks.billing) &&
        !holds(headings[address.at], headings[found.at])
      )
        take('address', found)
    }
  take('unit', best('unit') ?? best('address2'))
  for (const column of ['building', 'notes', 'description'] as const) take(column, best(column))

  const known = new Set(candidates.map(({ at }) => at))
  for (const column of ['phone', 'scheduled', 'amount', 'address'] as const) {
    if ([...taken.values()].includes(column)) continue
    const alike = headings.flatMap(({ samples }, at) =>
      taken.has(at) || samples.length === 0 || !looksLike(column, samples) ? [] : [at],
    )
    const found = alike.filter(at => !known.has(at) && !isOther(headings[at]?.text ?? ''))
    // Next to a discount or a fee, an amount of another name may mean anything.
    if (column === 'amount' && alike.length > 1) continue
    // One candidate only: between two similar ones the vendor has to decide.
    const [only] = found
    if (only !== undefined && found.length === 1) taken.set(only, column)
  }
  return headings.map(({ text }, at): MappedHeading => {
    const column = taken.get(at)
    return column === undefined ? { heading: text } : { heading: text, column }
  })

  function looksLike(column: 'phone' | 'scheduled' | 'amount' | 'address', samples: readonly string[]): boolean {
    if (fits[column]?.(samples) !== 1) return false
    return column !== 'amount' || (fits.phone?.(samples) === -1 && samples.some(text => WITH_DECIMALS.test(text)))
  }
}

const isOther = (text: string): boolean => {
  const word = joinedWord(text)
  return (
    otherParts.includes(word) || without(word, otherParts) !== undefined || without(word, billingParts) !== undefined
  )
}

/** Whether most values of one column are contained in those of another. */
function holds(whole: ForeignHeading | undefined, part: ForeignHeading | undefined): boolean {
  if (!whole || !part || part.samples.length === 0) return false
  return share(part.samples, text => whole.samples.some(one => one.toLowerCase().includes(text.toLowerCase()))) >= MOST
}

/** Whether a row has headings of some system: at least two of them are known names. */
export function knownHeadings(texts: readonly string[], words: BulkWords): number {
  const own = templateHeadingReader(words)
  return texts.filter(text => named(text, own).length > 0).length
}

/** Whether the known headings give the same map as the proposals: then there is nothing to ask. */
export function isPlain(texts: readonly string[], context: ProposalContext): boolean {
  const columnOf = headingReader(context.words)
  const seen = new Set<BulkColumn>()
  const known = texts.map(text => {
    const column = columnOf(text)
    if (column === undefined || seen.has(column)) return undefined
    seen.add(column)
    return column
  })
  const proposed = proposeColumns(
    texts.map(text => ({ text, samples: [] })),
    context,
  )
  return proposed.every(({ column }, at) => column === known[at])
}
