// Whether riders can be requested now (flow points 5 and 6; REQ-016 to REQ-021, REQ-106).
import type { Vendor } from '#schema/wire'
import { toDestination } from './flow-destination.ts'
import type { EventOf, Stepped } from './flow-events.ts'
import type { RequestFacts, RequestState } from './flow-state.ts'
import type { Spot } from './places.ts'
import { hoursOf, nextOpening } from './service-hours.ts'

export function checkHours(state: RequestState, vendor: Vendor, from: Spot): Stepped {
  const run = state.run + 1
  return [
    { ...state, run, stage: { step: 'CHECK_SERVICE_HOURS', run, vendor, from } },
    [{ do: 'loadHours', run, vendorId: vendor.vendor_id }],
  ]
}

/** Closed ends the flow with the hours, and with the time when it opens again (REQ-016 to REQ-018, REQ-106, Q36). */
export function hoursArrived(state: RequestState, event: EventOf<'hoursArrived'>, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_SERVICE_HOURS' || stage.run !== event.run) return [state, []]
  const { hours, now } = event
  const known = { ...state, hours }
  if (hours.status === 'open') return toDestination(known, stage)
  const opensAt = nextOpening(hoursOf(hours), now, facts.zone)
  const { from, to, currentTime } = hours
  const notice =
    from === undefined || to === undefined
      ? ({ code: 'platform_unavailable' } as const)
      : ({ code: 'service_closed', from, to, currentTime, ...(opensAt !== undefined && { opensAt }) } as const)
  const { vendor } = stage
  return [
    {
      ...known,
      stage: { step: 'SERVICE_CLOSED', vendor, from: stage.from, hours, ...(opensAt !== undefined && { opensAt }) },
    },
    [{ do: 'notify', notice }],
  ]
}

/** Hours that cannot be read count as open (REQ-019). */
export function hoursFailed(state: RequestState, { run }: EventOf<'hoursFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_SERVICE_HOURS' || stage.run !== run) return [state, []]
  const { hours: _, ...unknown } = state
  return toDestination(unknown, stage)
}
