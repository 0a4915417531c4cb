import { expect } from 'vitest'
import { initialRequest } from '#features/request/begin.ts'
import type { Draft } from '#features/request/draft.ts'
import { step } from '#features/request/flow.ts'
import type { RequestCommand, RequestEvent, RequestState, Submission } from '#features/request/flow-state.ts'
import type { Order } from '#schema/wire.ts'
import { context, NOON, order, vendor } from './examples.ts'

const placedIn = ({ stage }: RequestState): string | undefined =>
  stage.step === 'ENDED' && stage.reason === 'placed' ? stage.orderId : undefined

/** A server that keeps its word about keys, and a browser whose answers come in any order, late or never. */
export class FlowSimulation {
  state: RequestState = initialRequest('NO')
  /** What is on its way to the server, and what the server made of it. */
  waiting: RequestCommand[] = []
  keys = new Map<string, { body: string; orderId?: string; refusal?: string }>()
  orders: (Order & { request: number })[] = []
  /** The request that is being filled in: it changes when one was placed or thrown away. */
  request = 0
  /** Of which request a submission was. */
  requestOf = new Map<string, number>()
  placed: string[] = []
  kept: Draft | undefined
  uuids = 0

  newKey = () => `key-${String(++this.uuids).padStart(4, '0')}`

  dispatch(event: RequestEvent): void {
    const before = this.state
    const [state, commands] = step(this.state, event, context())
    this.state = state
    for (const command of commands) {
      if (command.do === 'keepDraft') this.keep()
      else if (command.do === 'send') {
        this.requestOf.set(JSON.stringify(command.submission), this.request)
        this.waiting.push(command)
        // No other tab waits: it leaves at once.
        const { sent } = this.state
        if (sent)
          this.dispatch({ type: 'submissionSent', run: command.run, sent: { ...sent, key: command.submission.key } })
      } else if ('run' in command) this.waiting.push(command)
    }
    const orderId = placedIn(this.state)
    // Also one that was given up, when the order that it had made is found after all.
    if (orderId !== undefined && placedIn(before) === undefined) {
      this.placed.push(orderId)
      this.request++
    }
    if (event.type === 'draftCleared' && before.key !== state.key) this.request++
    this.check()
  }

  keep(): void {
    const { form, destination, origin, voucher, key, sent, placed } = this.state
    this.kept = structuredClone({
      form,
      destination,
      origin,
      voucherCode: voucher.typed,
      key,
      sent,
      placed: [...placed],
    })
  }

  reload(): void {
    const newKey = this.newKey()
    this.dispatch({
      type: 'started',
      vendorId: 'no2041',
      ...(this.kept && { draft: structuredClone(this.kept) }),
      now: NOON,
      newKey,
    })
  }

  /** The server carries a submission out, once for each key. */
  carryOut(submission: Submission, refusal: string | undefined): { orderId?: string; refusal?: string } {
    const known = this.keys.get(submission.key)
    const body = JSON.stringify(submission.body)
    if (known) return known.body === body ? known : { refusal: 'IdempotencyKeyReused' }
    if (refusal) {
      this.keys.set(submission.key, { body, refusal })
      return { refusal }
    }
    if (submission.what !== 'place') throw new Error('only orders are placed here')
    const orderId = `no2041-${this.orders.length}`
    const { customer, order: contents } = submission.body
    this.orders.push({
      ...order({ order_id: orderId, customer, created_at: NOON / 1000 }),
      order: { ...contents, payment_method: 'PAID' },
      request: this.requestOf.get(JSON.stringify(submission)) ?? -1,
    })
    this.keys.set(submission.key, { body, orderId })
    return { orderId }
  }

