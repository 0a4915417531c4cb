// Parts of the portal that are loaded when they are first needed: flags, validators, the map.

const TRIES = 10
const PAUSE_MS = 2000

/**
 * Loads a part; one that fails to load is asked for again, 10 times, 2 s apart (CST-001). Then the page says so, with a way
 * to try again (NTC-006, NTC-007), and it raises what the last try raised.
 * @param load imports the part  @param wait lets some milliseconds pass
 */
export async function patientPart<Part>(
  load: () => Promise<Part>,
  wait: (ms: number) => Promise<void> = ms => new Promise(done => setTimeout(done, ms)),
): Promise<Part> {
  for (let tried = 0; ; tried++) {
    try {
      return await load()
    } catch (error) {
      if (tried === TRIES) {
        globalThis.dispatchEvent?.(new Event('portal:load-failure'))
        throw error
      }
      await wait(PAUSE_MS)
    }
  }
}
