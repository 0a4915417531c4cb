// A snippet for Caddy 2.6 and later, to be imported in the site block that has the pair's folder as its root.
import { contentTypes } from './content-types.ts'
import { CACHE_REVALIDATE, escapeRegex, groupedHeaders, type HostingPlan, redirectedRegex, routeRegex } from './plan.ts'

const quoted = (value: string): string => {
  if (/["\\{}\r\n]/.test(value)) throw new Error(`${JSON.stringify(value)} cannot be written as a value for Caddy`)
  return `"${value}"`
}

const anyOf = (addresses: readonly string[]): string => `(${addresses.map(escapeRegex).join('|')})`

const indented = (lines: readonly string[]): string[] => lines.map(line => (line ? `\t${line}` : line))

const headerLines = (plan: HostingPlan): string[] => [
  `header Cache-Control ${quoted(CACHE_REVALIDATE)}`,
  ...(plan.headers[0]?.headers ?? []).map(([name, value]) => `header ${name} ${quoted(value)}`),
  ...groupedHeaders(plan).flatMap(({ regex, headers }, index) => [
    `@headers${index} path_regexp ${regex}`,
    ...headers.map(([name, value]) => `header @headers${index} ${name} ${quoted(value)}`),
  ]),
]

/**
 * Other spellings of an address that redirect to the right one; the query is kept. The new address is what was matched, which is decoded:
 * "/faq%2F" has no slash to cut off.
 */
const redirectLines = (plan: HostingPlan): string[] => {
  const pages = plan.pages.filter(page => page.address !== '/').map(page => page.address)
  const slashed = [...pages.map(escapeRegex), ...plan.shells.map(shell => redirectedRegex(shell.pattern))]
  const redirect = (name: string, regex: string, to: string): string[] => [
    `@${name} path_regexp ${name} ${regex}`,
    `route @${name} {`,
    `\trewrite * ${to}`,
    '\tredir {uri} 308',
    '}',
  ]
  return [
    ...redirect('rootFile', '^/index\\.html$', '/'),
    ...(pages.length > 0 ? redirect('file', `^${anyOf(pages)}/index\\.html$`, '{re.file.1}') : []),
    ...(slashed.length > 0 ? redirect('slash', `^(${slashed.join('|')})/$`, '{re.slash.1}') : []),
  ]
}

const rewriteLines = (plan: HostingPlan): string[] => {
  const pages = plan.pages.filter(page => page.address !== '/').map(page => page.address)
  const closed = plan.closed.flatMap(({ address, file }) => [address, `${address}/`, `/${file}`])
  return [
    ...(closed.length > 0 ? [`@closed path_regexp ^${anyOf(closed)}$`, 'error @closed 404'] : []),
    ...(pages.length > 0 ? [`@page path_regexp ^${anyOf(pages)}$`, 'rewrite @page {path}/index.html'] : []),
    ...plan.shells.flatMap(({ pattern, page }, index) => [
      `@shell${index} path_regexp ^${routeRegex(pattern)}$`,
      `rewrite @shell${index} /${page.file}`,
    ]),
  ]
}

/** The file server, which sends the compressed forms if they exist. */
const fileServer = ({ compressed }: HostingPlan, ...options: readonly string[]): string[] => {
  const lines = [...options, ...(compressed ? ['precompressed br gzip'] : [])]
  return lines.length > 0 ? ['file_server {', ...indented(lines), '}'] : ['file_server']
}

const missingLines = (plan: HostingPlan): string[] =>
  plan.missing.flatMap(({ prefix, file }, index) => {
    const answer = ['{', ...indented([`rewrite * /${file}`, ...fileServer(plan)]), '}']
    const matcher = prefix ? [`@missing${index} path_regexp ^${escapeRegex(prefix)}/`] : []
    return [...matcher, `handle ${prefix ? `@missing${index} ` : ''}${answer[0]}`, ...answer.slice(1)]
  })

// Its own list lacks manifests, XML and icons.
const compression = [
  'encode {',
  '\tzstd',
  '\tgzip',
  '\tmatch {',
  ...[...new Set(Object.values(contentTypes).flatMap(({ type, compressed }) => (compressed ? [type] : [])))].map(
    type => `\t\theader Content-Type ${type.split(';')[0]}*`,
  ),
  '\t}',
  '}',
]

/** `hosting/Caddyfile`: everything but the site's name and root (GEN-109). */
export const caddyFile = (plan: HostingPlan): string => {
  const blocked = [`${escapeRegex(plan.blockedFolder)}/`, ...plan.blockedFiles.map(file => `${escapeRegex(file)}$`)]
  const types = Object.entries(contentTypes).flatMap(([extension, { type }]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quoted(type)}`,
  ])
  const lines = [
    '# Import in the site block whose root is the folder above this file:',
    '#   example.com {',
    '#     root * /srv/sites/…/current',
    '#     import /srv/sites/…/current/hosting/Caddyfile',
    '#   }',
    '',
    ...compression,
    'route {',
    ...indented([
      ...headerLines(plan),
      '@changing not method GET HEAD',
      'respond @changing 405',
      `@blocked path_regexp ^(${blocked.join('|')})`,
      'error @blocked 404',
      ...redirectLines(plan),
      ...rewriteLines(plan),
      // After the rewrites, so that an ID ending like a file name does not change the type of its page.
      ...types,
      ...(plan.compressed ? ['@form path *.br *.gz', 'error @form 404'] : []),
      ...fileServer(plan, 'disable_canonical_uris'),
    ]),
    '}',
    'handle_errors {',
    ...indented(compression),
    ...indented([
      `header Cache-Control ${quoted(CACHE_REVALIDATE)}`,
      `header Content-Type ${quoted(contentTypes.html?.type ?? 'text/html')}`,
      '@failed expression {http.error.status_code} != 404',
      'handle @failed {',
      '\trespond {http.error.status_code}',
      '}',
      ...missingLines(plan),
    ]),
    '}',
    '',
  ]
  return lines.join('\n')
}
