// Wallet, intent and confirmation with a card (7.8, Q50, Q100).
import { randomBytes } from 'node:crypto'
import type { CardKind, ConfirmAnswer, ConfirmIntent, Order } from '#schema/wire.ts'
import { type Caller, vendorFor } from '../caller.ts'
import { hasExpired, readCard } from '../cards.ts'
import type { CallName, Committed, Handlers } from '../http/call.ts'
import { notify } from '../live/progress.ts'
import { type Accepted, acceptOrder, createOrder } from '../placing.ts'
import { refuse, violation } from '../refused-call.ts'
import { course, paying } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { type CardBehaviour, cardsOf, findCard, saveCard } from '../store/cards.ts'
import { CHALLENGE_SECONDS, openChallenge } from '../store/challenges.ts'
import { digest, randomCode, sameText } from '../store/secrets.ts'

type PaymentHandlers = Pick<Handlers, Extract<CallName, 'paymentAuth' | 'createIntent' | 'confirmIntent'>>

const WALLET_SECONDS = 1800
const INTENT_SECONDS = 1800
/** How long a bank checks a card before it refuses it. */
const BANK_SECONDS = 15

/** Whose saved cards are shown: a user's or an embedded vendor's; guests have none. */
const payerOf = (caller: Caller): string | undefined => {
  if (caller.kind === 'user') return `user ${caller.id}`
  return caller.kind === 'godroid' ? `vendor ${caller.vendorId}` : undefined
}

const cardKinds = (site: Site): CardKind[] =>
  site.settings.flags().CyberSourceCreditCard
    ? ['cybersource_creditcard', 'generic_creditcard']
    : ['generic_creditcard']

export const paymentHandlers: PaymentHandlers = {
  paymentAuth: ({ site, caller, params, commit }) => {
    const vendor = vendorFor(site, caller, params.vendorID)
    requireOnlinePayment(site)
    return commit(() => {
      const wallet = { wallet_id: `wal-${randomCode(12)}`, access_token: randomBytes(24).toString('base64url') }
      site.db.run(
        'INSERT INTO wallets (id, country, payer, vendor_id, token_hash, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
        wallet.wallet_id,
        site.code,
        payerOf(caller) ?? 'guest',
        vendor.vendor_id,
        digest(wallet.access_token),
        site.clock.seconds() + WALLET_SECONDS,
      )
      return { wallet: { ...wallet, expires_in: WALLET_SECONDS } }
    })
  },

  createIntent: async ({ site, caller, body, commit, faulty }) => {
    const [expired, closed] = [faulty('signatureExpired'), faulty('closedHours')]
    requireOnlinePayment(site)
    const vendor = vendorFor(site, caller, body.vendor_id)
    requireWallet(site, body.wallet_id, body.bearer_token, vendor.vendor_id)
    requirePayable(caller, body.order)
    acceptOrder(site, caller, body.order, { expired, closed, where: 'body/order' })
    const { publicKey } = await site.secrets.cardKeys()
    const payer = payerOf(caller)
    return commit(() => {
      const intent = `int-${randomCode(14)}`
      site.db.run(
        'INSERT INTO intents (id, country, wallet_id, vendor_id, expires_at) VALUES (?, ?, ?, ?, ?)',
        intent,
        site.code,
        body.wallet_id,
        vendor.vendor_id,
        site.clock.seconds() + INTENT_SECONDS,
      )
      const payment_methods = cardKinds(site).map(name => ({
        name,
        payment_instruments: payer ? cardsOf(site, payer, name) : [],
        encryption_key: publicKey,
      }))
      return { payment_methods, intent_id: intent }
    })
  },

  confirmIntent: async ({ site, caller, body, commit, faulty, base, origin }) => {
    const circumstances = { expired: faulty('signatureExpired'), closed: faulty('closedHours'), where: 'body/order' }
    requireOnlinePayment(site)
    if (!cardKinds(site).includes(body.payment_method)) throw refuse('PaymentMethodNotAvailable')
    requirePayable(caller, body.order)
    const payer = payerOf(caller)
    const card = await cardOf(site, payer, body)
    // Nothing may be awaited from here on: what is checked must still hold when it is kept.
    const vendor = vendorFor(site, caller, body.order.vendor_id)
    requireIntent(site, body, vendor.vendor_id)
    const accepted = acceptOrder(site, caller, body.order, circumstances)
    if (card.behaviour === 'refused') throw refuse('CardRefused')
    let made: Order | undefined
    const reply: Committed<ConfirmAnswer> = commit(() => {
      made = beginPayment(site, body, accepted, card.behaviour)
      site.db.run('UPDATE intents SET order_id = ? WHERE id = ?', made.order_id, body.purchase_intent_id)
      if ('card_details' in body && body.card_details.save_card && payer) saveCard(site, payer, card.toSave)
      if (card.behaviour !== 'challenge') return { order_id: made.order_id }
      const challenge = openChallenge(site, made.order_id, card.lastDigits, origin)
      return { order_id: made.order_id, redirect_required: { redirectUrl: `${base}/bank/${challenge}` } }
    })
    if (made) notify(site, made)
    return reply
  },
}

