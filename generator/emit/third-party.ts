// The licences of a site's browser files, as a text next to its pages (GEN-118).
import type { Artefact } from '../model.ts'
import { packagesIn, type ShippedPackage, type ShippedPackages } from '../render/shipped-packages.ts'

/** Served like the pages: the licences require it wherever the code is distributed. */
const PATH = 'third-party-licences.txt'

const HEAD = `Third-party licences

This site contains the packages below. Texts that several of them share are printed once.
`
const RULE = '-'.repeat(80)

/** @param paths of the site's files, which determine the packages */
export function emitThirdParty(shipped: ShippedPackages, paths: Iterable<string>): Artefact {
  const packages = packagesIn(shipped, paths).map(found => found.shipped)
  const byTexts = Map.groupBy(packages, ({ texts }) => texts.join(`\n\n${RULE}\n\n`))
  const parts = [...byTexts].map(([text, same]) => [same.map(lineOf).join('\n'), text === '' ? NO_TEXT : text])
  return { path: PATH, contents: `${[HEAD, ...parts.map(part => `${RULE}\n${part.join('\n\n')}\n`)].join('\n')}` }
}

const NO_TEXT = 'The package brings no text of its licence along.'

const lineOf = ({ name, version, licence, source }: ShippedPackage): string =>
  `${name} ${version} (${licence})${source === undefined ? '' : `, ${source}`}`
