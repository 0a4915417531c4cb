// Wallet, intent and confirmation (7.8).
import { callsOf } from '../endpoint.ts'
import { requesters } from '../roles.ts'

const { post } = callsOf('orders')

export const paymentCalls = {
  paymentAuth: post('order/payment/auth/{vendorID}', {
    does: 'Opens the wallet that a payment runs in.',
    params: { vendorID: 'VendorId' },
    answer: 'PaymentAuthAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-044',
  }),
  createIntent: post('order/payment/intent', {
    does: 'Prepares the payment of an order: card kinds, saved cards and the key to encrypt a new card with.',
    input: 'CreateIntent',
    answer: 'IntentAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-045, Q100',
  }),
  confirmIntent: post('order/payment/intent/confirm', {
    does: 'Pays and places the order.',
    input: 'ConfirmIntent',
    answer: 'ConfirmAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-046, API-047, Q50, Q100',
  }),
} as const
