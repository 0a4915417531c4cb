// Tells the server which sessions have ended; what cannot be told now is told later (SES-102, Q13).
import { isFinalRefusal } from '#domain/problems'
import type { Clock, Exclusive, Send, Storage, Surroundings } from '#ports'

type RevocationPorts = {
  send: Send
  storage: Storage
  clock: Clock
  exclusive: Exclusive
  surroundings: Surroundings
}

export type Revocations = {
  /** Remembers a refresh token and begins to send it; the answer does not wait for the server. */
  add(refreshToken: string): void
  /** Waits until the server was told, at most `waitMs`. */
  settled(waitMs: number): Promise<void>
  /** Sends what is still to be told, now and whenever the network comes back; the answer ends this. */
  start(): () => void
}

/** @returns the list of ended sessions that the server does not know of yet, kept under pending-logout */
export function createRevocations({ send, storage, clock, exclusive, surroundings }: RevocationPorts): Revocations {
  let sending: Promise<void> = Promise.resolve()

  const pending = () => storage.read('pending-logout') ?? []

  function forget(token: string): void {
    const rest = pending().filter(one => one !== token)
    if (rest.length > 0) storage.write('pending-logout', rest)
    else storage.remove('pending-logout')
  }

  /** A refusal settles it too: the server does not know this token any more. */
  const sendAll = () =>
    exclusive('session-revocation', async () => {
      for (const token of pending()) {
        const answer = await send('logout', { input: { refresh_token: token }, keepalive: true })
        if (answer.state === 'answered' || isFinalRefusal(answer.problem)) forget(token)
      }
    })

  return {
    add(refreshToken) {
      storage.write('pending-logout', [...pending(), refreshToken])
      sending = sendAll()
    },
    settled: waitMs =>
      new Promise(resolve => {
        const stop = clock.after(waitMs, resolve)
        void sending.then(() => {
          stop()
          resolve()
        })
      }),
    start() {
      if (pending().length > 0) sending = sendAll()
      return surroundings.onOnline(online => {
        if (online && pending().length > 0) sending = sendAll()
      })
    },
  }
}
