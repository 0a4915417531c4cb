// A call with an Idempotency-Key is carried out once (Q88, REQ-105): its answer is kept for a day, with what it changed.

import type { Caller } from '../caller.ts'
import { refuse, violation } from '../refused-call.ts'
import type { Site } from '../site.ts'

export const KEPT_SECONDS = 86_400

export type Kept = { status: number; answer: string }

/** `key` and `body` as they were sent; neither is kept. */
export type KeyedCall = { scope: string; key: string; call: string; body: string }

const KEY = /^[\x21-\x7e]{8,128}$/

/** Throws InvalidRequest for a key that is none. */
export function keyOf(header: string | null): string | undefined {
  if (header === null) return undefined
  if (!KEY.test(header))
    throw violation('header/Idempotency-Key', 'pattern', 'must be 8 to 128 visible ASCII characters')
  return header
}

/** Keys of one caller mean nothing to another. */
export const scopeOf = (site: Site, caller: Caller): string => {
  if (caller.kind === 'user' || caller.kind === 'guest') return `${site.code} ${caller.kind} ${caller.id}`
  return caller.kind === 'godroid' ? `${site.code} godroid ${caller.vendorId}` : `${site.code} public`
}

/** Answers hold tokens and bodies hold passwords, so both are encrypted under the key. */
const lockOf = (site: Site, { scope, key }: KeyedCall) => site.secrets.lockFor(`${scope} ${key}`)

/** The answer that was given to this key before. Throws IdempotencyKeyReused for another call or another body. */
export function keptAnswer(site: Site, keyed: KeyedCall): Kept | undefined {
  const lock = lockOf(site, keyed)
  const row = site.db.get<Kept & { call: string; body_hash: string }>(
    'SELECT call, body_hash, status, answer FROM idempotency WHERE scope = ? AND key = ? AND created_at > ?',
    keyed.scope,
    lock.name,
    site.clock.seconds() - KEPT_SECONDS,
  )
  if (!row) return undefined
  if (row.call !== keyed.call || row.body_hash !== lock.hash(keyed.body)) throw refuse('IdempotencyKeyReused')
  return { status: row.status, answer: lock.open(row.answer) }
}

/** Keeps an answer; called inside the transaction of what it reports. */
export function keepAnswer(site: Site, keyed: KeyedCall, { status, answer }: Kept): void {
  const now = site.clock.seconds()
  const lock = lockOf(site, keyed)
  site.db.run('DELETE FROM idempotency WHERE created_at <= ?', now - KEPT_SECONDS)
  site.db.run(
    'INSERT INTO idempotency (scope, key, call, body_hash, status, answer, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    keyed.scope,
    lock.name,
    keyed.call,
    lock.hash(keyed.body),
    status,
    lock.close(answer),
    now,
  )
}

/** Two sends of one key at the same time: the second waits for the first, and is then answered like it. */
export function oneAtATime(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    for (let first = running.get(name); first; first = running.get(name)) await first.catch(() => {})
    const mine = work()
    running.set(name, mine)
    try {
      return await mine
    } finally {
      running.delete(name)
    }
  }
}
