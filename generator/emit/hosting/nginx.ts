// A snippet for nginx 1.18 and later, to be included in the server block that has the pair's folder as its root.
import { contentTypes } from './content-types.ts'
import { CACHE_REVALIDATE, escapeRegex, groupedHeaders, type HostingPlan, redirectedRegex, routeRegex } from './plan.ts'

/** nginx cannot escape a dollar sign, and a raw quote or line break would end the value. */
const quoted = (value: string): string => {
  if (/["$\\\r\n]/.test(value)) throw new Error(`${JSON.stringify(value)} cannot be written as a value for nginx`)
  return `"${value}"`
}

const pattern = (regex: string): string => `"${regex.replaceAll('"', '')}"`

const variableOf = (header: string): string => `$portal_${header.toLowerCase().replaceAll('-', '_')}`

/**
 * Headers are at the level of the server, because a location with a header of its own would drop them all. What
 * differs by path goes through variables; nginx sends no header whose value is empty.
 */
const headerLines = (plan: HostingPlan): string[] => {
  const others = groupedHeaders(plan)
  const basic = new Map([['Cache-Control', CACHE_REVALIDATE], ...(plan.headers[0]?.headers ?? [])])
  const varying = new Set(others.flatMap(rule => rule.headers.map(([name]) => name)))
  const names = [...new Set([...basic.keys(), ...varying])]
  return [
    ...[...varying].map(name => `set ${variableOf(name)} ${quoted(basic.get(name) ?? '')};`),
    ...others.map(rule => {
      const sets = rule.headers.map(([name, value]) => `set ${variableOf(name)} ${quoted(value)};`)
      return `if ($uri ~ ${pattern(rule.regex)}) { ${sets.join(' ')} }`
    }),
    ...names.map(name => {
      const value = varying.has(name) ? variableOf(name) : quoted(basic.get(name) ?? '')
      return `add_header ${name} ${value} always;`
    }),
  ]
}

const typeLines = ({ compressed }: HostingPlan): string[] => {
  const all = Object.entries(contentTypes).map(([extension, { type, compressed }]) => {
    const [name = type, charset] = type.split('; ')
    return { extension, name, charset, compressed }
  })
  // nginx adds the charset and compresses by type; text/html is always among both.
  const named = (wanted: (one: (typeof all)[number]) => boolean): string =>
    [...new Set(all.filter(wanted).map(one => one.name))].filter(name => name !== 'text/html').join(' ')
  return [
    'types {',
    ...all.map(one => `  ${one.name} ${one.extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${named(one => one.charset !== undefined)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 1024;',
    `gzip_types ${named(one => one.compressed)};`,
    ...(compressed ? ['gzip_static on;'] : []),
  ]
}

const redirect = (to: string): string => `return 308 ${to}$is_args$args;`

const pageLines = (plan: HostingPlan): string[] => [
  ...plan.pages.flatMap(({ address, file }) =>
    address === '/'
      ? [`location = / { try_files /${file} =404; }`, `location = /${file} { ${redirect('/')} }`]
      : [
          `location = ${address} { try_files /${file} =404; }`,
          `location = ${address}/ { ${redirect(address)} }`,
          `location = /${file} { ${redirect(address)} }`,
        ],
  ),
  ...plan.closed.flatMap(({ address, file }) =>
    [address, `${address}/`, `/${file}`].map(form => `location = ${form} { return 404; }`),
  ),
  ...plan.shells.flatMap(shell => [
    `location ~ ${pattern(`^${routeRegex(shell.pattern)}$`)} { try_files /${shell.page.file} =404; }`,
    `location ~ ${pattern(`^(${redirectedRegex(shell.pattern)})/$`)} { ${redirect('$1')} }`,
  ]),
]

/** `hosting/nginx.conf`: everything but the server's name, certificate and root (GEN-109). */
export const nginxFile = (plan: HostingPlan): string => {
  const languages = plan.missing.filter(({ prefix }) => prefix !== '')
  const lines = [
    '# Include in the server block whose root is the folder above this file:',
    '#   server { listen 443 ssl; server_name …; root /srv/sites/…/current; include /srv/sites/…/current/hosting/nginx.conf; }',
    ...(plan.compressed
      ? [
          '# The .gz files are sent by the module gzip_static, which the packages of nginx have. With ngx_brotli, add "brotli_static on;" to the',
          '# server block: the .br files are sent then.',
        ]
      : []),
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    ...typeLines(plan),
    '',
    ...headerLines(plan),
    '',
    `set $portal_missing ${plan.missing.at(-1)?.file};`,
    ...languages.map(
      ({ prefix, file }) => `if ($uri ~ ${pattern(`^${escapeRegex(prefix)}/`)}) { set $portal_missing ${file}; }`,
    ),
    'error_page 404 @portal_missing;',
    'location @portal_missing {',
    `  set ${variableOf('Cache-Control')} ${quoted(CACHE_REVALIDATE)};`,
    '  try_files /$portal_missing =404;',
    '}',
    '',
    `location ^~ ${plan.blockedFolder}/ { return 404; }`,
    ...plan.blockedFiles.map(file => `location = ${file} { return 404; }`),
    ...pageLines(plan),
    // After the routes, whose IDs may end in anything.
    ...(plan.compressed ? ['location ~ "\\.(?:br|gz)$" { return 404; }'] : []),
    'location / { try_files $uri =404; }',
    '',
  ]
  return lines.join('\n')
}
