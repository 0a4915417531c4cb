// Follows one order for a public page: fetches it again while it may change, often while the page is
// visible and less and less often while it is hidden (PUB-103).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, PageLifecycle, Send } from '#platform/ports.ts'
import { isOrderId, learn, type PublicOrder, REFRESH_MS, refreshAfter } from './public-order.ts'

export type PublicOrderPorts = {
  send: Send
  clock: Clock
  pageLifecycle: PageLifecycle
  /** The page is in front of somebody. */
  visible(): boolean
}

export type PublicOrderStore = {
  $known: ReadableAtom<PublicOrder>
  /** Fetches the order of this ID, which comes from the address and may be invalid. Returns a function that stops this. */
  follow(orderId: string | undefined): () => void
  /** Fetches at once, as when the reader clicks "Try again". */
  again(): void
}

/** @returns the store; the client repeats a failed call, and so does the next poll */
export function createPublicOrder({ send, clock, pageLifecycle, visible }: PublicOrderPorts): PublicOrderStore {
  const $known = atom<PublicOrder>({ state: 'loading' })
  let followed: string | undefined
  let asking = false
  /** Requests since the page was last visible. */
  let unseen = 0
  let stopWaiting = () => {}

  async function ask(): Promise<void> {
    const orderId = followed
    if (asking || orderId === undefined) return
    asking = true
    stopWaiting()
    const answer = await send('trackPublicly', { params: { orderID: orderId } })
    asking = false
    if (followed !== orderId) return
    $known.set(learn($known.get(), answer, { orderId, now: clock.now(), online: pageLifecycle.online() }))
    askLater()
  }

  function askLater(): void {
    const seen = visible()
    if (seen) unseen = 0
    const wait = refreshAfter($known.get(), { visible: seen, unseen, now: clock.now() })
    if (!seen) unseen++
    stopWaiting = wait === undefined ? () => {} : clock.after(wait, () => void ask())
  }

  /** The page is visible again: what it shows may be minutes old. */
  function look(): void {
    const known = $known.get()
    const now = clock.now()
    unseen = 0
    const isNew = known.state === 'known' && now - known.readAt < REFRESH_MS
    const isFollowed = refreshAfter(known, { visible: true, unseen, now }) !== undefined
    if (isNew && !asking) {
      // What was planned out of sight may be minutes ahead.
      stopWaiting()
      askLater()
    } else if (isFollowed) void ask()
    // What was today may be another day's by now.
    else if (known.state === 'known') $known.set({ ...known })
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
        pageLifecycle.onReturn(look),
        pageLifecycle.onOnline(online => {
          const known = $known.get()
          if (online) again()
          else if (known.state === 'known' && !known.stale) $known.set({ ...known, stale: 'offline' })
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
