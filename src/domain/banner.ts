// The banner that warns of delays in the contact centre (NTC-005, Q85).
import type { ContactCentreBanner } from '#schema/config'

/** Whether it is shown. @param now unix milliseconds @param closed end of the banner that the reader closed */
export function showsBanner(banner: ContactCentreBanner | undefined, now: number, closed: string | undefined): boolean {
  if (!banner || banner.to === closed) return false
  return now >= Date.parse(banner.from) && now < Date.parse(banner.to)
}
