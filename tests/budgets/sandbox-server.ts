// A sandbox as somebody starts it, in a process of its own, for figures.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Started = { child: ChildProcess; home: string; port: number; milliseconds: number }

/** A folder of its own for a database; `remove` deletes it. */
export function scratchDatabase(): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'))
  return { file: join(folder, 'sandbox.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the command; resolves once it says where it is. */
export async function startSandbox(db: string, ...more: string[]): Promise<Started> {
  const started = performance.now()
  const words = ['generator/cli.ts', 'sandbox', '--port', '0', '--db', db, '--country', 'NO', ...more]
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', data => {
      text += data
      const found = /localhost:(\d+)/.exec(text)
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', code => reject(new Error(`The sandbox ended with ${code}`)))
  })
  return { child, port, home: `http://127.0.0.1:${port}`, milliseconds: performance.now() - started }
}

/** Ends it and waits for that. */
export const ended = ({ child }: Started, signal: NodeJS.Signals): Promise<void> =>
  new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** Authorization header of the embedded mode for a vendor. */
export async function tokenFor(home: string, vendor: string): Promise<string> {
  const { result } = (await (await fetch(`${home}/control/api/godroid-token?vendor=${vendor}`)).json()) as {
    result: string
  }
  return `GoDroid ${result}`
}

/** JSON of a call; raises an error with what a refusal said. */
export async function json<T>(
  url: string,
  as: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: as, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return JSON.parse(text) as T
}

/** The body of an order of this vendor that the sandbox takes for ten minutes. */
export async function orderBody(home: string, as: string, vendor: string): Promise<Record<string, unknown>> {
  type Located = { result: { vendor_information: { location: { latitude: number; longitude: number } } } }
  const { result } = await json<Located>(`${home}/orders/api/v1/vendor/${vendor}`, as)
  const { latitude, longitude } = result.vendor_information.location
  const destination = { lat: Number((latitude + 0.006).toFixed(6)), lng: longitude }
  const asked = { source: { lat: latitude, lng: longitude }, destination, vendor_id: vendor, delivery_type: 'food' }
  const { fee, signature } = await json<{ fee: number; signature: string }>(
    `${home}/hurrier/api/v1/delivery/fee`,
    as,
    asked,
  )
  return {
    vendor_id: vendor,
    delivery_fee: fee,
    signature,
    age_validation_required: false,
    login_pickup_estimation: 15,
    customer: {
      name: 'Kari Berg',
      phone_number: '+4740612345',
      location: { address: '4, B, Storgata 5', latitude: destination.lat, longitude: destination.lng },
    },
    order: { payment_method: 'paid', amount: 250, description: 'Cake', cold_bag_needed: false },
  }
}
