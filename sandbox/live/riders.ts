// Riders: who carries an order, where the rider is now, and when the rider arrives.

import { type Courier, HANDOVER_SECONDS, type Journey, type Leg, RIDING_SPEED } from '#sandbox/live/journey'
import { pointAt } from '#sandbox/rules/distance'
import { hasRider } from '#sandbox/rules/statuses'
import { riderNames } from '#sandbox/seed/names'
import { examplePhone } from '#sandbox/seed/phones'
import type { Site } from '#sandbox/site'
import type { StoredOrder } from '#sandbox/store/orders'
import type { Point } from '#sandbox/world/model'
import { chanceOf, seedOf } from '#sandbox/world/random'
import { moveAlong } from '#sandbox/world/travel'
import type { Rider } from '#schema/wire'

const VEHICLES = ['motorcycle', 'bicycle', 'motorcycle', 'car'] as const
const NEAREST_METRES = 500
const FURTHEST_METRES = 1700

/** The rider of an order, and where the rider is when it is assigned; the same for the same order. */
export function courierFor(site: Site, orderId: string, pickup: Point): { courier: Courier; start: Point } {
  const chance = chanceOf(seedOf(orderId))
  const names = riderNames(site)
  const number = Math.floor(chance() * names.length)
  const metres = NEAREST_METRES + chance() * (FURTHEST_METRES - NEAREST_METRES)
  const around = pointAt(pickup, metres, chance() * 2 * Math.PI)
  const street = site.town.reverse(around)
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
  const { latitude, longitude } = moveAlong(site.town.path(from, to), metres * share)
  return { latitude, longitude }
}

/** The way by road that the rider is on, from its beginning; empty while the rider has not set out. */
export function wayOf(site: Site, { journey }: StoredOrder): Point[] {
  const leg = journey?.toDropoff ?? journey?.toPickup
  return leg ? site.town.path(leg.from, leg.to).points.map(({ latitude, longitude }) => ({ latitude, longitude })) : []
}

/** Where the rider is at `now`, in milliseconds. */
function placeOf(site: Site, { start, pickup, toPickup, toDropoff }: Journey, now: number): Point {
  if (toDropoff) return along(site, toDropoff, now)
  if (toPickup) return along(site, toPickup, now)
  return start ?? pickup
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000)

/** When the rider is expected at both ends, in unix seconds; a collection that is over has none. */
export function etasOf(site: Site, { journey, dueAt }: StoredOrder): { pickup_eta?: number; dropoff_eta?: number } {
  if (!journey) return {}
  const { pickup, dropoff, start, toPickup, toDropoff } = journey
  const { speed } = site.pace
  const now = Math.max(site.clock.now(), dueAt ?? 0)
  const riding = (from: Point, to: Point) => (site.town.path(from, to).distance / RIDING_SPEED) * (1000 / speed)
  const handover = HANDOVER_SECONDS * (1000 / speed)
  if (toDropoff) return { dropoff_eta: seconds(toDropoff.endsAt) }
  const collected = toPickup?.endsAt ?? now + (start ? riding(start, pickup) : 0)
  const brought = collected + handover + riding(pickup, dropoff)
  return journey.next.includes('PICKED_UP')
    ? { pickup_eta: seconds(collected), dropoff_eta: seconds(brought) }
    : { dropoff_eta: seconds(now + riding(pickup, dropoff)) }
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
  }
}
