// Ten thousand random requests made from the schemas, right ones and broken ones.
import { fuzz } from '../sandbox/fuzz.ts'
import { kitFor } from '../sandbox/kit.ts'
import { print } from './figure.ts'

const REQUESTS = 10_000

let unhandled = 0
process.on('unhandledRejection', () => {
  unhandled += 1
})
const kit = kitFor()
const { answered, refused, faults } = await fuzz(kit, { requests: REQUESTS, seed: 2026 })
for (const fault of faults.slice(0, 5)) console.error(fault)
print({
  name: `sandbox: faults met by ${REQUESTS} random requests`,
  value: faults.length,
  unit: '',
  limit: { most: 0 },
})
print({ name: 'sandbox: unhandled rejections', value: unhandled, unit: '', limit: { most: 0 } })
print({
  name: 'sandbox: random requests that were answered',
  value: answered,
  unit: '',
  limit: { least: REQUESTS / 20 },
})
print({ name: 'sandbox: random requests that were refused', value: refused, unit: '', limit: { least: REQUESTS / 4 } })
kit.sandbox.close()
