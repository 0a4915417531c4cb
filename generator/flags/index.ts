// What the flag services say now, as settings of the pairs. Answers are not trusted: read with limits, checked, and taken
// over by all pairs or by none (FLG-002, Q106).
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { serviceCalls } from '#contract/calls/accounts.ts'
import { flagContext, flagsOfAnswer } from '#features/flags/flags.ts'
import type { Deployment } from '#schema/deployment.ts'
import { isFlagAnswer, isFlagFile } from '#validators/strict.js'
import { limitedText } from '../load/catalogues.ts'
import type { Inputs } from '../load/inputs.ts'
import { readJson } from '../load/json.ts'
import { schemaVersion } from '../load/schemas.ts'
import type { Artefact } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'
import { resolve } from '../resolve/index.ts'
import type { Pair } from '../resolve/plan.ts'

export type Provider = Deployment['settings']['flagProviders'][number]

export type SnapshotOptions = {
  /** Who is asked; without it the first of the pair's `flagProviders`. */
  provider?: Provider
  /** Flags of a service that are those of other programs. */
  ignored?: readonly string[]
  timeoutMs?: number
}

/** What one pair takes over: the flags with another value than configured, and the pair's file with them. */
export type FlagChange = { pair: string; flags: { name: string; value: boolean }[]; artefact: Artefact }

/** `refusals`: what is wrong with answers, in sentences. As long as there is one nothing may be written, so there are no changes. */
export type Snapshot = { changes: FlagChange[]; refusals: string[] }

const TIMEOUT_MS = 10_000
/** As much as a page reads of such an answer. */
const ANSWER_MAX_BYTES = 256 * 1024
/** Many markets have one server. */
const CALLS_AT_ONCE = 8

type Answer = { flags: Record<string, boolean> } | { failure: string }
type Question = { deployment: Deployment; provider: Provider; address: string; at: string }

/** Asks the flag service of every pair, as for a visitor who has not logged in; writes nothing. */
export async function flagSnapshot(
  inputs: Inputs,
  pairs: readonly Pair[],
  environment: string,
  options: SnapshotOptions = {},
): Promise<Snapshot> {
  const changes: FlagChange[] = []
  const failures: { failure: string; pair: string }[] = []
  const waiting = [...pairs]
  const work = async () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const answer = await ask(questionOf(inputs, pair, environment, options.provider), options)
      const name = `${pair.brand}-${pair.country}`
      if ('failure' in answer) failures.push({ failure: answer.failure, pair: name })
      else changes.push(...changeOf(inputs, pair, environment, answer.flags))
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
  const refusals = [...Map.groupBy(failures, ({ failure }) => failure)].map(([failure, same]) => {
    const names = same.map(({ pair }) => pair).sort()
    return `${listed(names)}: ${failure}`
  })
  return {
    changes: refusals.length > 0 ? [] : changes.sort((a, b) => (a.pair < b.pair ? -1 : 1)),
    refusals: refusals.sort(),
  }
}

function questionOf(
  inputs: Inputs,
  { brand, country }: Pair,
  environment: string,
  wanted: Provider | undefined,
): Question {
  const { deployment, origins } = resolve(inputs, brand, country, environment)
  const provider = wanted ?? deployment.settings.flagProviders[0]
  const configured = deployment.environment.flags[provider]
  const key = `environments.${environment}.flags.${provider}`
  if (configured === undefined) throw new Error(`${brand}-${country}: ${key} has no address.`)
  const origin = origins.get(`environment.flags.${provider}`)
  const address = provider === 'STORAGE' ? configured : `${configured}/${serviceCalls.evaluateFlags.path}`
  return { deployment, provider, address, at: `${key}${origin ? ` in ${origin.file}:${origin.line}` : ''}` }
}

async function ask(question: Question, options: SnapshotOptions): Promise<Answer> {
  const answer = await fetched(question, options.timeoutMs ?? TIMEOUT_MS)
  const flags = 'failure' in answer ? answer : flagsIn(answer.text, question, options.ignored ?? [])
  if (!('failure' in flags)) return flags
  return { failure: `${question.address} (${question.at}) ${flags.failure}` }
}

