// `npm start`: builds the demo sites, serves each as a host would, and prints where.
import { join } from 'node:path'
import { styleText } from 'node:util'
import { type Preview, startPreview } from '#generator/preview'
import { buildDemo, DEMO_OUT } from './build-demo.ts'
import { DEMO_PORT } from './demo.ts'

const pairs = await buildDemo()
const previews: (Preview & { pair: string })[] = []
for (const [index, pair] of pairs.entries())
  previews.push({ pair, ...(await startPreview({ folder: join(DEMO_OUT, pair), port: DEMO_PORT + index })) })

console.log('')
for (const { pair, url } of previews) console.log(`${styleText('bold', pair.padEnd(16))} ${url}`)
console.log('\nStop with Ctrl+C.')

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all(previews.map(preview => preview.close()))
    process.exit(0)
  })
