// Writes docs/openapi.json from schema/wire and the list of calls. `--check` fails on drift.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from '#contract/openapi'
import { allShapes } from './wire-schemas.ts'

const target = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

/** The document as it stands in the file. */
export const openApiText = (): string =>
  `${JSON.stringify(openApi(allShapes(shape => ({ $ref: `#/components/schemas/${shape}` }))), null, 2)}\n`

if (import.meta.main) {
  const fresh = openApiText()
  if (!process.argv.includes('--check')) writeFileSync(target, fresh)
  else if (readFileSync(target, 'utf8') !== fresh) {
    console.error('docs/openapi.json does not match the contract. Run: npm run schema')
    process.exitCode = 1
  }
}
