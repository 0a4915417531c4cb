const KILOBYTE = 1024

const MEGABYTE_DECIMALS = { nearest: 1, up: 2 } as const

/**
 * A number of bytes for the reader, such as 38 KB or 5.2 MB, with the digits 0 to 9.
 * @param rounding `up` for a size that is too much: 5 MB and one byte are 5.01 MB
 */
export function sizeText(
  bytes: number,
  rounding: 'nearest' | 'up' = 'nearest',
  language: string = document.documentElement.lang,
): string {
  const inKilobytes = bytes / KILOBYTE
  const large = inKilobytes >= 1000
  const decimals = large ? MEGABYTE_DECIMALS[rounding] : 0
  const value = large ? inKilobytes / KILOBYTE : Math.max(1, inKilobytes)
  const shown = rounding === 'up' ? Math.ceil(value * 10 ** decimals) / 10 ** decimals : value
  return new Intl.NumberFormat(new Intl.Locale(language, { numberingSystem: 'latn' }), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: decimals,
  }).format(shown)
}
