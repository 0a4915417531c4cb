// Who made the data of a map. Sources say it in markup of their own, of which words and addresses are taken and no more.

/** A part of the credit; `href` where it leads, on the web by HTTPS. */
export type Credit = { text: string; href?: string }

const PART = /<a\s[^>]*?href=(["'])(.*?)\1[^>]*>(.*?)<\/a>|([^<]+|<[^>]*>)/gis
const signs: Readonly<Record<string, string>> = { amp: '&', copy: '©', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** @param attributions of the sources of a style; each credit is told once */
export function creditsOf(attributions: readonly (string | undefined)[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const attribution of attributions)
    for (const [, , address, linked, plain] of (attribution ?? '').matchAll(PART)) {
      const text = plainText(linked ?? plain ?? '')
      const href = webAddress(address)
      if (text !== '' && !credits.has(text)) credits.set(text, { text, ...(href !== undefined && { href }) })
    }
  return [...credits.values()]
}

const plainText = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => signs[name.toLowerCase()] ?? entity)
    .trim()

function webAddress(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(plainText(address))
  return url?.protocol === 'https:' ? url.href : undefined
}
