// The server is killed while orders come in: none that it acknowledged may be lost, and no press may make two.
import { print } from './figure.ts'
import { ended, json, orderBody, scratchDatabase, startSandbox, tokenFor } from './sandbox-server.ts'

const ROUNDS = 3
const PRESSES = 120
const AT_ONCE = 12

type Placed = { result: { order_id: string } }

const database = scratchDatabase()
let server = await startSandbox(database.file)
const as = await tokenFor(server.home, 'no2000')
let lost = 0
let twice = 0
let acknowledged = 0
for (let round = 0; round < ROUNDS; round++) {
  const body = await orderBody(server.home, as, 'no2000')
  const known = new Map<string, string>()
  const keys = Array.from({ length: PRESSES }, (_, index) => `round-${round}-press-${index}`)
  const press = (key: string) =>
    json<Placed>(`${server.home}/orders/api/v1/order`, as, body, { 'Idempotency-Key': key })
  const waiting = [...keys]
  const killAfter = 20 + round * 25
  let killed: Promise<void> | undefined
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        const answer = await press(key).catch(() => undefined)
        if (answer) known.set(key, answer.result.order_id)
        if (known.size >= killAfter) killed ??= ended(server, 'SIGKILL')
      }
    }),
  )
  await killed
  server = await startSandbox(database.file)
  acknowledged += known.size
  for (const id of known.values())
    await json(`${server.home}/orders/api/v1/order?vendorId=no2000&orderId=${id}`, as).catch(() => {
      lost += 1
    })
  // Every press is sent again: those that were carried out are answered as before.
  for (const key of keys) {
    const { result } = await press(key)
    const before = known.get(key)
    if (before !== undefined && before !== result.order_id) twice += 1
    known.set(key, result.order_id)
  }
  if (new Set(known.values()).size !== PRESSES) twice += 1
}
print({
  name: `sandbox: acknowledged orders lost by kill -9, of ${acknowledged}`,
  value: lost,
  unit: '',
  limit: { most: 0 },
})
print({ name: 'sandbox: presses that made two orders', value: twice, unit: '', limit: { most: 0 } })
await ended(server, 'SIGTERM')
database.remove()
