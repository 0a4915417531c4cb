// What can be done with a running sandbox from outside: by the control page, over HTTP, and by tests in the process.

import type { CountryCode } from '#schema/config.ts'
import type { CountryParameters, Order, OrderStatus } from '#schema/wire.ts'
import { storeOffset } from '../clock.ts'
import type { Active, Faults } from '../faults/faults.ts'
import type { Fault, Preset } from '../faults/kinds.ts'
import { changeStatus } from '../live/progress.ts'
import { refuse, violation } from '../refused-call.ts'
import { demoVendorIds } from '../seed/users.ts'
import type { FlagName } from '../settings.ts'
import type { Sites } from '../sites.ts'
import { readOrder } from '../store/orders.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { findUser } from '../store/users.ts'
import { GODROID_SECONDS, signToken } from '../tokens.ts'
import { isFeasible } from './feasible.ts'

export type Mail = { receiver: string; text: string; sentAt: number }

export type Control = {
  faults: Faults
  addFault(fault: Fault): Active
  applyPreset(preset: Preset): void
  /** Moves the clock on by so many seconds and carries out what is due then. */
  advance(seconds: number): void
  /** Times as fast as in life. */
  setSpeed(speed: number): void
  setFlag(country: CountryCode, name: FlagName, on: boolean): void
  setParameter<Name extends keyof CountryParameters>(
    country: CountryCode,
    name: Name,
    value: CountryParameters[Name],
  ): void
  /** Gives an order a status now. Throws NotFound or, for a status that cannot follow, an InvalidRequest. */
  setStatus(country: CountryCode, orderId: string, status: OrderStatus): Order
  /** What was "sent", newest first. */
  mails(country: CountryCode): Mail[]
  /** A token of the embedded mode for a vendor, the demo parent by default. */
  godroidToken(country: CountryCode, vendorId?: string): Promise<string>
  /** Ends every session of a user, as if somebody had locked the account. */
  endSessions(country: CountryCode, email: string): void
  cutSockets(): void
  /** Forgets everything; each country is filled anew. */
  reset(): void
}

/** The control of a running sandbox. */
export function createControl(sites: Sites): Control {
  const { shared } = sites
  return {
    faults: shared.faults,
    addFault: fault => {
      const { status = STATUS_LEAST } = fault
      if (!(status >= STATUS_LEAST && status <= STATUS_MOST))
        throw violation('body/status', 'range', `must be a number from ${STATUS_LEAST} to ${STATUS_MOST}`)
      return shared.faults.add(fault)
    },
    applyPreset: preset => shared.faults.apply(preset),
    advance: seconds => {
      shared.clock.move(seconds * 1000)
      storeOffset(shared.db, shared.clock.offset())
      // Each look carries out so many statuses; a leap of a day may need several.
      sites.advance()
      for (let looks = 1; looks < LOOKS_MAX && shared.schedule.next <= shared.clock.now(); looks++) sites.advance()
    },
    setSpeed: speed => sites.setSpeed(speed),
    setFlag: (country, name, on) => sites.open(country).settings.setFlag(name, on),
    setParameter: (country, name, value) => sites.open(country).settings.setParameter(name, value),
    setStatus: (country, orderId, status) => {
      const site = sites.open(country)
      const stored = readOrder(site, orderId)
      if (!stored) throw refuse('NotFound')
      if (!isFeasible(stored.order, status)) throw refuse('InvalidRequest')
      return changeStatus(site, stored, status)
    },
    mails: country =>
      shared.db.all<Mail>(
        'SELECT receiver, text, sent_at AS sentAt FROM mails WHERE country = ? ORDER BY id DESC LIMIT 50',
        country,
      ),
    godroidToken: (country, vendorId = demoVendorIds(country).parent) => {
      const restaurant = { platformTokens: [{ restaurantId: vendorId }] }
      return signToken(sites.open(country), 'godroid', { authSchema: { restaurant } }, GODROID_SECONDS)
    },
    endSessions: (country, email) => {
      const site = sites.open(country)
      const user = findUser(site, email)
      if (!user) throw refuse('NotFound')
      endSessionsOf(site, user.id)
    },
    cutSockets: () => shared.hub.cutAll(),
    reset: () => sites.reset(),
  }
}

const LOOKS_MAX = 1000
/** Statuses of answers that refuse or fail; no other can be sent with such an answer. */
const [STATUS_LEAST, STATUS_MOST] = [400, 599]
