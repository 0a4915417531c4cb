// The files that tell a host how to serve a pair's folder (GEN-109), all from one plan.

import type { Artefact } from '../model.ts'
import { caddyFile } from './hosting/caddy.ts'
import { nginxFile } from './hosting/nginx.ts'
import { HOSTING_FOLDER, type HostingInput, hostingPlan } from './hosting/plan.ts'
import { headersFile, redirectsFile } from './hosting/static-hosts.ts'

/**
 * `_redirects` and `_headers` at the root for static hosts, `hosting/nginx.conf` and `hosting/Caddyfile` for own
 * servers. Only routes whose page is among the built files are served.
 *
 * @throws Error if the landing or not-found page is missing, or a host's limits are exceeded.
 */
export const emitHosting = (input: HostingInput): Artefact[] => {
  const plan = hostingPlan(input)
  return [
    { path: '_redirects', contents: redirectsFile(plan) },
    { path: '_headers', contents: headersFile(plan) },
    { path: `${HOSTING_FOLDER}/nginx.conf`, contents: nginxFile(plan) },
    { path: `${HOSTING_FOLDER}/Caddyfile`, contents: caddyFile(plan) },
  ]
}
