// Parts of the portal that are loaded when they are first needed: flags, validators, the map, dialogs.

const TRIES = 10
const PAUSE_MS = 2000

type Options = {
  onFailure?: 'page' | 'caller'
  missed?: (() => void) | undefined
  wait?: (ms: number) => Promise<void>
  address?: string
}

const waitFor = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/**
 * Loads a part; one that fails to load is asked for again, 10 times, 2 s apart (CST-001). Then the page shows it, with a way
 * to try again (NTC-006, NTC-007), and it throws what the last try raised. At the first failure the page looks whether a newer
 * build has taken its parts away (NTC-008). Every `import()` in `src/` and `islands/` goes through here (scripts/check-late-parts.ts).
 * @param load imports the part
 * @param onFailure who reports in the end that it is missing: the page, or `caller`, where the portal works without the part or the part's
 * place reports it itself, such as that of a map
 * @param missed called at the first failure, for a place that says at once what is missing
 * @param wait lets some milliseconds pass
 * @param address of what is imported, whole, where `load` does not name it
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  { onFailure = 'page', missed, wait = waitFor, address = addressOf(load) }: Options = {},
): Promise<Part> {
  let isRemembered = false
  for (let tried = 0; ; tried++) {
    const asked = timesAsked(address)
    try {
      return await (isRemembered ? (importAnew(address, tried) as Promise<Part>) : load())
    } catch (error) {
      isRemembered ||= tried > 0 && address !== '' && timesAsked(address) === asked
      if (tried === 0) {
        missed?.()
        globalThis.dispatchEvent?.(new Event('portal:part-missing'))
      }
      if (tried === TRIES) {
        if (onFailure === 'page') globalThis.dispatchEvent?.(new Event('portal:load-failure'))
        throw error
      }
      await wait(PAUSE_MS)
    }
  }
}

/** How often the page has asked for an address. WebKit remembers a module that failed, over pages too, and does not ask again. */
const timesAsked = (address: string): number => globalThis.performance.getEntriesByName(address).length

/**
 * Imports a module by an address of its own for each try. The import map names the integrity of the address without a number, so
 * the bytes are compared here.
 * @param address whole
 */
async function importAnew(address: string, tried: number): Promise<unknown> {
  const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}')
  const numbered = `${address}?try=${tried}`
  await fetch(numbered, { integrity: map.integrity?.[new URL(address).pathname] ?? '' })
  return import(/* @vite-ignore */ numbered)
}

/** Where all scripts of a build lie; they name each other from there. */
const SCRIPTS = '/_assets/'

/** What `load` imports. */
function addressOf(load: () => unknown): string {
  const [, path] = /\bimport\(["'`]([^"'`]+)/.exec(String(load)) ?? []
  return path && globalThis.location ? new URL(path, location.origin + SCRIPTS).href : ''
}
