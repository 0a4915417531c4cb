// A page like that of a card's bank: the payer accepts or rejects, and goes back to the portal (Q50).
import { html } from '../html.ts'
import { loopbackOrigin } from '../http/hosts.ts'
import type { App } from '../http/routes.ts'
import { journeyOf } from '../live/journey.ts'
import { notify, takeStatus } from '../live/progress.ts'
import { course } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { type Challenge, closeChallenge, findChallenge } from '../store/challenges.ts'
import { readOrder } from '../store/orders.ts'
import { page } from './page.ts'

const RETURN_PATH = '/order-tracking'

export function addBank(app: App): void {
  app.get('/bank/:id', context => {
    const site = context.get('site')
    const challenge = findChallenge(site, context.req.param('id'))
    const stored = challenge && readOrder(site, challenge.orderId)
    if (!challenge || !stored) return gone()
    if (challenge.late || challenge.state !== 'open') return over()
    const fee = stored.order.discounted_delivery_fee ?? stored.order.delivery_fee
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: site.country.currency }).format(
      fee?.fee ?? 0,
    )
    return page({
      title: 'Confirm your payment',
      body: html`<main class="narrow">
<h1>Confirm your payment</h1>
<p>Demonstration bank. No money moves.</p>
<p><strong>${amount}</strong> with the card ending in ${challenge.lastDigits}, for order ${stored.order.order_id}.</p>
<form method="post" class="row">
<input type="hidden" name="return" value="${context.req.query('return') ?? ''}">
<button name="answer" value="accept">Accept</button>
<button name="answer" value="reject">Reject</button>
</form>
</main>`,
    })
  })

  app.post('/bank/:id', async context => {
    const site = context.get('site')
    const form = await context.req.formData().catch(() => new FormData())
    const challenge = findChallenge(site, context.req.param('id'))
    if (!challenge) return gone()
    const answer = form.get('answer')
    if (answer !== 'accept' && answer !== 'reject') return context.redirect(context.req.path, 303)
    if (challenge.state === 'open' && !challenge.late) decide(site, challenge, answer === 'accept')
    const target = returnAddress(String(form.get('return') ?? ''), challenge)
    return target ? context.redirect(target, 303) : over()
  })
}

function decide(site: Site, challenge: Challenge, accepted: boolean): void {
  const stored = readOrder(site, challenge.orderId)
  // Both or neither: an answer that was kept without its order could not be given again.
  const after = site.db.transaction(() => {
    closeChallenge(site, challenge.id, accepted ? 'accepted' : 'rejected')
    if (stored?.order.status !== 'PAYMENT_INITIATED' || !stored.journey) return undefined
    const { pickup, dropoff } = stored.journey
    const journey = journeyOf(pickup, dropoff, ['PAYMENT_COMMITTED', ...course], {
      preorderedFor: stored.order.preordered_for,
    })
    const status = accepted ? 'PAYMENT_COMMITTED' : 'PAYMENT_FAILED'
    return takeStatus(site, { ...stored, journey }, status, site.clock.now())
  })
  if (after) notify(site, after)
}

/** Back to the page that paid; only ever to this machine. */
function returnAddress(asked: string, { returnTo }: Challenge): string | undefined {
  if (URL.canParse(asked) && loopbackOrigin(asked)) return asked
  return returnTo ? returnTo + RETURN_PATH : undefined
}

const gone = () =>
  page({ status: 404, title: 'Not found', body: html`<main class="narrow"><h1>This payment is not known.</h1></main>` })
const over = () =>
  page({
    title: 'Nothing to confirm',
    body: html`<main class="narrow"><h1>Nothing to confirm</h1><p>This payment was answered or has ended. You can go back to the shop.</p></main>`,
  })
