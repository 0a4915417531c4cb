// Writes docs/openapi.json from schema/wire and the list of calls. `--check` fails on drift.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Endpoint, KEY_HEADER, repetitionOf, type Service, services } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { allShapes } from './wire-schemas.ts'

const target = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

/** The document as it is in the file. */
export const openApiText = (): string =>
  `${JSON.stringify(openApi(allShapes(shape => ({ $ref: `#/components/schemas/${shape}` }))), null, 2)}\n`

// The contract as an OpenAPI 3.1 document (API-101), made from the list of calls and the shapes.

type Json = { [key: string]: unknown }

const point = (shape: string) => ({ $ref: `#/components/schemas/${shape}` })

const ABOUT: Readonly<Record<Service, string>> = {
  authentication: 'Registration, login and tokens.',
  orders: 'Vendors, orders, payment and bulk upload.',
  hurrier: 'Fee, areas, estimates, riders and address book.',
  geolocator: 'Address search: the hurrier service without Authorization.',
  helpCentre: 'Help centre, on the host of the region.',
  flags: 'Flag service of a region (OpenFeature Remote Evaluation Protocol).',
  flagFile: 'Flags as one static file.',
  translations: 'Remote translations, one file per locale.',
  site: 'The site itself.',
}

/** Hosts that are not the API host; each is in the configuration of the environment. */
const HOSTS: Partial<Record<Service, string>> = {
  helpCentre: 'https://help-centre.example',
  flags: 'https://flags.example',
  flagFile: 'https://flags.example',
  translations: 'https://translations.example',
  site: 'https://portal.example',
}

/** The document. `shapes` are all shapes by name, their references pointing at `#/components/schemas/…`. */
function openApi(shapes: Readonly<Record<string, Json>>): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = `${services[call.service].base}/${call.path}`
    const host = HOSTS[call.service]
    paths[path] = {
      ...paths[path],
      ...(host && { servers: [{ url: host }] }),
      [call.method.toLowerCase()]: operation(name, call, shapes),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rider portal: the calls it makes',
      version: '1.0.0',
      description:
        'Printed from schema/wire and src/contract/endpoints.ts; do not edit. Besides these calls there is a websocket: the client sends ClientMessage and receives ServerMessage; its query value Authorization is the base64 of the header.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'https://api.example', description: 'The API host of the country and environment.' },
      { url: 'http://no.sandbox.localhost:4600', description: 'The local sandbox of a country, here Norway.' },
    ],
    tags: Object.entries(ABOUT).map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: {
      schemas: reachable(shapes),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            '"GoDroid {token}" when embedded, else "Bearer {AccessToken}|{IdToken}" of the user, else "Bearer {token}" of a guest.',
        },
      },
    },
  }
}

function operation(name: string, call: Endpoint, shapes: Readonly<Record<string, Json>>): Json {
  const open = call.who.includes('public')
  const refused = point(call.refusal ?? 'ErrorAnswer')
  return {
    operationId: name,
    tags: [call.service],
    summary: call.does,
    description: `Retry class: ${call.retry}. Callers: ${call.who.join(', ')}. Reference: ${call.clause}.`,
    ...(services[call.service].authorized && { security: open ? [{}, { token: [] }] : [{ token: [] }] }),
    parameters: parameters(call, shapes),
    ...(call.input && {
      requestBody: { required: true, content: { 'application/json': { schema: point(call.input) } } },
    }),
    responses: {
      200: { description: 'Done.', content: answer(call) },
      default: { description: 'Refused.', content: { 'application/json': { schema: refused } } },
    },
  }
}

function answer({ answer: given }: Endpoint): Json {
  if (typeof given === 'string') return { 'application/json': { schema: point(given) } }
  return Object.fromEntries(given.file.map(type => [type, {}]))
}

function parameters(call: Endpoint, shapes: Readonly<Record<string, Json>>): Json[] {
  const path = Object.entries(call.params).map(([name, shape]) => ({
    name,
    in: 'path',
    required: true,
    schema: point(shape),
  }))
  const key = { name: KEY_HEADER, in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }
  return [...path, ...queryOf(call, shapes), ...(repetitionOf(call).key ? [key] : [])]
}

function queryOf({ query }: Endpoint, shapes: Readonly<Record<string, Json>>): Json[] {
  if (!query) return []
  const { properties, required } = shapes[query] as { properties: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }))
}

/** The shapes that calls and socket messages use; what the portal keeps for itself is not part of the document. */
function reachable(shapes: Readonly<Record<string, Json>>): Record<string, Json> {
  const calls: readonly Endpoint[] = Object.values(endpoints)
  const roots = calls.flatMap(call => [
    ...Object.values(call.params),
    ...[call.query, call.input, call.refusal, call.answer].filter(shape => typeof shape === 'string'),
  ])
  const found = new Set<string>()
  const visit = (shape: string) => {
    if (found.has(shape)) return
    found.add(shape)
    for (const [, name] of JSON.stringify(shapes[shape]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      visit(name as string)
  }
  for (const shape of [...roots, 'ErrorAnswer', 'ClientMessage', 'ServerMessage', 'CardSecret']) visit(shape)
  return Object.fromEntries(Object.entries(shapes).filter(([name]) => found.has(name)))
}

if (import.meta.main) {
  const fresh = openApiText()
  if (!process.argv.includes('--check')) writeFileSync(target, fresh)
  else if (readFileSync(target, 'utf8') !== fresh) {
    console.error('docs/openapi.json does not match the contract. Run: npm run schema')
    process.exitCode = 1
  }
}
