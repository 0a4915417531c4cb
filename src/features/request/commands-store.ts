// The calls of a request: each sends one request and returns the answer as the next event of the flow.

import { isFinalRefusal, isSignatureOver } from '#contract/call-problem.ts'
import type { Clock, Send, Uuid } from '#platform/ports.ts'
import type { CountryParameterName, CountryParameters, Order } from '#schema/wire.ts'
import { shownEstimates } from './estimates.ts'
import type { Parameters, RequestCommand, RequestEvent, Submission } from './flow-state.ts'
import { couldBecome, type Sent } from './recent.ts'

export type CommandPorts = {
  send: Send
  clock: Clock
  uuid: Uuid
  /** Language of the page, as BCP 47. */
  language: string
  minimumEtaMinutes: number
  parameters: { read<Name extends CountryParameterName>(name: Name): Promise<CountryParameters[Name] | undefined> }
}

type CommandOf<Do extends RequestCommand['do']> = Extract<RequestCommand, { do: Do }>

/** Orders per page, when a submission is looked for among the recent orders. */
const RECENT_ORDERS_MAX = 200

/** @returns one function per command; none of them throws */
export function createCommands({ send, clock, uuid, language, minimumEtaMinutes, parameters }: CommandPorts) {
  return {
    async loadParameters(): Promise<RequestEvent> {
      const [paymentMethods, onlinePaymentActivated, orderItemValueExceedLimit] = await Promise.all([
        parameters.read('paymentMethods'),
        parameters.read('onlinePaymentActivated'),
        parameters.read('orderItemValueExceedLimit'),
      ])
      const known: Parameters = {
        ...(paymentMethods !== undefined && { paymentMethods }),
        ...(onlinePaymentActivated !== undefined && { onlinePaymentActivated }),
        ...(orderItemValueExceedLimit !== undefined && { orderItemValueExceedLimit }),
        ...((onlinePaymentActivated === undefined || paymentMethods === undefined) && { checkFailed: true }),
      }
      return { type: 'parametersArrived', parameters: known, now: clock.now() }
    },

    async readOrder({ run, vendorId, orderId }: CommandOf<'readOrder'>): Promise<RequestEvent> {
      const answer = await send('readOrder', { query: { vendorId, orderId } })
      return answer.state === 'answered'
        ? { type: 'orderArrived', run, order: answer.value.result }
        : { type: 'orderFailed', run, problem: answer.problem }
    },

    async loadHours({ run, vendorId }: CommandOf<'loadHours'>): Promise<RequestEvent> {
      const answer = await send('serviceHours', { params: { id: vendorId } })
      return answer.state === 'answered'
        ? { type: 'hoursArrived', run, hours: answer.value.result, now: clock.now() }
        : { type: 'hoursFailed', run }
    },

    async saveOrigin({ run, vendorId, input }: CommandOf<'saveOrigin'>): Promise<RequestEvent> {
      const answer = await send('saveVendorAddress', { params: { id: vendorId }, input })
      return answer.state === 'answered'
        ? { type: 'originKept', run }
        : { type: 'originNotKept', run, problem: answer.problem }
    },

    async reverse({ run, spot }: CommandOf<'reverse'>): Promise<RequestEvent> {
      const { latitude: lat, longitude: lng } = spot
      const answer = await send('reverseGeocode', { query: { lat, lng, language } })
      return answer.state === 'answered'
        ? { type: 'reversed', run, address: answer.value.data.data.address }
        : { type: 'reverseFailed', run }
    },

    async checkArea({ run, input }: CommandOf<'checkArea'>): Promise<RequestEvent> {
      const answer = await send('validateArea', { input })
      return answer.state === 'answered'
        ? { type: 'areaArrived', run, deliverable: answer.value.result === 'DELIVERABLE' }
        : { type: 'areaFailed', run }
    },

    /** If the estimates fail, the request continues without a notice (Q38). */
    async estimate({ run, input }: CommandOf<'estimate'>): Promise<RequestEvent | undefined> {
      const answer = await send('estimations', { input })
      if (answer.state === 'failed') return undefined
      return { type: 'estimatesArrived', run, estimates: shownEstimates(answer.value, minimumEtaMinutes) }
    },

    async fetchFee({ run, input }: CommandOf<'fetchFee'>): Promise<RequestEvent> {
      const answer = await send('deliveryFee', { input })
      const now = clock.now()
      return answer.state === 'answered'
        ? { type: 'feeArrived', run, fee: answer.value, now }
        : { type: 'feeFailed', run, now }
    },

    async validateVoucher({ run, input }: CommandOf<'validateVoucher'>): Promise<RequestEvent> {
      const answer = await send('validateVoucher', { input })
      const now = clock.now()
      return answer.state === 'answered'
        ? { type: 'voucherArrived', run, answer: answer.value, now }
        : { type: 'voucherRefused', run, now, expired: isSignatureOver(answer.problem) }
    },

    async readVoucher({ run, code }: CommandOf<'readVoucher'>): Promise<RequestEvent> {
      const answer = await send('readVoucher', { params: { code } })
      return answer.state === 'answered'
        ? { type: 'voucherRead', run, voucher: answer.value.result, now: clock.now() }
        : { type: 'voucherNotRead', run }
    },

    async submission(run: number, submission: Submission): Promise<RequestEvent> {
      const answer = await sendSubmission(submission)
      const newKey = uuid()
      if (answer.state === 'failed') return { type: 'submissionRefused', run, problem: answer.problem, newKey }
      if ('order_id' in answer.value) {
        const { order_id: orderId, redirect_required: redirect } = answer.value
        return {
          type: 'submissionAnswered',
          run,
          orderId,
          ...(redirect && { redirectUrl: redirect.redirectUrl }),
          newKey,
        }
      }
      return { type: 'submissionAnswered', run, orderId: answer.value.result.order_id, newKey }
    },

    async lookUp({ run, vendorId, from }: CommandOf<'lookUp'>): Promise<RequestEvent> {
      const query = { from, count: RECENT_ORDERS_MAX }
      const answer = await send('listOrders', { params: { id: vendorId }, query })
      return answer.state === 'answered'
        ? { type: 'lookedUp', run, orders: answer.value.data.result.data, now: clock.now(), newKey: uuid() }
        : { type: 'lookUpFailed', run, now: clock.now() }
    },

    /**
     * The first of these orders with the submitted contents; undefined if none has them, `unknown` if one could not be fetched.
     * An order that the server does not return does not count.
     */
    async findAmong(orderIds: readonly string[], vendorId: string, sent: Sent): Promise<Order | 'unknown' | undefined> {
      for (const orderId of orderIds) {
        const answer = await send('readOrder', { query: { vendorId, orderId } })
        if (answer.state === 'answered') {
          if (couldBecome(sent, answer.value.result)) return answer.value.result
        } else if (!isFinalRefusal(answer.problem)) return 'unknown'
      }
      return undefined
    },

    async openWallet({ run, vendorId }: CommandOf<'openWallet'>): Promise<RequestEvent> {
      const answer = await send('paymentAuth', { params: { vendorID: vendorId } })
      if (answer.state === 'failed') return { type: 'walletFailed', run }
      const { wallet_id: id, access_token: token } = answer.value.wallet
      return { type: 'walletOpened', run, wallet: { id, token } }
    },

    async openIntent({ run, input }: CommandOf<'openIntent'>): Promise<RequestEvent> {
      const answer = await send('createIntent', { input })
      if (answer.state === 'failed') return { type: 'intentFailed', run, problem: answer.problem }
      const { intent_id: intentId, payment_methods: methods } = answer.value
      return { type: 'intentOpened', run, intentId, methods }
    },
  }

  function sendSubmission(submission: Submission) {
    const { key } = submission
    switch (submission.what) {
      case 'place':
        return send('placeOrder', { input: submission.body, key })
      case 'update':
        return send('updateOrder', { params: { id: submission.orderId }, input: submission.body, key })
      case 'pay':
        return send('confirmIntent', { input: submission.body, key })
    }
  }
}
