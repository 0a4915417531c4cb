import { deployment } from '#deployment'
import { boundsOf } from '#domain/history/days'

const NOON_S = 12 * 3600

/** The middle of an ISO day in the country, in unix seconds, for writing the day. */
export const isoDay = (iso: string): number =>
  boundsOf({ from: iso, to: iso }, deployment().settings.timezone).from + NOON_S
