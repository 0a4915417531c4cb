// The receipt of one order (PUB-004).
import { pathFor, splitPrefix } from '#contract/routes'
import { deployment } from '#deployment'
import { type Stage, stageOf } from '#domain/tracked-order'
import { m } from '#messages'
import type { PublicTracking } from '#schema/wire'
import { stageSentence } from '#text/tracked-words'
import { followOrder, format, seconds, title } from './page.ts'
import { fillRow, part, say, sayOrHide } from './parts.ts'
import { showFacts } from './show-facts.ts'

const tones: Partial<Record<Stage, string>> = {
  delivered: 'tone-success',
  returned: 'tone-warning',
  cancelled: 'tone-danger',
  failed: 'tone-danger',
}

followOrder({ glance: () => title(m.portal_title_receipt()), details: showReceipt })
part('print').addEventListener('click', () => print())

function showReceipt(order: PublicTracking): void {
  const stage = stageOf(order, seconds())
  sayOrHide('number', m.public_receipt_number({ order: order.order_id }))
  showStatus(stage, order)
  showFacts(order, { dated: true })
  const { payment, parcel } = order
  fillRow('value', parcel.amount > 0 ? format.money(parcel.amount, payment.currency) : undefined)
  fillRow('vat', payment.vat_number)
  say('fee', format.money(payment.delivery_fee, payment.currency))
  say('issued', m.public_receipt_issued({ brand: deployment().brand.name, day: format.dayAndTime(seconds()) }))
  linkTracking(order)
}

function showStatus(stage: Stage, { rider }: PublicTracking): void {
  const chip = part('status')
  chip.className = `chip ${tones[stage] ?? 'tone-info'}`
  sayOrHide('status', stageSentence(stage, rider?.name))
}

function linkTracking({ order_id, kind }: PublicTracking): void {
  const prefixes = deployment().settings.languages.supported.map(tag => `/${tag}`)
  const { prefix } = splitPrefix(location.pathname, prefixes)
  const route = kind === 'c2c' ? 'consumerTracking' : 'tracking'
  part('track').setAttribute('href', pathFor(route, { orderID: order_id }, prefix))
}
