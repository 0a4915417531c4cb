import { describe, expect, test } from 'vitest'
import { headerPolicy, metaPolicy, type PolicyInput, securityHeaders, sitePolicy } from '#generator/emit/policy.ts'

const input: PolicyInput = {
  environmentId: 'prd',
  environment: {
    api: 'https://api.example.com',
    websocket: 'wss://live.example.com:8443/orders',
    flags: { EU: 'https://flags.example.com/eu/v1', ASIA: 'https://flags.example.com/asia/v1' },
    helpCentre: {
      EU: 'https://help-eu.example.com/',
      AP: 'https://help-ap.example.com',
      other: 'https://help.example.com',
    },
  },
  scriptHashes: ['sha256-b', 'sha256-a', 'sha256-b'],
  styleHashes: ['sha256-s'],
  allowedFrameOrigins: [],
}

const environments = ['san', 'stg', 'prd'] as const
const everyPolicy = environments.flatMap(environmentId =>
  (['maplibre', 'mapbox'] as const).map(provider => sitePolicy({ ...input, environmentId, map: { provider } })),
)

describe('[CST-101] Content-Security-Policy', () => {
  test.for(everyPolicy)('allows no inline code, no eval, no plugin, no base; enforces Trusted Types (%#)', policy => {
    expect(headerPolicy(policy)).not.toMatch(/unsafe-|\*[ ;]|strict-dynamic/)
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
  })

  test('names inline scripts and styles by hash, each once and in a fixed order', () => {
    expect(sitePolicy(input)['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"])
    expect(sitePolicy(input)['style-src']).toEqual(["'self'", "'sha256-s'"])
  })

  test('reaches the servers of the environment by origin, no others', () => {
    expect(sitePolicy(input)['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'https://flags.example.com',
      'wss://live.example.com:8443',
      'https://help.example.com',
    ])
  })

  describe('[API-050]', () => {
    test.each([
      ['europe', 'https://help-eu.example.com'],
      ['asia', 'https://help-ap.example.com'],
      [undefined, 'https://help.example.com'],
    ] as const)('in region %s frames, and asks, the help centre of that region alone', (helpCentreRegion, host) => {
      const policy = sitePolicy({ ...input, helpCentreRegion })
      expect(policy['frame-src']).toEqual([host])
      expect(policy['connect-src']?.filter(source => source.includes('help'))).toEqual([host])
    })
  })

  test('may not be framed, except by the origins of the embedding app', () => {
    expect(sitePolicy(input)['frame-ancestors']).toEqual(["'none'"])
    const embedded = sitePolicy({ ...input, allowedFrameOrigins: ['https://app.example.com'] })
    expect(embedded['frame-ancestors']).toEqual(['https://app.example.com'])
  })

  test('only a map or a service of addresses that needs other hosts or workers gets them', () => {
    const google = sitePolicy({ ...input, addressSuggestions: { googleKey: `AIza${'k'.repeat(35)}` } })
    expect(google['connect-src']).toContain('https://places.googleapis.com')
    expect(sitePolicy(input)['connect-src']).not.toContain('https://places.googleapis.com')
    const mapbox = sitePolicy({ ...input, map: { provider: 'mapbox' } })
    expect(mapbox['worker-src']).toEqual(["'self'", 'blob:'])
    expect(mapbox['connect-src']).toContain('https://api.mapbox.com')
    expect(sitePolicy({ ...input, map: { provider: 'maplibre' } })).toEqual(sitePolicy(input))
    expect(sitePolicy(input)['worker-src']).toEqual(["'self'"])
    const styled = sitePolicy({
      ...input,
      environment: { ...input.environment, mapStyle: 'https://tiles.example.com/style.json' },
    })
    expect(styled['connect-src']).toContain('https://tiles.example.com')
    expect(styled['img-src']).toContain('https://tiles.example.com')
  })

  test('asks for TLS in stg and prd, not in the sandbox', () => {
    const asks = environments.map(environmentId =>
      headerPolicy(sitePolicy({ ...input, environmentId })).endsWith('upgrade-insecure-requests'),
    )
    expect(asks).toEqual([false, true, true])
  })

  test('in a meta element leaves out what browsers ignore there, and nothing else', () => {
    const policy = sitePolicy(input)
    expect(headerPolicy(policy)).toContain("; frame-ancestors 'none'")
    expect(metaPolicy(policy)).toBe(headerPolicy(policy).replace("; frame-ancestors 'none'", ''))
  })
})

describe('[CST-101] other headers', () => {
  const headersIn = (environmentId: (typeof environments)[number]) =>
    Object.fromEntries(securityHeaders(sitePolicy(input), environmentId))

  test('are in every environment', () => {
    for (const environmentId of environments)
      expect(headersIn(environmentId)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': expect.stringMatching(/^geolocation=\(self\), (?:[a-z-]+=\(\)(?:, )?)+$/),
      })
  })

  test('none asks for a policy that WebKit obeys without reading the import map, which would end every page there', () => {
    for (const environmentId of environments) expect(headersIn(environmentId)).not.toHaveProperty('Integrity-Policy')
  })

  test('reports go to the configured address, and nowhere otherwise', () => {
    const where = 'https://reports.example.com/portal'
    const reported = Object.fromEntries(securityHeaders(sitePolicy(input), 'prd', where))
    expect(reported['Reporting-Endpoints']).toBe(`default="${where}"`)
    expect(reported['Content-Security-Policy']).toMatch(/; report-to default$/)
    const silent = JSON.stringify(securityHeaders(sitePolicy(input), 'prd'))
    expect(silent).not.toMatch(/report/i)
  })

  test('HSTS needs TLS; search engines may list prd alone', () => {
    const has = (name: string) => environments.map(environmentId => name in headersIn(environmentId))
    expect(has('Strict-Transport-Security')).toEqual([false, true, true])
    expect(has('X-Robots-Tag')).toEqual([true, true, false])
  })
})
