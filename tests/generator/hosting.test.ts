import { describe, expect, test } from 'vitest'
import { emitHosting } from '#generator/emit/hosting.ts'
import { fixtureFiles, fixtureHeaders, hostingOf, locales } from './hosting-fixture.ts'

const fileOf = (artefacts: ReturnType<typeof hostingOf>, path: string): string =>
  String(artefacts.find(one => one.path === path)?.contents)

const linesOf = (text: string) => text.split('\n').filter(Boolean)

describe('[GEN-109] hosting files', () => {
  test('are four, from the same list', () => {
    expect(hostingOf('prd').map(one => one.path)).toEqual([
      '_redirects',
      '_headers',
      'hosting/nginx.conf',
      'hosting/Caddyfile',
    ])
  })

  test('do not depend on the order in which files were built', () => {
    const input = { locales, securityHeaders: fixtureHeaders('prd') }
    const files = Object.keys(fixtureFiles)
    expect(emitHosting({ ...input, files: files.toReversed() })).toEqual(emitHosting({ ...input, files }))
  })

  test('leave out a route whose page was not built', () => {
    const redirects = fileOf(hostingOf('prd'), '_redirects')
    expect(redirects).toContain('/tracking/:orderID /tracking/ 200')
    expect(redirects).not.toMatch(/helpcenter|tracking-c2c/)
  })

  test('keep the page before the redirect of its other form, so that no host loops', () => {
    const lines = linesOf(fileOf(hostingOf('prd'), '_redirects')).map(line => line.split(' '))
    const unslashed = (path = '') => path.replace(/(.)\/$/, '$1')
    const loops = lines.filter(([from, to, status], index) => {
      if (status !== '308' || unslashed(from) !== unslashed(to)) return false
      const first = lines.findIndex(line => unslashed(line[0]) === unslashed(from))
      return first === index
    })
    expect(lines.filter(line => line[2] === '308').length).toBeGreaterThan(20)
    expect(loops).toEqual([])
  })

  test('never give Cache-Control to one path twice: joined, its parts would contradict each other', () => {
    const blocks = fileOf(hostingOf('prd'), '_headers').trim().split('\n\n')
    const cached = blocks.filter(block => block.includes('Cache-Control')).map(block => block.split('\n')[0])
    expect(cached).not.toContain('/*')
    expect(new Set(cached).size).toBe(cached.length)
    expect(cached.filter(path => path?.startsWith('/_assets/'))).toEqual(['/_assets/*'])
  })

  test.for(['san', 'stg'] as const)('%s is kept out of search engines as a whole', environmentId => {
    const headers = fileOf(hostingOf(environmentId), '_headers')
    expect(headers.match(/X-Robots-Tag: noindex/g)).toHaveLength(1)
    expect(headers.split('\n\n')[0]).toContain('X-Robots-Tag: noindex')
    expect(headers).toContain('Referrer-Policy: no-referrer')
  })

  test('in one language need no rule for others', () => {
    const single = emitHosting({
      files: ['index.html', '404.html', 'tracking/index.html'],
      locales: [{ prefix: '' }],
      securityHeaders: fixtureHeaders('prd'),
    })
    expect(fileOf(single, '_headers')).not.toContain(':language')
    expect(fileOf(single, '_redirects')).toContain('/tracking/:orderID /tracking/ 200\n')
  })
})

describe('emitHosting refuses', () => {
  const input = { locales, securityHeaders: fixtureHeaders('prd') }
  const files = ['index.html', '404.html']

  test.for(files)('a folder without %s', missing => {
    expect(() => emitHosting({ ...input, files: files.filter(file => file !== missing) })).toThrow(
      `${missing} not built`,
    )
  })

  test('more than static hosts read', () => {
    const icons = Array.from({ length: 100 }, (_, index) => `icon-${index}.png`)
    expect(() => emitHosting({ ...input, files: [...files, ...icons] })).toThrow(/\d+ header rules: .* at most 100/)
    const securityHeaders = [['Content-Security-Policy', 'x'.repeat(2000)]] as const
    expect(() => emitHosting({ ...input, files, securityHeaders })).toThrow(/characters in Content-Security-Policy/)
    const many = Array.from({ length: 30 }, (_, index) => `/l${index}`)
    const shells = many.map(prefix => `${prefix}/bulk-order/index.html`.slice(1))
    const wide = { files: [...files, ...shells], locales: many.map(prefix => ({ prefix })) }
    expect(() => emitHosting({ ...wide, securityHeaders: [] })).toThrow(/redirects of routes with ids/)
  })

  test.for(['a "quote"', 'a\nb', 'a $variable', 'a {placeholder}'])(
    'a header that a server would read wrongly: %j',
    value => {
      expect(() => emitHosting({ ...input, files, securityHeaders: [['X-Test', value]] })).toThrow(/cannot be written/)
    },
  )
})