/** Throws PaymentMethodNotAvailable while nothing is paid online in the country, at each step: it may be switched off in between. */
function requireOnlinePayment(site: Site): void {
  if (!site.settings.parameters().onlinePaymentActivated) throw refuse('PaymentMethodNotAvailable')
}

/** A guest's order names its sender (GST-004); everybody's is sent as paid. */
function requirePayable(caller: Caller, order: ConfirmIntent['order']): void {
  if (order.order.payment_method !== 'paid') throw violation('body/order/order/payment_method', 'const', 'must be paid')
  if (caller.kind === 'guest' && !order.sender)
    throw violation('body/order/sender', 'required', 'is required of guests')
}

function requireWallet(site: Site, id: string, token: string, vendorId: string): void {
  const wallet = site.db.get<{ token_hash: string }>(
    'SELECT token_hash FROM wallets WHERE id = ? AND country = ? AND vendor_id = ? AND expires_at > ?',
    id,
    site.code,
    vendorId,
    site.clock.seconds(),
  )
  if (!wallet || !sameText(wallet.token_hash, digest(token))) throw refuse('PaymentExpired')
}

/** Throws PaymentExpired for an intent that has ended, was used, or belongs to another wallet or vendor. */
function requireIntent(site: Site, { purchase_intent_id, bearer_token }: ConfirmIntent, vendorId: string): void {
  const intent = site.db.get<{ wallet_id: string }>(
    'SELECT wallet_id FROM intents WHERE id = ? AND country = ? AND vendor_id = ? AND expires_at > ? AND order_id IS NULL',
    purchase_intent_id,
    site.code,
    vendorId,
    site.clock.seconds(),
  )
  if (!intent) throw refuse('PaymentExpired')
  requireWallet(site, intent.wallet_id, bearer_token, vendorId)
}

type UsedCard = { behaviour: CardBehaviour; lastDigits: string; toSave: Parameters<typeof saveCard>[2] }

async function cardOf(site: Site, payer: string | undefined, body: ConfirmIntent): Promise<UsedCard> {
  if ('card_details' in body) return readCard(site, body.payment_method, body.card_details)
  const card = payer ? findCard(site, payer, body.payment_instrument_id) : undefined
  if (card?.kind !== body.payment_method) throw refuse('NotFound')
  if (hasExpired(site, card)) throw refuse('CardRefused')
  return { behaviour: card.behaviour, lastDigits: card.lastDigits, toSave: card }
}

/** The order with its first statuses, by how the bank behaves with this card. */
function beginPayment(site: Site, body: ConfirmIntent, accepted: Accepted, behaviour: CardBehaviour): Order {
  const [initiated, started, committed] = paying
  if (behaviour === 'paid')
    return createOrder(site, body.order, accepted, { statuses: [initiated, started, committed], next: [...course] })
  const unpaid = { statuses: [initiated, started] }
  return behaviour === 'failing'
    ? createOrder(site, body.order, accepted, {
        ...unpaid,
        next: ['PAYMENT_FAILED'],
        notBefore: site.clock.now() + BANK_SECONDS * 1000,
      })
    : createOrder(site, body.order, accepted, {
        ...unpaid,
        next: ['PAYMENT_CANCELLED'],
        notBefore: site.clock.now() + CHALLENGE_SECONDS * 1000,
      })
}
