// Help centre, feature flags and remote translations (7.1, 7.9).
import { existsSync, readFileSync } from 'node:fs'
import type { Handlers } from '../http/call.ts'
import { RefusedCall, refuse } from '../refused-call.ts'
import { flagNames } from '../settings.ts'
import { randomCode } from '../store/secrets.ts'
import { readToken } from '../tokens.ts'

type ServiceHandlers = Pick<Handlers, 'initHelpCentre' | 'evaluateFlags' | 'flagFile' | 'translations'>

const HELP_SESSION_SECONDS = 3600
const HELP_REGIONS = ['eu', 'ap', 'other']
const FLAG_REGIONS = ['eu', 'asia']
const MESSAGES = new URL('../../content/messages/', import.meta.url)

export const serviceHandlers: ServiceHandlers = {
  initHelpCentre: async ({ site, body, base, region, origin }) => {
    if (!HELP_REGIONS.includes(region)) throw refuse('NotFound')
    if (!(await readToken(site, 'help', body.verification_token))) throw refuse('Unauthorized')
    const id = randomCode(24)
    site.db.run(
      'INSERT INTO help_sessions (id, country, origin, name, locale, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      site.code,
      origin ?? base,
      body.name.name,
      body.locale,
      site.clock.seconds() + HELP_SESSION_SECONDS,
    )
    return { url: `${base}/help/${region}/app/${id}` }
  },

  evaluateFlags: ({ site, region }) => {
    if (!FLAG_REGIONS.includes(region)) throw new RefusedCall(404, 'NotFound')
    const flags = site.settings.flags()
    return {
      flags: flagNames.map(key => ({
        key,
        value: flags[key],
        reason: 'STATIC' as const,
        variant: flags[key] ? 'on' : 'off',
      })),
    }
  },

  flagFile: ({ site }) => site.settings.flags(),

  translations: ({ params }) => {
    const file = new URL(`${params.locale.replace('_', '-')}.json`, MESSAGES)
    if (!existsSync(file)) throw refuse('NotFound')
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    // Plurals and the like are no plain texts; a remote file holds plain texts alone.
    const plain = Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    )
    return Object.fromEntries(plain)
  },
}
