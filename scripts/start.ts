// `npm start`: builds the demo sites, starts the sandbox that they talk to, serves each site as a host would, and prints
// where everything is and who may log in.
import { join } from 'node:path'
import { styleText } from 'node:util'
import { type Preview, startPreview } from '#generator/preview/index.ts'
import { demoLogins } from '#sandbox/seed/users.ts'
import { SANDBOX_PORT, serveSandbox } from '#sandbox/serve.ts'
import { buildDemo, DEMO_OUT, endAfterProblems } from './build-demo.ts'
import { DEMO_PAIRS, DEMO_PORT } from './demo.ts'
import { ROOT } from './root.ts'

const countries = DEMO_PAIRS.map(({ country }) => country)
// Filling the sandbox takes the time in which another process makes the bundles.
const [pairs, sandbox] = await Promise.all([
  buildDemo().catch(endAfterProblems),
  serveSandbox({
    port: SANDBOX_PORT,
    db: join(ROOT, '.cache', 'sandbox', 'demo.sqlite'),
    speed: 1,
    countries,
    ready: countries,
  }).catch(portTaken),
])
const previews: (Preview & { pair: string })[] = []
for (const [index, pair] of pairs.entries())
  previews.push({
    pair,
    ...(await startPreview({ folder: join(DEMO_OUT, pair), port: DEMO_PORT + index }).catch(portTaken)),
  })

function portTaken(error: unknown): never {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') throw error
  console.error(
    `Port ${port} on 127.0.0.1 is taken, perhaps by another npm start. Stop what uses it, then run this again.`,
  )
  process.exit(1)
}

const line = (...cells: string[]) => console.log(cells.map((cell, at) => (at < 2 ? cell.padEnd(30) : cell)).join(' '))
const siteOf = (brand: string, country: string) =>
  previews.find(({ pair }) => pair === `${brand}-${country}`)?.url ?? ''
const heading = (text: string) => console.log(`\n${styleText('bold', text)}`)

heading('Sites')
for (const { pair, url } of previews) line(pair, url)
heading('Sandbox')
line('Control page', `http://127.0.0.1:${sandbox.port}/control`)
for (const country of countries) line(country, `http://${country.toLowerCase()}.sandbox.localhost:${sandbox.port}`)
for (const { brand, country } of DEMO_PAIRS) {
  heading(`Logins of ${brand}-${country}`)
  for (const { who, email, password } of demoLogins(country)) line(email, password, who)
  line('guest', '-', 'press "Continue as guest" on the login page')
  const token = await sandbox.sandbox.control.godroidToken(country)
  line('GoDroid token', '-', `${siteOf(brand, country)}/odwp?token=${token}`)
}
console.log('\nStop with Ctrl+C.')

let isEnding = false
// Ctrl+C comes twice: from the terminal, and from scripts/run.mjs.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all([sandbox.stop(), ...previews.map(preview => preview.close())])
    process.exit(0)
  })
