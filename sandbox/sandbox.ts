// The whole back end as one object: for a server, and for tests without one.
import { rmSync } from 'node:fs'
import type { CountryCode } from '#schema/config.ts'
import { createApp } from './app.ts'
import { randomOf, seedOf } from './city/random.ts'
import { type Clock, movable, storedOffset } from './clock.ts'
import { type Control, createControl } from './control/control.ts'
import { allCountries } from './countries.ts'
import { createFaults } from './faults/faults.ts'
import { CUT_HEADER } from './http/answers.ts'
import { createHub } from './live/hub.ts'
import { type LocalSocket, openLocalSocket } from './live/local-socket.ts'
import { createSites, type Sites } from './sites.ts'
import { openDatabase } from './store/database.ts'
import { openSecrets } from './store/secrets.ts'

export type SandboxOptions = {
  /** File of the database, or `:memory:`. */
  db?: string
  /** What another sandbox `copy`ed: this one begins with it. */
  from?: Uint8Array
  /** Where the time comes from; the machine's clock by default. */
  clock?: Clock
  /** How many times faster than in life orders and riders move. */
  speed?: number
  /** Seed of streets, invented data and faults. */
  seed?: number
  /** Countries that are served, the first one for callers who name none; all of them by default. */
  countries?: readonly CountryCode[]
  /** Called with faults of the sandbox itself; standard error by default. */
  log?: (text: string) => void
}

export type Sandbox = {
  /**
   * Answers a request as the server would. The country is that of the host (`no.sandbox.localhost`) or of the header
   * x-country. Rejects with a TypeError, as fetch does, when a fault cuts the connection.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** As `fetch`, but a cut connection comes as a marked answer; for the server. */
  answer(request: Request): Promise<Response>
  /** A websocket without a network: the address is as in the configuration, with the Authorization query value. */
  socket(url: string): LocalSocket
  /** What the control page can do. */
  control: Control
  sites: Sites
  /** Everything that is kept, for another sandbox that begins there. */
  copy(): Uint8Array
  close(): void
}

const SEED = 1

/** Opens a sandbox; nothing runs by itself: what is due is carried out at the next request, or by `control.advance`. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { db: file = ':memory:', speed = 1, seed = SEED, log = text => console.error(text) } = options
  const db = openDatabase(file, options.from)
  const faults = createFaults(name => randomOf(seed ^ seedOf(name)))
  const shared = {
    db,
    clock: movable(options.clock ?? { now: () => Date.now() }, storedOffset(db)),
    secrets: openSecrets(db),
    faults,
    hub: createHub(faults),
    pace: { speed },
    schedule: { next: 0 },
    seed,
  }
  const sites = createSites(shared, options.countries ?? allCountries())
  const app = createApp(sites, log)
  const answer = async (request: Request) => app.fetch(request)
  return {
    answer,
    fetch: async (input, init) => {
      const response = await answer(new Request(input, init))
      if (response.headers.has(CUT_HEADER)) throw new TypeError('fetch failed')
      return response
    },
    socket: url => openLocalSocket(sites, url),
    control: createControl(sites),
    sites,
    copy: db.copy,
    close: () => {
      shared.hub.cutAll()
      db.close()
    },
  }
}

/** Deletes a database file and what belongs to it. */
export function deleteDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}
