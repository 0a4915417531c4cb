// Follows one order for a public page: asks, asks again while something may still happen, and only while somebody looks.
import { atom, type ReadableAtom } from 'nanostores'
import { type FollowedOrder, isOrderId, learn, refreshAfter } from '#domain/followed-order'
import type { Clock, Send, Surroundings } from '#ports'

export type FollowedOrderPorts = {
  send: Send
  clock: Clock
  surroundings: Surroundings
  /** The page is in front of somebody. */
  visible(): boolean
}

export type FollowedOrderStore = {
  $known: ReadableAtom<FollowedOrder>
  /** Asks for the order of this id, which is what the address says and may be none; the answer ends it. */
  follow(orderId: string | undefined): () => void
  /** Asks at once, as when the reader presses "Try again". */
  again(): void
}

/** @returns the store; a call that fails is repeated by the client, and then at the next turn */
export function createFollowedOrder({ send, clock, surroundings, visible }: FollowedOrderPorts): FollowedOrderStore {
  const $known = atom<FollowedOrder>({ state: 'loading' })
  let followed: string | undefined
  let asking = false
  let due = false
  let stopWaiting = () => {}

  async function ask(): Promise<void> {
    const orderId = followed
    if (asking || orderId === undefined) return
    asking = true
    due = false
    stopWaiting()
    const answer = await send('trackPublicly', { params: { orderID: orderId } })
    asking = false
    if (followed !== orderId) return
    $known.set(learn($known.get(), answer, { orderId, now: clock.now(), online: surroundings.online() }))
    const wait = refreshAfter($known.get(), clock.now())
    if (wait !== undefined) stopWaiting = clock.after(wait, askWhenLookedAt)
  }

  function askWhenLookedAt(): void {
    due = true
    if (visible()) void ask()
  }

  function again(): void {
    if ($known.get().state === 'failed') $known.set({ state: 'loading' })
    void ask()
  }

  return {
    $known,
    again,
    follow(orderId) {
      if (!isOrderId(orderId)) {
        $known.set({ state: 'unknown' })
        return () => {}
      }
      followed = orderId
      void ask()
      const stops = [
        surroundings.onReturn(() => {
          if (due) void ask()
        }),
        surroundings.onOnline(online => {
          const known = $known.get()
          if (online) again()
          else if (known.state === 'known' && !known.doubt) $known.set({ ...known, doubt: 'offline' })
        }),
      ]
      return () => {
        followed = undefined
        stopWaiting()
        for (const stop of stops) stop()
      }
    },
  }
}