/** The text of an answer, or what is wrong with it as the end of a sentence. */
async function fetched(
  { deployment, provider, address }: Question,
  timeoutMs: number,
): Promise<{ text: string } | { failure: string }> {
  const { brand, country, environmentId } = deployment
  const site = { brand: brand.id, country: country.code, environment: environmentId }
  const body = JSON.stringify({ context: flagContext(site, { userId: undefined, vendorId: undefined }) })
  const asked = provider === 'STORAGE' ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { ...asked, redirect: 'manual', signal })
    const location = response.headers.get('Location')
    const text = await limitedText(response, ANSWER_MAX_BYTES)
    if (response.status >= 300 && response.status < 400)
      return {
        failure: `leads to ${location ?? 'nowhere'}, and no other host is asked than the configured one. Configure the address that answers itself.`,
      }
    if (response.status !== 200)
      return {
        failure: `answered ${response.status}. Ask again when it works, or ask another service with --provider.`,
      }
    if (text === undefined)
      return {
        failure: `answered more than ${ANSWER_MAX_BYTES} bytes, of which a page would read none either. Look what the service sends.`,
      }
    if (/^\s*</.test(text))
      return { failure: 'answered a page of HTML in place of JSON. Look whether the address is that of the service.' }
    return { text }
  } catch (error) {
    if (signal.aborted)
      return { failure: `did not answer within ${timeoutMs} ms. Ask again, or ask another service with --provider.` }
    const { message, cause } = error as Error
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message
    return { failure: `could not be read (${reason}). Check the address and the network.` }
  }
}

function flagsIn(text: string, { deployment, provider, address }: Question, ignored: readonly string[]): Answer {
  const { file, problems } = readJson({ path: address, text })
  const [problem] = problems
  if (problem) return { failure: `answered unusable JSON at ${problem.line}:${problem.column}: ${problem.what}.` }
  const isFile = provider === 'STORAGE'
  const isShape = isFile ? isFlagFile : isFlagAnswer
  if (!isShape(file.value)) {
    const [error] = isShape.errors ?? []
    const shape = isFile
      ? 'names of flags with true or false'
      : 'an answer of the OpenFeature Remote Evaluation Protocol'
    return {
      failure: `does not answer ${shape}: ${error?.instancePath || 'the whole'} ${error?.message ?? 'does not fit'}.`,
    }
  }
  const names = isFlagFile(file.value) ? Object.keys(file.value) : file.value.flags.map(({ key }) => key)
  const known = Object.keys(deployment.flags)
  const own = names.filter(name => !ignored.includes(name))
  for (const name of own) {
    const hint =
      didYouMean(name, known) ??
      'Add it to schema/flags.schema.json, or leave out a flag of other programs with --ignore.'
    if (!known.includes(name))
      return { failure: `names the flag ${JSON.stringify(name)}, which the portal does not know. ${hint}` }
  }
  const twice = own.find((name, at) => own.indexOf(name) !== at)
  if (twice !== undefined) return { failure: `names the flag ${twice} twice. Correct it in the service.` }
  if (own.length === 0)
    return { failure: 'names no flag of the portal. Look whether the address is that of the service.' }
  if (isFlagFile(file.value)) return { flags: picked(file.value, own) }
  for (const flag of file.value.flags.filter(({ key }) => own.includes(key))) {
    if ('errorCode' in flag)
      return { failure: `could not evaluate ${flag.key} (${flag.errorCode}). Correct it in the service.` }
    if (flag.value !== undefined && typeof flag.value !== 'boolean')
      return {
        failure: `says ${JSON.stringify(flag.value)} of ${flag.key}, which is on or off. Correct it in the service.`,
      }
  }
  return { flags: picked(flagsOfAnswer(file.value), own) }
}

const picked = (values: object, names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Flags that the answer does not name keep what is configured; one with the value of country or brand has no line of its own. */
function changeOf(inputs: Inputs, pair: Pair, environment: string, given: Record<string, boolean>): FlagChange[] {
  const { brand: id, country } = pair
  const brand = inputs.brands.get(id)
  if (!brand) throw new Error(`brands/${id} not found`)
  const valuesOf = (pairs: typeof brand.pairs): Readonly<Record<string, boolean>> => {
    const brands = new Map([...inputs.brands, [id, { ...brand, pairs }]])
    return resolve({ ...inputs, brands }, id, country, environment).deployment.flags
  }
  const now = valuesOf(brand.pairs)
  const flags = Object.entries(given)
    .filter(([name, value]) => now[name] !== value)
    .map(([name, value]) => ({ name, value }))
  if (flags.length === 0) return []
  const below = valuesOf(new Map([...brand.pairs].filter(([code]) => code !== country)))
  const file = brand.pairs.get(country)
  const path = file?.path ?? `brands/${id}/countries/${country}.json`
  let text = file?.text ?? emptyFile(inputs)
  for (const { name, value } of flags)
    text = withValue(text, ['flags', name], below[name] === value ? undefined : value)
  const isEmpty = Object.keys((JSON.parse(text) as { flags?: object }).flags ?? { kept: true }).length === 0
  const contents = isEmpty ? withValue(text, ['flags'], undefined) : text
  return [{ pair: `${id}-${country}`, flags, artefact: { path, contents } }]
}

const emptyFile = (inputs: Inputs): string =>
  `${JSON.stringify({ $schema: '../../../schema/pair.schema.json', schemaVersion: schemaVersion(inputs) }, null, 2)}\n`

/** The text with this value, or without it; no other character changes. */
const withValue = (text: string, path: JSONPath, value: boolean | undefined): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }))
