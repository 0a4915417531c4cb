const KILOBYTE = 1024

/** A number of bytes for the reader, such as 38 KB or 5.2 MB, with the digits 0 to 9. */
export function sizeText(bytes: number, language: string = document.documentElement.lang): string {
  const inKilobytes = bytes / KILOBYTE
  const large = inKilobytes >= 1000
  return new Intl.NumberFormat(new Intl.Locale(language, { numberingSystem: 'latn' }), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? inKilobytes / KILOBYTE : Math.max(1, inKilobytes))
}
