// How a fault is planted, and where.
import { type Files, plant } from './fixture.ts'

export type Fault = { name: string; code: string; plant: (files: Files) => void }

export const NO = 'countries/NO.json'
export const SG = 'countries/SG.json'
export const NORTH = 'brands/north/brand.json'
export const SOUTH = 'brands/south-star/brand.json'
export const PAIR = 'brands/north/countries/SG.json'
export const LOGO = 'brands/north/logo.svg'
export const EN = 'content/messages/en.json'
export const AR = 'content/messages/ar.json'
export const SHOPS = 'content/audiences/shops/en.md'

export const swap = (code: string, name: string, path: string, from: string, to: string): Fault => ({
  name,
  code,
  plant: files => plant(files, path, to, from),
})
export const whole = (code: string, name: string, path: string, contents: string | Uint8Array): Fault => ({
  name,
  code,
  plant: files => plant(files, path, contents),
})
export const remove = (code: string, name: string, path: string): Fault => ({
  name,
  code,
  plant: files => {
    if (!files.delete(path)) throw new Error(`${path} is not there`)
  },
})
export const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
export const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"${attributes}>\n  ${inside}\n</svg>\n`

const PAGE = ['name: Shops', 'title: For shops', 'description: What shops get.', 'heading: Shops.', 'lead: For you.']

/** The page for shops in English, and a brand that names it. */
export const withShops = (files: Files, brand: string, named = 'shops'): Files => {
  files.set(SHOPS, `---\n${PAGE.join('\n')}\n---\n\n## Why {#why}\n\nBecause riders ride.\n`)
  return plant(files, brand, `"audiences": ["${named}"],\n  "countries": [`, '"countries": [')
}
