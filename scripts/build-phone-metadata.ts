// Cuts the metadata of libphonenumber to the accepted countries (see docs/dependencies.md). Run it after an update of
// libphonenumber-js or of schema/country-code.schema.json: `node scripts/run.mjs scripts/build-phone-metadata.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import metadata from 'libphonenumber-js/min/metadata'
import { ROOT } from './steps.ts'

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
writeFileSync(join(ROOT, 'src/domain/phone-metadata.json'), `${JSON.stringify(cut)}\n`)