  /** Answers something that is waiting, in one of the ways that an answer can come. */
  answer(pick: number, how: number): unknown {
    if (this.waiting.length === 0) return undefined
    const index = pick % this.waiting.length
    const command = this.waiting[index] as Extract<RequestCommand, { run: number }>
    // One time in six it stays on its way, and comes again, after everything else.
    if (how % 6 !== 5) this.waiting.splice(index, 1)
    const { run } = command
    switch (command.do) {
      case 'waitForVendor':
        return this.dispatch({ type: 'vendorArrived', run, vendor: vendor() })
      case 'loadHours':
        return this.dispatch(
          how % 7 === 6
            ? {
                type: 'hoursArrived',
                run,
                hours: { status: 'closed', from: '13:00', to: '22:00', currentTime: '12:00' },
                now: NOON,
              }
            : how % 3 === 0
              ? { type: 'hoursFailed', run }
              : {
                  type: 'hoursArrived',
                  run,
                  hours: { status: 'open', from: '09:00', to: '22:00', currentTime: '12:00' },
                  now: NOON,
                },
        )
      case 'checkArea':
        return this.dispatch(
          how % 5 === 4 ? { type: 'areaFailed', run } : { type: 'areaArrived', run, deliverable: how % 5 !== 3 },
        )
      case 'estimate':
        return this.dispatch({ type: 'estimatesArrived', run, estimates: { pickup: 15, delivery: 40 } })
      case 'fetchFee':
        return this.dispatch(
          how % 5 === 4
            ? { type: 'feeFailed', run, now: NOON }
            : {
                type: 'feeArrived',
                run,
                fee: { fee: how % 3 === 0 ? 90 : 87.4, signature: `s${++this.uuids}` },
                now: NOON,
              },
        )
      case 'reverse':
        return this.dispatch(
          how % 3 === 0
            ? { type: 'reverseFailed', run }
            : {
                type: 'reversed',
                run,
                address: { id: 'x', formatted_address: 'Frognerveien 4', latitude: 59.91, longitude: 10.7 },
              },
        )
      case 'lookUp':
        return this.dispatch(
          how % 3 === 0
            ? { type: 'lookUpFailed', run, now: NOON }
            : { type: 'lookedUp', run, orders: this.orders, now: NOON, newKey: this.newKey() },
        )
      case 'send': {
        const newKey = this.newKey()
        // Lost on the way there.
        if (how % 4 === 1)
          return this.dispatch({ type: 'submissionRefused', run, problem: { code: 'no_answer' }, newKey })
        const refusal = how % 8 === 6 ? 'SignatureExpired' : how % 8 === 7 ? 'InvalidRequest' : undefined
        const done = this.carryOut(command.submission, refusal)
        // Lost on the way back.
        if (how % 4 === 2 && refusal === undefined)
          return this.dispatch({ type: 'submissionRefused', run, problem: { code: 'no_answer' }, newKey })
        if (done.refusal !== undefined) {
          const status = done.refusal === 'IdempotencyKeyReused' ? 409 : 422
          return this.dispatch({
            type: 'submissionRefused',
            run,
            problem: { code: 'refused', status, message: done.refusal },
            newKey,
          })
        }
        return this.dispatch({ type: 'submissionAnswered', run, orderId: done.orderId ?? '', newKey })
      }
      default:
        return undefined
    }
  }

  /** What may never be. */
  check(): void {
    const { stage, destination, problem } = this.state
    if (stage.step === 'FILL_PAYMENT_DETAILS') {
      const { placing, fee } = stage
      if (placing.at === 'sending') expect(fee.state).toBe('ready')
      if (placing.at === 'asking') expect(fee.state).toBe('ready')
      if (placing.at === 'renewing') expect(fee.state).toBe('loading')
      if (placing.at === 'sending') expect(problem).toBeUndefined()
      if (placing.at === 'sending' && placing.submission.what === 'place')
        expect(placing.submission.body.customer.location.latitude).toBe(stage.place.latitude)
    }
    if ('place' in stage) {
      expect(destination.place).toEqual(stage.place)
      expect(destination.moved).toBeFalsy()
    }
    // An order is reported only when the server has it, and only once.
    expect(new Set(this.placed).size).toBe(this.placed.length)
    for (const id of this.placed) expect(this.orders.some(one => one.order_id === id)).toBe(true)
    // One request, one order.
    const requests = this.orders.map(one => one.request)
    expect(new Set(requests).size).toBe(requests.length)
  }
}
