// Catalogues of messages from a server. They are not trusted: fetched with limits and checked before use (Q81, Q106).
import { INPUT_FILE_MAX_BYTES, type Inputs } from './inputs.ts'
import { readJson } from './json.ts'

const FETCH_TIMEOUT_MS = 10_000

/** The text of a locale's catalogue, or what went wrong in a few words. */
export async function fetchCatalogue(from: string, locale: string): Promise<{ text: string } | { failure: string }> {
  const address = addressOfCatalogue(from, locale)
  if (!address) return { failure: `"${from}" is not an http or https address` }
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok) return { failure: `${address} answered ${response.status}` }
    const text = await limitedText(response, INPUT_FILE_MAX_BYTES)
    return text === undefined ? { failure: `${address} is larger than ${INPUT_FILE_MAX_BYTES} bytes` } : { text }
  } catch (error) {
    return { failure: `${address} could not be read (${causeOf(error)})` }
  }
}

/** What went wrong; fetch itself says no more than that it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  // Where several addresses of a host were tried, the message is empty.
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : error.message
}

/** undefined for an answer that is larger, of which no more is read; throws for one that is not UTF-8. */
export async function limitedText(response: Response, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the transfer.
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
}

/** `https://host/messages` leads to `/en.json` below it; a `{locale}` in it is filled in. */
export function addressOfCatalogue(from: string, locale: string): string | undefined {
  const address = from.includes('{locale}')
    ? from.replaceAll('{locale}', locale)
    : `${from.replace(/\/$/, '')}/${locale}.json`
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined
}

/** The inputs with these catalogues, text by locale, in place of their own. */
export function withCatalogues(inputs: Inputs, texts: ReadonlyMap<string, string>): Inputs {
  const read = [...texts].map(([locale, text]) => {
    return { locale, ...readJson({ path: `content/messages/${locale}.json`, text }) }
  })
  const replaced = new Set(read.map(({ file }) => file.path))
  return {
    ...inputs,
    messages: new Map([...inputs.messages, ...read.map(({ locale, file }) => [locale, file] as const)]),
    problems: [
      ...inputs.problems.filter(({ file }) => !replaced.has(file)),
      ...read.flatMap(({ problems }) => problems),
    ],
  }
}
