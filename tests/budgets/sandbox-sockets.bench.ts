// A thousand sockets, fifty updates a second: how many updates are lost, and how late they come.
import { WebSocket } from 'ws'
import { print } from './figure.ts'
import { ended, json, orderBody, scratchDatabase, startSandbox, tokenFor } from './sandbox-server.ts'

const SOCKETS = 1000
const UPDATES_A_SECOND = 50
/** Asked for a little faster, so that the whole of the wanted rate is left when the last answer has come. */
const PACE = 55
const SECONDS = 10

const database = scratchDatabase()
const server = await startSandbox(database.file)
const { home, port } = server
const vendors = ['no1001', 'no1002', 'no1003', 'no1004', 'no1005', 'no2000']
const desks = await Promise.all(
  vendors.map(async vendor => {
    const as = await tokenFor(home, vendor)
    return { vendor, as, body: await orderBody(home, as, vendor) }
  }),
)

/** When each socket received each order. */
const received: Map<string, number>[] = []
const placedAt = new Map<string, number>()
const sockets = await Promise.all(
  Array.from({ length: SOCKETS }, (_, index) => {
    const { vendor, as } = desks[index % desks.length] as (typeof desks)[number]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?Authorization=${encodeURIComponent(btoa(as))}`)
    const orders = new Map<string, number>()
    received.push(orders)
    return new Promise<WebSocket>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendor } })))
      socket.on('message', data => {
        const { event } = JSON.parse(String(data)) as {
          event: { type: string; data: { order_id: string; status: string } }
        }
        if (event.type === 'subscribe_ok') resolve(socket)
        if (event.type !== 'order_update' || event.data.status !== 'NEW') return
        orders.set(event.data.order_id, performance.now())
      })
    })
  }),
)

const made = new Map<string, string[]>(vendors.map(vendor => [vendor, []]))
const placing: Promise<void>[] = []
const began = performance.now()
for (let count = 0; count < PACE * SECONDS; count++) {
  const wait = began + (count * 1000) / PACE - performance.now()
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  const { vendor, as, body } = desks[count % desks.length] as (typeof desks)[number]
  const sent = performance.now()
  placing.push(
    json<{ result: { order_id: string } }>(`${home}/orders/api/v1/order`, as, body).then(({ result }) => {
      placedAt.set(result.order_id, sent)
      made.get(vendor)?.push(result.order_id)
    }),
  )
}
await Promise.all(placing)
const took = (performance.now() - began) / 1000
await new Promise(resolve => setTimeout(resolve, 2000))

let expected = 0
let lost = 0
const delays: number[] = []
for (const [index, orders] of received.entries())
  for (const id of made.get(vendors[index % vendors.length] ?? '') ?? []) {
    expected += 1
    const at = orders.get(id)
    if (at === undefined) lost += 1
    else delays.push(at - (placedAt.get(id) ?? at))
  }
print({ name: 'sandbox: sockets that listened', value: sockets.length, unit: '', limit: { least: SOCKETS } })
print({
  name: 'sandbox: updates sent a second',
  value: Math.round((PACE * SECONDS) / took),
  unit: '/s',
  limit: { least: UPDATES_A_SECOND },
})
print({ name: `sandbox: updates lost of ${expected}`, value: lost, unit: '', limit: { most: 0 } })
delays.sort((one, other) => one - other)
print({
  name: 'sandbox: 95% of updates received after',
  value: Math.round(delays[Math.floor(delays.length * 0.95)] ?? 0),
  unit: 'ms',
  limit: { most: 500 },
})
for (const socket of sockets) socket.terminate()
await ended(server, 'SIGTERM')
database.remove()
