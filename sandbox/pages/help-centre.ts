// The help centre: a small application that the portal shows in a frame and that talks to it by messages (HLP-001, Q77).
import { html } from '../html.ts'
import type { App } from '../http/routes.ts'
import type { Site } from '../site.ts'
import { page } from './page.ts'

/** Messages that the page sends to the one that shows it; `source` distinguishes them from others. */
export const HELP_SOURCE = 'help-centre'

const TOPICS = [
  ['Where is my rider?', 'Open order tracking: the map shows the rider from the moment the order is assigned.'],
  ['How do I cancel an order?', 'Open the order in tracking. It can be cancelled until a rider has accepted it.'],
  ['Why was a delivery fee recomputed?', 'A fee holds for some minutes. After that it is computed again.'],
] as const

type Session = { origin: string; name: string; locale: string }

/** What runs in the frame; it speaks to nobody but the origin that opened it. */
const scriptFor = (origin: string): string => `
const target = ${JSON.stringify(origin).replaceAll('<', '\\u003c')};
const send = (type, data) => parent.postMessage({ source: '${HELP_SOURCE}', type, ...data }, target);
document.querySelector('#close').addEventListener('click', () => send('close'));
document.querySelector('form').addEventListener('submit', event => {
  event.preventDefault();
  const field = event.target.elements.question;
  if (field.value.trim() === '') return;
  document.querySelector('#sent').textContent = 'Thank you. We answer by e-mail.';
  field.value = '';
  send('sent');
});
addEventListener('keydown', event => { if (event.key === 'Escape') send('close') });
// A renewed token of the page around; nobody else is listened to.
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== target || source !== parent || data?.type !== 'token') return;
  document.body.dataset.token = String(data.token).slice(-8);
});
send('ready');
`

const sessionOf = ({ db, code, clock }: Site, id: string): Session | undefined =>
  db.get<Session>(
    'SELECT origin, name, locale FROM help_sessions WHERE id = ? AND country = ? AND expires_at > ?',
    id,
    code,
    clock.seconds(),
  )

export function addHelpCentre(app: App): void {
  app.get('/help/:region/app/:session', context => {
    const session = sessionOf(context.get('site'), context.req.param('session'))
    if (!session)
      return page({ status: 404, title: 'Help centre', body: html`<main><h1>This conversation has ended.</h1></main>` })
    return page({
      title: 'Help centre',
      framedBy: session.origin,
      script: scriptFor(session.origin),
      body: html`<main>
<h1>Hello ${session.name}</h1>
<p class="hint">Demonstration help centre.</p>
${TOPICS.map(([question, answer]) => html`<details><summary>${question}</summary><p>${answer}</p></details>`)}
<h2>Ask us</h2>
<form><label>Your question <input name="question" maxlength="500" required></label> <button>Send</button></form>
<p id="sent" role="status"></p>
<p><button id="close" type="button">Close</button></p>
</main>`,
    })
  })
}
