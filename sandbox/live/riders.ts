// Riders: who carries an order, where the rider is now, and when the rider arrives.

import type { LatLng, Rider } from '#schema/wire.ts'
import type { Point } from '../city/model.ts'
import { lineToDraw, moveAlong } from '../city/paths.ts'
import { randomOf, seedOf } from '../city/random.ts'
import { pointAt } from '../rules/distance.ts'
import { hasRider } from '../rules/statuses.ts'
import { riderNames } from '../seed/names.ts'
import { examplePhone } from '../seed/phones.ts'
import type { Site } from '../site.ts'
import type { StoredOrder } from '../store/orders.ts'
import { readVendor } from '../store/vendors.ts'
import { type Courier, HANDOVER_SECONDS, type Journey, type Leg, RIDING_SPEED } from './journey.ts'

const VEHICLES = ['motorcycle', 'bicycle', 'motorcycle', 'car'] as const
const NEAREST_METRES = 500
const FURTHEST_METRES = 1700

/** The rider of an order, and where the rider is when it is assigned; the same for the same order. */
export function courierFor(site: Site, orderId: string, pickup: Point): { courier: Courier; start: Point } {
  const random = randomOf(seedOf(orderId))
  const names = riderNames(site)
  const number = Math.floor(random() * names.length)
  const metres = NEAREST_METRES + random() * (FURTHEST_METRES - NEAREST_METRES)
  const around = pointAt(pickup, metres, random() * 2 * Math.PI)
  const street = site.geo.reverse(around)
  return {
    courier: {
      rider_id: `${site.code.toLowerCase()}-rider-${number + 1}`,
      name: names[number] ?? 'Rider',
      phone_number: examplePhone(site, 900 + number),
      vehicle: VEHICLES[number % VEHICLES.length] ?? 'motorcycle',
    },
    start: street ? { latitude: street.latitude, longitude: street.longitude } : pickup,
  }
}

/** Where a leg has brought its rider by `now`. */
function along(site: Site, { from, to, metres, startsAt, endsAt }: Leg, now: number): Point {
  const share = endsAt > startsAt ? Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt))) : 1
  const { latitude, longitude } = moveAlong(site.geo.path(from, to), metres * share)
  return { latitude, longitude }
}

/** The way by road that the rider is on, from its beginning; empty while the rider has not set out. */
export function wayOf(site: Site, { journey }: StoredOrder): LatLng[] {
  const leg = journey?.toDropoff ?? journey?.toPickup
  return leg ? drawn(site, leg.from, leg.to) : []
}

/** The way by road of a delivery, from door to door; undefined where one of them is not known. */
export function geometryOf(site: Site, { order, journey }: StoredOrder): LatLng[] | undefined {
  const from =
    journey?.pickup ?? order.sender?.location ?? readVendor(site, order.vendor_id)?.vendor_information.location
  const { latitude, longitude } = from ?? {}
  if (latitude === undefined || longitude === undefined) return undefined
  return drawn(site, { latitude, longitude }, journey?.dropoff ?? order.customer.location)
}

/** The field of an answer that carries the way of a delivery. */
export function withGeometry(site: Site, stored: StoredOrder): { geometry?: LatLng[] } {
  const geometry = geometryOf(site, stored)
  return geometry ? { geometry } : {}
}

const drawn = (site: Site, from: Point, to: Point): LatLng[] =>
  lineToDraw(site.geo.path(from, to)).map(({ latitude, longitude }) => ({
    lat: Number(latitude.toFixed(5)),
    lng: Number(longitude.toFixed(5)),
  }))

/** Where the rider is at `now`, in milliseconds. */
export function placeOf(site: Site, { start, pickup, toPickup, toDropoff }: Journey, now: number): Point {
  if (toDropoff) return along(site, toDropoff, now)
  if (toPickup) return along(site, toPickup, now)
  return start ?? pickup
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000)

/**
 * When the rider is expected at both ends, in unix seconds; a collection that is over has none. Nothing arrives in the
 * second of its collection, nor is a scheduled order collected before its time.
 */
export function etasOf(
  site: Site,
  { order, journey, dueAt }: StoredOrder,
): { pickup_eta?: number; dropoff_eta?: number } {
  if (!journey) return {}
  const { pickup, dropoff, start, toPickup, toDropoff, scheduledFor = 0 } = journey
  const { speed } = site.pace
  const now = Math.max(site.clock.now(), dueAt ?? 0)
  const riding = (from: Point, to: Point) => (site.geo.path(from, to).distance / RIDING_SPEED) * (1000 / speed)
  if (toDropoff || !journey.next.includes('PICKED_UP')) {
    const collected = order.status_history.findLast(entry => entry.status === 'PICKED_UP')?.created_at ?? 0
    return { dropoff_eta: Math.max(seconds(toDropoff?.endsAt ?? now + riding(pickup, dropoff)), collected + 1) }
  }
  const collected = Math.max(toPickup?.endsAt ?? now + (start ? riding(start, pickup) : 0), scheduledFor)
  const brought = collected + HANDOVER_SECONDS * (1000 / speed) + riding(pickup, dropoff)
  return { pickup_eta: seconds(collected), dropoff_eta: Math.max(seconds(brought), seconds(collected) + 1) }
}

/** The rider of an order as the wire shows it; undefined before assignment and after delivery. */
export function riderOf(site: Site, stored: StoredOrder): Rider | undefined {
  const { order, journey } = stored
  if (!journey?.courier || !hasRider(order)) return undefined
  const at = placeOf(site, journey, site.clock.now())
  return {
    order_id: order.order_id,
    ...journey.courier,
    latitude: Number(at.latitude.toFixed(6)),
    longitude: Number(at.longitude.toFixed(6)),
    updated_at: site.clock.seconds(),
    ...etasOf(site, stored),
    ...withGeometry(site, stored),
  }
}
