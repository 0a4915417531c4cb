// A release that a share of the visitors gets before all do (GEN-115): the rule for nginx and for Caddy, and its cookie. The rules
// of a release hold for a whole server, so the second release has a server of its own on this machine, to which the first one passes on.

/** Two hexadecimal digits, drawn once: below the share, the visitor gets the new release. It says nothing else of the visitor. */
const COOKIE = 'portal_bucket'
const COOKIE_MAX_AGE_S = 7 * 24 * 60 * 60
const BUCKETS = 256
/** Caches may keep these, for a day or a year, and would give the cookie of one visitor to all. */
const CACHED = '^/_assets/|\\.(?:ico|png|svg|webp|webmanifest)$'

/** Cookies with which a host answers for certain with the release of all visitors, or with the canary. */
export const CANARY_COOKIES = { all: `${COOKIE}=ff`, canary: `${COOKIE}=00` } as const

/** Whether an answer sets the cookie: only hosts with a canary do. */
export const isCanaryCookie = (setCookie: string): boolean => setCookie.includes(`${COOKIE}=`)

export type Canary = {
  /** Such as pandago-NO. */
  pair: string
  /** Of a hundred visitors, 1 to 99. */
  share: number
  /** Folder of the new release, as a path that stays. */
  release: string
  /** On this machine; all pairs share it. */
  port: number
}

const cookieOf = (bucket: string): string =>
  `${COOKIE}=${bucket}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; Secure; HttpOnly; SameSite=Lax`

/** A name that no visitor asks for: it only tells the pairs of this port apart. */
const hostOf = (pair: string): string => `${pair.toLowerCase()}.portal-canary`

const upTo = (digit: number): string => (digit < 10 ? `[0-${digit}]` : `[0-9a-${digit.toString(16)}]`)

/** A regular expression for the buckets of a share; a larger share has all those of a smaller one. */
function bucketRegex(share: number): string {
  const count = Math.max(1, Math.floor((BUCKETS * share) / 100))
  const [high, low] = [Math.floor(count / 16), count % 16]
  return [
    ...(high > 0 ? [`${upTo(high - 1)}[0-9a-f]`] : []),
    ...(low > 0 ? [`${high.toString(16)}${upTo(low - 1)}`] : []),
  ].join('|')
}

const quoted = (path: string): string => {
  if (/["$\\{}\r\n]/.test(path))
    throw new Error(`${JSON.stringify(path)} cannot be written as a path for nginx and Caddy`)
  return `"${path}"`
}

/** For the `http` block of nginx: who gets the new release, and its server. */
export function nginxCanaryServer({ pair, share, release, port }: Canary): string {
  const id = pair.toLowerCase().replaceAll('-', '_')
  return `# ${pair}: ${share} of 100 visitors get another release. For the http block.
map $request_id $portal_drawn_${id} { "~^(?<portal_digits_${id}>[0-9a-f]{2})" $portal_digits_${id}; }
map $cookie_${COOKIE} $portal_bucket_${id} { "~^[0-9a-f]{2}$" $cookie_${COOKIE}; default $portal_drawn_${id}; }
map $cookie_${COOKIE} $portal_given_${id} { "~^[0-9a-f]{2}$" ""; default "${cookieOf(`$portal_drawn_${id}`)}"; }
map $uri $portal_cookie_${id} { "~${CACHED}" ""; default $portal_given_${id}; }
map $portal_bucket_${id} $portal_canary_${id} { "~^(?:${bucketRegex(share)})$" 1; default 0; }
server {
  listen 127.0.0.1:${port};
  server_name ${hostOf(pair)};
  root ${quoted(release)};
  include ${quoted(`${release}/hosting/nginx.conf`)};
}
`
}

/** For the `server` block of the pair in nginx, which serves the release of all visitors. */
export function nginxCanaryRule({ pair, share, port }: Canary): string {
  const id = pair.toLowerCase().replaceAll('-', '_')
  const cookie = `add_header Set-Cookie $portal_cookie_${id} always;`
  return `# ${pair}: ${share} of 100 visitors get another release. For the server block, next to hosting/nginx.conf.
${cookie}
error_page 418 = @portal_canary;
if ($portal_canary_${id}) { return 418; }
location @portal_canary {
  ${cookie}
  proxy_pass http://127.0.0.1:${port};
  proxy_http_version 1.1;
  proxy_set_header Host ${hostOf(pair)};
  proxy_set_header Connection "";
  proxy_redirect off;
}
`
}

/** For the top of the Caddyfile: the server of the new release. */
export function caddyCanaryServer({ pair, share, release, port }: Canary): string {
  return `# ${pair}: ${share} of 100 visitors get another release. For the top of the Caddyfile.
http://${hostOf(pair)}:${port} {
	bind 127.0.0.1
	root * ${quoted(release)}
	import ${quoted(`${release}/hosting/Caddyfile`)}
}
`
}

/** For the site block of the pair in Caddy. */
export function caddyCanaryRule({ pair, share, port }: Canary): string {
  return `# ${pair}: ${share} of 100 visitors get another release. For the site block, next to hosting/Caddyfile.
map {http.request.uuid} {portal_drawn} {
	~^([0-9a-f]{2}) "\${1}"
}
map {http.request.cookie.${COOKIE}} {portal_bucket} {
	~^([0-9a-f]{2})$ "\${1}"
	default "{portal_drawn}"
}
@portal_new {
	not header_regexp Cookie "(?:^|;\\s*)${COOKIE}=[0-9a-f]{2}(?:;|$)"
	not path_regexp ${CACHED}
}
header @portal_new Set-Cookie "${cookieOf('{portal_drawn}')}"
@portal_canary vars_regexp {portal_bucket} "^(?:${bucketRegex(share)})$"
handle @portal_canary {
	reverse_proxy 127.0.0.1:${port} {
		header_up Host ${hostOf(pair)}
	}
}
`
}
