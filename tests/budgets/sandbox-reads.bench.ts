// How many mixed reads a second the sandbox answers on one core, and how long it takes to start.
import { Agent, request } from 'node:http'
import { print } from './figure.ts'
import { ended, json, scratchDatabase, startSandbox, tokenFor } from './sandbox-server.ts'

const SECONDS = 6
const AT_ONCE = 12

const database = scratchDatabase()
const server = await startSandbox(database.file)
print({
  name: 'sandbox: from the command to the first line',
  value: Math.round(server.milliseconds),
  unit: 'ms',
  limit: { most: 1000 },
})
const { home, port } = server
const as = await tokenFor(home, 'no2000')
const page = await json<{ data: { result: { data: { order_id: string }[] } } }>(
  `${home}/orders/api/v1/vendor/no2000/orders`,
  as,
)
const [order = { order_id: '' }] = page.data.result.data

const paths = [
  '/orders/api/v1/vendor/no2000',
  '/orders/api/v1/vendors',
  '/orders/api/v1/vendor/no2000/orders?count=30',
  `/orders/api/v1/order?vendorId=no2000&orderId=${order.order_id}`,
  '/orders/api/v1/vendor/no2000/service-hours',
  '/orders/api/v1/get-country-parameter/paymentMethods',
  '/hurrier/api/v1/geolocator/autocomplete?query=Stor&country=NO&language=nb-NO',
  '/hurrier/api/v1/addressbook/search-customers/no2000?query=ka',
  `/orders/api/v1/tracking/${order.order_id}`,
  '/orders/api/v1/voucher/WELCOME',
]
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const read = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { Authorization: as } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
    sent.once('error', reject)
    sent.end()
  })

const times: number[] = []
const until = performance.now() + SECONDS * 1000
let turn = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < until) {
      const started = performance.now()
      await read(paths[turn++ % paths.length] ?? '')
      times.push(performance.now() - started)
    }
  }),
)
agent.destroy()
times.sort((one, other) => one - other)
print({
  name: 'sandbox: mixed reads answered',
  value: Math.round(times.length / SECONDS),
  unit: '/s',
  limit: { least: 500 },
})
print({
  name: 'sandbox: 95% of mixed reads within',
  value: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
  unit: 'ms',
  limit: { most: 100 },
})
await ended(server, 'SIGTERM')
database.remove()
