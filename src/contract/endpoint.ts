// The shape of one call in the contract. The list itself is in endpoints.ts.
import type { WireShapes } from '#schema/wire.ts'

/** Name of a shape in schema/wire. */
export type Shape = keyof WireShapes

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * The servers of the portal (API-001, Q87). `geolocator` is the second client of the hurrier service, the one without
 * Authorization; help centre, flag services and the site's own host have their addresses in the configuration.
 */
export const services = {
  authentication: { base: '/authentication/api/v1', authorized: false },
  orders: { base: '/orders/api/v1', authorized: true },
  hurrier: { base: '/hurrier/api/v1', authorized: true },
  geolocator: { base: '/hurrier/api/v1', authorized: false },
  helpCentre: { base: '', authorized: false },
  flags: { base: '', authorized: false },
  flagFile: { base: '', authorized: false },
  translations: { base: '', authorized: false },
  site: { base: '', authorized: false },
} as const satisfies Record<string, { base: '' | `/${string}/api/v1`; authorized: boolean }>

export type Service = keyof typeof services

/**
 * What may be done when no answer came (Q88); see `src/platform/client.ts`.
 * - `read`: changes nothing.
 * - `keyed`: creates or changes something; carries an Idempotency-Key, and the server answers a repeated key alike.
 * - `replace`: sets a whole value, so that repeating it is harmless; carries a key, which the server may disregard.
 * - `never`: something else is done instead, such as using the fallback file for flags.
 */
export type RetryClass = 'read' | 'keyed' | 'replace' | 'never'

/** Who may call (section 6). `vendor` includes parent vendors; `manager` is a vendor user with outlet management. */
export type Role = 'vendor' | 'manager' | 'godroid' | 'guest' | 'public'

/** An answer that is a file: its media types. */
export type FileAnswer = { readonly file: readonly string[] }

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

export type Endpoint = {
  readonly service: Service
  readonly method: Method
  /** Behind the base of the service, without a slash at the start; `{name}` is a parameter. */
  readonly path: string
  /** The shape of each parameter of the path. */
  readonly params: Readonly<Record<string, Shape>>
  /** Shape of the query; none when missing. */
  readonly query?: Shape
  /** Shape of the JSON body; none when missing, and then the body is empty. */
  readonly input?: Shape
  readonly answer: Shape | FileAnswer
  /** The one status of an answer, where the documents name it; else any that succeeds. */
  readonly status?: number
  /** Shape of the answer when the call is refused, if it is not `ErrorAnswer`. */
  readonly refusal?: Shape
  readonly retry: RetryClass
  readonly who: readonly Role[]
  /** The clause or decision that asks for this call. */
  readonly clause: string
  /** What the call is for, in one sentence. */
  readonly does: string
}

type Rest = Omit<Endpoint, 'service' | 'method' | 'path' | 'params' | 'retry'>
type Params<Path extends string> = [Names<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<Names<Path>, Shape>> }

type Made<M extends Method, S extends Service, Path extends string, O> = Readonly<{
  method: M
  service: S
  path: Path
}> &
  (O extends { readonly params: infer P extends Readonly<Record<string, Shape>> }
    ? { readonly params: P }
    : { readonly params: Readonly<Record<never, never>> }) &
  (O extends { readonly retry: infer R extends RetryClass } ? { readonly retry: R } : { readonly retry: 'read' }) &
  Omit<O, 'params' | 'retry'>

/**
 * Makes calls of one service: `const { get, put } = callsOf('orders')`, then
 * `put('order/cancel', { input: 'CancelOrder', … })`. A GET is of retry class `read` unless it names another; the others
 * must name one. A parameter of the path without a shape does not compile.
 */
export function callsOf<const S extends Service>(service: S) {
  const make =
    <const M extends Method>(method: M) =>
    <const Path extends string, const O extends object>(path: Path, options: O) =>
      ({ params: {}, retry: 'read', ...options, service, method, path }) as unknown as Made<M, S, Path, O>
  return {
    get: make('GET') as <const Path extends string, const O extends Rest & Params<Path> & { retry?: RetryClass }>(
      path: Path,
      options: O,
    ) => Made<'GET', S, Path, O>,
    post: make('POST') as <const Path extends string, const O extends Rest & Params<Path> & { retry: RetryClass }>(
      path: Path,
      options: O,
    ) => Made<'POST', S, Path, O>,
    put: make('PUT') as <const Path extends string, const O extends Rest & Params<Path> & { retry: RetryClass }>(
      path: Path,
      options: O,
    ) => Made<'PUT', S, Path, O>,
  }
}

// Groups of roles that the calls name (section 6, Q96).

/** Everybody who can request a rider. */
export const requesters = ['vendor', 'manager', 'godroid', 'guest'] as const satisfies readonly Role[]

/** Everybody who acts for a vendor, embedded or not. */
export const vendors = ['vendor', 'manager', 'godroid'] as const satisfies readonly Role[]

/** Vendor users who logged in; bulk orders and the help centre are theirs alone (Q08, Q77). */
export const users = ['vendor', 'manager'] as const satisfies readonly Role[]

/** Who may change collection points (COL-018). */
export const managers = ['manager'] as const satisfies readonly Role[]

/** Anybody, logged in or not. */
export const anybody = ['vendor', 'manager', 'godroid', 'guest', 'public'] as const satisfies readonly Role[]

// When a call may be sent again (API-006, API-007, Q88): the one reading of it for the client and for the tests.

/** How often a call is sent at most: once, and three times again. */
export const SENDS_MAX = 4

/** How long to wait before a call is sent again, in milliseconds; `attempt` is 1 for the first repetition. */
export const waitBefore = (attempt: number): number => attempt * 1000

/** Header by which a server knows that a call is sent again; a UUID, new for every submission. */
export const KEY_HEADER = 'Idempotency-Key'

export type Repetition = {
  /** The call carries an Idempotency-Key, the same for every resend of one submission. */
  key: boolean
  /** Sent again when no answer came. */
  lost: boolean
  /** Sent again after status 429. */
  tooMany: boolean
  /** Sent again after a status of 500 and above. */
  serverError: boolean
}

/** What may be done with a call that failed, by its retry class and its method (Q88). */
export function repetitionOf({ method, retry }: Pick<Endpoint, 'method' | 'retry'>): Repetition {
  if (retry === 'never') return { key: false, lost: false, tooMany: false, serverError: false }
  return { key: retry !== 'read', lost: true, tooMany: true, serverError: method !== 'POST' }
}
