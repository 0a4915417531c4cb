// The packages in the browser files, recorded while they are bundled (GEN-118). The record is cached with the bundle.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleParts } from '../adapters/astro-app.ts'

/** An installed package. */
export type ShippedPackage = {
  name: string
  version: string
  /** SPDX expression, or the package's own text. */
  licence: string
  /** Address of its source, if the package gives one. */
  source?: string
  /** The licence and notices of the package. */
  texts: string[]
}

/** Packages by `<name>@<version>`, and which of them are in each file of the site. */
export type ShippedPackages = { packages: Record<string, ShippedPackage>; files: Record<string, string[]> }

/** Packages drawn into pages or compiled into messages, which no file of the bundle names. */
const IN_PAGES = ['lucide-static', '@inlang/paraglide-js']
const PAGES = 'pages'
const FILE = 'packages.json'

type Collector = { plugin: () => Plugin; save: (root: string, folder: string) => void }

/** Plugins that record the packages in the bundles and in those of workers, and a function that saves the record. */
export function packageCollector(): Collector {
  const files = new Map<string, Set<string>>()
  const note = (file: string, ids: readonly string[]) => {
    const known = files.get(file) ?? new Set()
    for (const id of ids) {
      const folder = packageFolder(id)
      if (folder !== undefined) known.add(folder)
    }
    files.set(file, known)
  }
  const plugin = (): Plugin => ({
    name: 'packages-of-the-browser',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'asset') note(file, output.originalFileNames)
          else {
            note(file, output.moduleIds)
            // Styles of pages are written by the bundle that renders them.
            const sheets = output.moduleIds.filter(id => /\.css($|\?)/.test(id))
            for (const name of output.viteMetadata?.importedCss ?? []) note(name, sheets)
          }
        }
      },
    },
  })
  const save = (root: string, folder: string) => {
    const { client } = bundleParts(folder)
    // Browsers do not get the bundle that renders pages.
    for (const file of files.keys()) if (!existsSync(join(client, file))) files.delete(file)
    for (const name of IN_PAGES) note(PAGES, [join(root, 'node_modules', name, 'package.json')])
    const packages = new Map([...files.values()].flatMap(folders => [...folders]).map(at => [at, packageIn(at)]))
    const idOf = (at: string) => keyOf(packages.get(at) ?? packageIn(at))
    const sorted = <T>(entries: [string, T][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
    const notes: ShippedPackages = {
      packages: sorted([...packages.values()].map(one => [keyOf(one), one])),
      files: sorted([...files].map(([file, folders]) => [file, [...new Set([...folders].map(idOf))].sort()])),
    }
    writeFileSync(join(folder, FILE), JSON.stringify(notes))
  }
  return { plugin, save }
}

/** The record of a bundle. @param folder of the bundle */
export const shippedPackages = (folder: string): ShippedPackages =>
  JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as ShippedPackages

/** The packages in these files of a site and in its pages, with the files of each; sorted by name. */
export function packagesIn(
  { packages, files }: ShippedPackages,
  paths: Iterable<string>,
): { shipped: ShippedPackage; files: string[] }[] {
  const found = new Map<string, string[]>((files[PAGES] ?? []).map(id => [id, []]))
  for (const path of paths) for (const id of files[path] ?? []) found.set(id, [...(found.get(id) ?? []), path])
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, where]) => {
      const shipped = packages[id]
      return shipped ? [{ shipped, files: where.sort() }] : []
    })
}

const keyOf = ({ name, version }: ShippedPackage): string => `${name}@${version}`

/** The folder of a module's package; undefined for our own modules. */
const packageFolder = (id: string): string | undefined => {
  const [, folder] = /^\0?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@?][^/?]*)\//.exec(id) ?? []
  // Names of assets are relative to the project's folder, where the bundler runs.
  return folder === undefined ? undefined : resolve(folder)
}

function packageIn(folder: string): ShippedPackage {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
    repository?: string | { url?: string }
  }
  const url = typeof repository === 'string' ? repository : repository?.url
  const texts = readdirSync(folder)
    .filter(file => /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(file))
    .sort()
    .map(file => join(folder, file))
    .filter(file => existsSync(file))
    .map(file => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
  return { name, version, licence: license ?? 'NOASSERTION', ...(url !== undefined && { source: url }), texts }
}
