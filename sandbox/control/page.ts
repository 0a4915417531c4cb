// The control page: plain HTML, works without script.
import { endpoints } from '#contract/endpoints.ts'
import { testCards } from '../cards.ts'
import { faultKinds, presets } from '../faults/kinds.ts'
import { type Html, html } from '../html.ts'
import { riderOf } from '../live/riders.ts'
import { page } from '../pages/page.ts'
import { demoVouchers } from '../seed/seed.ts'
import { demoLogins } from '../seed/users.ts'
import { flagNames } from '../settings.ts'
import type { Site } from '../site.ts'
import type { Sites } from '../sites.ts'
import { type OrderRow, storedOrder } from '../store/orders.ts'
import { feasibleAfter } from './feasible.ts'

const ORDERS_SHOWN = 40

const options = (names: readonly string[]): Html[] => names.map(name => html`<option>${name}</option>`)
const hidden = (name: string, value: unknown): Html => html`<input type="hidden" name="${name}" value="${value}">`

/** The page for one country at the server's port; faults, time and speed are those of the whole sandbox. */
export function controlPage(site: Site, sites: Sites, port: string): Response {
  return page({
    title: `Sandbox of ${site.country.names['en'] ?? site.code}`,
    body: html`<main>
<h1>Sandbox of ${site.country.names['en'] ?? site.code}</h1>
<nav aria-label="Countries">${sites.codes.map(code => html`<a href="//${code.toLowerCase()}.sandbox.localhost:${port}/control">${code}</a>`)}</nav>
${timePart(site)}${faultPart(site)}${orderPart(site)}${settingPart(site)}${accountPart(site)}
</main>`,
  })
}

const timePart = ({ clock, country, pace, hub }: Site): Html => html`
<h2>Time</h2>
<p>${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium', timeZone: country.timezone }).format(clock.now())}
(${country.timezone}), moved by ${Math.round(clock.offset() / 60_000)} minutes. ${hub.count()} open sockets.</p>
<form method="post">${hidden('do', 'time')}<label>Minutes <input name="minutes" type="number" min="0" max="100000" value="10" required></label><button>Move the clock on</button></form>
<form method="post">${hidden('do', 'speed')}<label>Times as fast as in life <input name="speed" type="number" min="0.1" max="1000" step="any" value="${pace.speed}" required></label><button>Set the speed</button></form>
<form method="post">${hidden('do', 'sockets')}<button>Cut all sockets</button></form>
<form method="post">${hidden('do', 'reset')}<button>Forget everything</button></form>`

const faultPart = ({ faults }: Site): Html => html`
<h2>Faults</h2>
<form method="post">${hidden('do', 'preset')}<label>Preset <select name="preset">${options(Object.keys(presets))}</select></label><button>Use</button></form>
<br>
<form method="post">${hidden('do', 'fault')}
<label>Fault <select name="kind">${Object.entries(faultKinds).map(([kind, does]) => html`<option value="${kind}" title="${does}">${kind}</option>`)}</select></label>
<label>Call <select name="call"><option value="*">all</option>${options(Object.keys(endpoints))}</select></label>
<label>Percent <input name="percent" type="number" min="0" max="100" value="100"></label>
<label>Times <input name="times" type="number" min="1"></label>
<label>Milliseconds <input name="milliseconds" type="number" min="0"></label>
<label>Seconds <input name="seconds" type="number"></label>
<label>Status <input name="status" type="number" min="400" max="599"></label>
<label>Message <input name="message"></label>
<button>Switch on</button></form>
<table><thead><tr><th>Fault</th><th>Call</th><th>Percent</th><th>Happened</th><th></th></tr></thead><tbody>
${faults.list().map(
  ({
    id,
    kind,
    call,
    probability,
    happened,
    times,
  }) => html`<tr><td title="${faultKinds[kind]}">${kind}</td><td>${call}</td><td>${Math.round(probability * 100)}</td><td>${happened}${times ? html` of ${times}` : undefined}</td>
<td><form method="post">${hidden('do', 'remove')}${hidden('id', id)}<button>Switch off</button></form></td></tr>`,
)}
</tbody></table>`

function orderPart(site: Site): Html {
  const rows = site.db.all<OrderRow>(
    'SELECT country, due_at, journey, json FROM orders WHERE country = ? ORDER BY created_at DESC LIMIT ?',
    site.code,
    ORDERS_SHOWN,
  )
  return html`
<h2>Orders and riders</h2>
<div class="scroll"><table><thead><tr><th>Order</th><th>Receiver</th><th>Status</th><th>Rider</th><th>Next</th><th></th></tr></thead><tbody>
${rows.map(row => {
  const stored = storedOrder(row)
  const { order, dueAt, journey } = stored
  const rider = riderOf(site, stored)
  const next = feasibleAfter(order)
  const seconds = dueAt === undefined ? undefined : Math.max(0, Math.round((dueAt - site.clock.now()) / 1000))
  return html`<tr><td>${order.order_id}</td><td>${order.customer.name}</td><td>${order.status}</td>
<td>${rider ? `${rider.name} ${rider.latitude}, ${rider.longitude}` : ''}</td>
<td>${seconds === undefined ? '' : `${journey?.next[0] ?? ''} in ${seconds} s`}</td>
<td>${next.length === 0 ? undefined : html`<form method="post">${hidden('do', 'status')}${hidden('order', order.order_id)}<select name="status" aria-label="Status of ${order.order_id}">${options(next)}</select><button>Set</button></form>`}</td></tr>`
})}
</tbody></table></div>`
}

const settingPart = ({ settings }: Site): Html => html`
<h2>Parameters of the country</h2>
${Object.entries(settings.parameters()).map(
  ([name, value]) =>
    html`<form method="post">${hidden('do', 'parameter')}${hidden('name', name)}<label>${name} <input name="value" value="${value}"></label><button>Set</button></form> `,
)}
<h2>Flags</h2>
${flagNames.map(name => {
  const on = settings.flags()[name]
  return html`<form method="post">${hidden('do', 'flag')}${hidden('name', name)}${hidden('on', !on)}<button aria-pressed="${on}">${name}: ${on ? 'on' : 'off'}</button></form> `
})}`

function accountPart(site: Site): Html {
  const mails = site.db.all<{ receiver: string; text: string }>(
    'SELECT receiver, text FROM mails WHERE country = ? ORDER BY id DESC LIMIT 10',
    site.code,
  )
  return html`
<h2>Accounts</h2>
<ul>${demoLogins(site.code).map(({ who, email, password }) => html`<li>${who}: ${email}, password ${password}</li>`)}</ul>
<p>Embedded mode: <a href="/control/api/godroid-token">token of the parent vendor</a>.
Vouchers: ${demoVouchers.join(', ')}. Any card number with a right check digit pays at once; these behave otherwise:
${Object.entries(testCards)
  .map(([number, behaviour]) => `${number} (${behaviour})`)
  .join(', ')}.</p>
<h2>Mail that would have been sent</h2>
<ul>${mails.map(({ receiver, text }) => html`<li>${receiver}: ${text}</li>`)}</ul>`
}
