// `_redirects` and `_headers`, as Netlify, Cloudflare Pages and others read them. Where they differ, each line is
// written so that both give the same answer, and no line is needed that only one of them understands.
import type { HostingPlan } from './plan.ts'

// Limits of Cloudflare Pages, the stricter of the two.
const STATIC_RULES_MAX = 2000
const DYNAMIC_RULES_MAX = 100
const HEADER_RULES_MAX = 100
const HEADER_LINE_MAX_CHARACTERS = 2000

const withPlaceholders = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, ':$1')

const atMost = (limit: number, count: number, what: string): void => {
  if (count > limit) throw new Error(`${count} ${what}: static hosts read at most ${limit}`)
}

/**
 * `_redirects`. The order matters: fixed addresses first, and for each the page before the redirect of its other
 * forms. A host that matches paths with and without a slash at the end alike then finds the page and never loops.
 * A `200` names the folder with a slash, since some hosts redirect a target that names index.html.
 *
 * @throws Error if there are more rules than static hosts read.
 */
export const redirectsFile = (plan: HostingPlan): string => {
  const notFoundFor = (address: string): string =>
    `/${plan.missing.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`))?.file}`
  const blocked = [
    ...plan.blockedFiles.map(file => `${file} /404.html 404!`),
    `${plan.blockedFolder}/* /404.html 404!`,
    // For hosts that cannot answer 404 here.
    `${plan.blockedFolder}/* / 302`,
  ]
  const pages = plan.pages.flatMap(({ address, file }) =>
    address === '/'
      ? [`/${file} / 308`]
      : [`${address} ${address}/ 200`, `${address}/ ${address} 308`, `/${file} ${address} 308`],
  )
  const closed = plan.closed.flatMap(({ address, file }) =>
    [address, `${address}/`, `/${file}`].map(form => `${form} ${notFoundFor(address)} 404!`),
  )
  const shells = plan.shells.flatMap(({ pattern, page }) => {
    const path = withPlaceholders(pattern)
    return [`${path} ${page.address}/ 200`, `${path}/ ${path} 308`]
  })
  const missing = plan.missing.map(({ prefix, file }) => `${prefix}/* /${file} 404`)
  atMost(STATIC_RULES_MAX, pages.length + closed.length, 'redirects of fixed addresses')
  atMost(DYNAMIC_RULES_MAX, shells.length + 1, 'redirects of routes with ids')
  return [...blocked, ...pages, ...closed, ...shells, ...missing, ''].join('\n')
}

/**
 * `_headers`. If a path matches two rules with the same header, hosts either take the later one or join the two
 * with a comma; a header is repeated only if both mean the same, and Cache-Control never is.
 *
 * @throws Error if there are more or longer rules than static hosts read.
 */
export const headersFile = (plan: HostingPlan): string => {
  atMost(HEADER_RULES_MAX, plan.headers.length, 'header rules')
  const blocks = plan.headers.map(({ pattern, headers }) => {
    const lines = headers.map(([name, value]) => `  ${name}: ${value}`)
    for (const line of lines) atMost(HEADER_LINE_MAX_CHARACTERS, line.length, `characters in ${line.slice(2, 40)}…`)
    return [pattern, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}
