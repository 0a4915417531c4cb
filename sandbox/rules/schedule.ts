// When an order may be collected (Q24, Q67).

import { refuse } from '../refused-call.ts'
import type { Site } from '../site.ts'
import { isOpen, minuteOfDay, readHours } from './hours.ts'
import { tz } from './zone.ts'

/** Orders can be placed for today and this many days after it. */
export const DAYS_AHEAD = 2
/** A form is filled in for a while after its time was chosen. */
const LATE_SECONDS = 300

/** Throws ServiceClosed when riders cannot be requested at this moment. */
export function requireOpen(site: Site, closed: boolean): void {
  const hours = readHours(site.settings.parameters().serviceHours)
  if (closed || !isOpen(hours, minuteOfDay(site.country.timezone, site.clock.now()))) throw refuse('ServiceClosed')
}

/** Throws InvalidPickupTime for a time (unix seconds) in the past, too far ahead or outside the service hours. */
export function requirePickupTime(site: Site, seconds: number): void {
  const now = site.clock.seconds()
  const hours = readHours(site.settings.parameters().serviceHours)
  const last = tz.endOfDay(site.country.timezone, site.clock.now(), DAYS_AHEAD) / 1000
  const minute = minuteOfDay(site.country.timezone, seconds * 1000)
  if (seconds < now - LATE_SECONDS || seconds > last || !isOpen(hours, minute)) throw refuse('InvalidPickupTime')
}
