// Cuts the metadata of libphonenumber to the accepted countries (see docs/dependencies.md): without its own, a site refuses
// its country's numbers. `new country` and `npm run schema` run it, and so does an update of libphonenumber-js. `--check`
// fails on drift.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import metadata from 'libphonenumber-js/min/metadata'
import { ROOT } from './root.ts'

type Metadata = {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
  nonGeographic?: unknown
}

const { enum: wanted } = JSON.parse(readFileSync(join(ROOT, 'schema/country-code.schema.json'), 'utf8')) as {
  enum: string[]
}
const { version, country_calling_codes: codes, countries } = metadata as unknown as Metadata
const kept = Object.fromEntries(
  Object.entries(codes)
    .map(([code, ids]) => [code, ids.filter(id => wanted.includes(id))] as const)
    .filter(([, ids]) => ids.length > 0),
)
const cut: Metadata = {
  version,
  country_calling_codes: kept,
  countries: Object.fromEntries(wanted.toSorted().map(id => [id, countries[id]])),
  nonGeographic: {},
}

const target = join(ROOT, 'src/features/phones/phone-metadata.json')
const fresh = `${JSON.stringify(cut)}\n`
if (!process.argv.includes('--check')) writeFileSync(target, fresh)
else if (readFileSync(target, 'utf8') !== fresh) {
  console.error('src/features/phones/phone-metadata.json does not hold the accepted countries. Run: npm run schema')
  process.exit(1)
}
