// Parts of the portal that are loaded when they are first needed: flags, validators, the map, dialogs.

const TRIES = 10
const PAUSE_MS = 2000

type Options = { onFailure?: 'page' | 'caller'; wait?: (ms: number) => Promise<void> }

const waitFor = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/**
 * Loads a part; one that fails to load is asked for again, 10 times, 2 s apart (CST-001). Then the page shows it, with a way
 * to try again (NTC-006, NTC-007), and it raises what the last try raised. At the first failure the page looks whether a newer
 * build has taken its parts away (NTC-008). Every `import()` in `src/` and `islands/` goes through here (scripts/check-late-parts.ts).
 * @param load imports the part
 * @param onFailure who reports in the end that it is missing: the page, or `caller`, where the portal works without the part or the part's
 * place reports it itself, such as that of a map
 * @param wait lets some milliseconds pass
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  { onFailure = 'page', wait = waitFor }: Options = {},
): Promise<Part> {
  for (let tried = 0; ; tried++) {
    try {
      return await load()
    } catch (error) {
      if (tried === 0) globalThis.dispatchEvent?.(new Event('portal:part-missing'))
      if (tried === TRIES) {
        if (onFailure === 'page') globalThis.dispatchEvent?.(new Event('portal:load-failure'))
        throw error
      }
      await wait(PAUSE_MS)
    }
  }
}
