// The files of a new brand.
import { wcagContrast } from 'culori'
import type { Inputs } from '../load/inputs.ts'
import { schemaVersion } from '../load/schemas.ts'
import type { Artefact } from '../model.ts'
import { jsonText } from './json-text.ts'
import { looksOf, type Proposal, proposeLook } from './look.ts'

/** The answers about a brand, as typed: `logo` is a path or empty, `countries` with commas, `domain` without a scheme. */
export type BrandAnswers = {
  id: string
  name: string
  code: string
  primary: string
  logo: string
  countries: string
  domain: string
}

/**
 * brand.json with a whole look, the logo, and a marker that wears it; a neutral logo where there is none. The answers are used as
 * they are; the checks report mistakes.
 * @param logoSvg the text of the logo's file
 */
export function brandFiles(
  inputs: Inputs,
  answers: BrandAnswers,
  logoSvg?: string,
): { artefacts: Artefact[]; proposals: Proposal[] } {
  const { id, name, code, primary, countries, domain } = answers
  const others = looksOf([...inputs.brands.values()].map(({ file }) => file?.value))
  const { look, proposals } = isHex(primary)
    ? proposeLook(primary, logoSvg, others)
    : { look: undefined, proposals: [] }
  const folder = `brands/${id}`
  const brand = {
    $schema: '../../schema/brand.schema.json',
    schemaVersion: schemaVersion(inputs),
    id,
    code,
    name,
    colors: { primary },
    logo: 'logo.svg',
    marker: 'marker.svg',
    look,
    countries: listOf(countries),
    origins: {
      san: `https://{country}.san.${domain}`,
      stg: `https://{country}.stg.${domain}`,
      prd: `https://{country}.${domain}`,
    },
  }
  const artefacts = [
    { path: `${folder}/brand.json`, contents: jsonText(brand) },
    { path: `${folder}/logo.svg`, contents: logoSvg ?? logo(primary) },
    { path: `${folder}/marker.svg`, contents: marker(primary, logoSvg) },
  ]
  return { artefacts, proposals }
}

/** The items of a typed list: `NO, SG` or `NO SG`. */
export function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(item => item !== '')
}

// A ring with a dot on the brand's colour, until the brand provides its own logo.
function logo(primary: string): string {
  const sign = signOn(primary)
  return svg(26, [
    `<rect width="26" height="26" rx="8" fill="${primary}"/>`,
    `<circle cx="13" cy="13" r="6.5" fill="none" stroke="${sign}" stroke-width="2.6"/>`,
    `<circle cx="13" cy="13" r="2" fill="${sign}"/>`,
  ])
}

// White around the pin, with a dark outline: visible on any map. Both drawings are on one page, so a logo whose parts have names
// is not repeated in it.
function marker(primary: string, logoSvg: string | undefined): string {
  const pin = 'M32.5 62C27 52 11.5 42 11.5 26.5a21 21 0 0 1 42 0C53.5 42 38 52 32.5 62z'
  return svg(65, [
    `<path d="${pin}" fill="none" stroke="#1A1A1A" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="${pin}" fill="${primary}" stroke="#FFFFFF" stroke-width="3" stroke-linejoin="round"/>`,
    ...sign(primary, logoSvg),
  ])
}

function sign(primary: string, logoSvg: string | undefined): string[] {
  const [, root = '', drawn = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(logoSvg ?? '') ?? []
  const shapes = logoSvg && !/\sid=/.test(logoSvg) && drawn.trim()
  if (!shapes) return [`<circle cx="32.5" cy="26.5" r="8" fill="${signOn(primary)}"/>`]
  // A root without fill is how drawing programs save lines.
  const paint = root.match(/\s(?:fill|stroke|clip|color|opacity)[\w-]*\s*=\s*(?:"[^"]*"|'[^']*')/g) ?? []
  return [
    '<circle cx="32.5" cy="26.5" r="16" fill="#FFFFFF"/>',
    `<svg x="23" y="17" width="19" height="19" viewBox="0 0 26 26"${paint.join('')}>${shapes}</svg>`,
  ]
}

const isHex = (primary: string): boolean => /^#[0-9a-f]{6}$/i.test(primary)

function signOn(primary: string): string {
  return isHex(primary) && wcagContrast(primary, '#FFFFFF') < wcagContrast(primary, '#1A1A1A') ? '#1A1A1A' : '#FFFFFF'
}

function svg(units: number, shapes: string[]): string {
  const lines = shapes.map(shape => `  ${shape}\n`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}">\n${lines}</svg>\n`
}
