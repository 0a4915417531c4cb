// The socket of live updates, for the screens that show orders. Whoever listens decides what becomes of an update.
import { deployment } from '#deployment'
import { liveScreenOf } from '#features/orders/realtime-flow.ts'
import { createRealtime } from '#features/orders/realtime-store.ts'
import { authorizationOfSession } from '#features/session/session.ts'
import { browserSocket } from '#platform/browser-ports.ts'
import { readMessage, socketAddress } from '#platform/socket.ts'
import type { Order } from '#schema/wire.ts'
import { atLogout, clock, currentPath } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

export type LiveListener = {
  apply(order: Order): void
  /** Something may have been missed. */
  refetch(): void
}

let listener: LiveListener | undefined

export const realtime = createRealtime({
  open: browserSocket,
  read: readMessage,
  clock,
  address() {
    // Always with the tokens of now: they change every hour.
    const authorization = authorizationOfSession(session.$session.get())
    return authorization && socketAddress(deployment().environment.websocket, authorization)
  },
  random: () => Math.random(),
  zone: () => deployment().settings.timezone,
  screen: () => (listener ? liveScreenOf(currentPath()) : undefined),
  apply: order => listener?.apply(order),
  refetch: () => listener?.refetch(),
  log: what => console.warn(`live updates: ${what}`),
})

/** Opens the socket for the chosen vendor and follows it; guests have none (Q78). The answer ends it. */
export function listenLive(on: LiveListener): () => void {
  listener = on
  const follow = () => {
    const guest = session.$session.get().mode === 'GUEST'
    realtime.follow(guest ? undefined : vendors.$chosen.get()?.vendor_id)
  }
  const ends = [vendors.$chosen.subscribe(follow), session.$session.listen(follow)]
  return () => {
    for (const end of ends) end()
    realtime.stop()
    if (listener === on) listener = undefined
  }
}

atLogout(() => realtime.stop())
