// The distances that the fare estimate shows before anybody types one.

/** What is shown where a country has no limit: a city's usual distances, up to this many kilometres. */
const UNLIMITED_SHOWS_UP_TO_KM = 10
const SHARES = [0.2, 0.4, 0.7, 1]

/**
 * Four different whole kilometres, rising, the last one being the country's limit (LND-101). A limit below four gives as
 * many as fit. Kilometres in, kilometres out.
 */
export const exampleDistances = (limitKm: number = UNLIMITED_SHOWS_UP_TO_KM): number[] => {
  const longest = Math.max(1, Math.floor(limitKm))
  if (longest <= SHARES.length) return Array.from({ length: longest }, (_, index) => index + 1)
  return [...new Set(SHARES.map(share => Math.max(1, Math.round(longest * share))))]
}
