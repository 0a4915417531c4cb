// Fee, delivery area, estimates and riders (7.6).
import { vendorFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { RIDING_SPEED } from '../live/journey.ts'
import { riderOf } from '../live/riders.ts'
import { refuse } from '../refused-call.ts'
import { areaAround, isDeliverable } from '../rules/area.ts'
import { feeFor, roadMetres, signFee } from '../rules/fee.ts'
import { orderFor } from '../store/orders.ts'

type DeliveryHandlers = Pick<Handlers, 'deliveryFee' | 'validateArea' | 'deliveryAreas' | 'estimations' | 'rider'>

/** Minutes until a rider collects, where the vendor has no estimate of its own: search for one, and the way there. */
const PICKUP_MINUTES = 9
const HANDOVER_MINUTES = 2

export const deliveryHandlers: DeliveryHandlers = {
  deliveryFee: ({ site, caller, body }) => {
    const vendor = vendorFor(site, caller, body.vendor_id).vendor_id
    const { source, destination } = body
    if (!isDeliverable(site, source, destination)) throw refuse('NotDeliverable')
    const fee = feeFor(site, roadMetres(site, source, destination))
    return signFee(site, { vendor, fee, full: fee, source, destination })
  },

  validateArea: ({ site, caller, body }) => {
    vendorFor(site, caller, body.vendor_id)
    return { result: isDeliverable(site, body.vendor_location, body.location) ? 'DELIVERABLE' : 'NOT_DELIVERABLE' }
  },

  deliveryAreas: ({ site, caller, params }) => {
    const { latitude, longitude } = vendorFor(site, caller, params.vendorId).vendor_information.location
    if (latitude === undefined || longitude === undefined) return { result: { areas: [] } }
    return { result: { areas: [{ ring: areaAround(site, { lat: latitude, lng: longitude }) }] } }
  },

  estimations: ({ site, caller, body }) => {
    const vendor = vendorFor(site, caller, body.vendor_id)
    const pickup = vendor.estimation_pick_up_time || PICKUP_MINUTES
    const riding = roadMetres(site, body.vendor_location, body.location) / RIDING_SPEED / 60
    return { result: { pickup, delivery: Math.ceil(pickup + HANDOVER_MINUTES + riding) } }
  },

  rider: ({ site, caller, params }) => {
    const rider = riderOf(site, orderFor(site, caller, params.id))
    if (!rider) throw refuse('NotFound')
    return { result: rider }
  },
}
