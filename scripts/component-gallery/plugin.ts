// Gives the component gallery what the build gives a site: the themes of the brands and the drawings of the icons.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { emitTheme } from '#generator/emit/theme.ts'
import { iconNames } from '#ui/icon-names.ts'

const ROOT = join(import.meta.dirname, '../..')

type IconNodes = Readonly<Record<string, readonly (readonly [tag: string, attributes: Record<string, string>])[]>>

const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:icons': drawings,
  'virtual:brands': brands,
}

export const galleryModules: Plugin = {
  name: 'gallery-modules',
  resolveId: id => (id in MODULES ? `\0${id}` : undefined),
  async load(id) {
    const make = MODULES[id.slice(1)]
    return make && `export default ${JSON.stringify(await make())}`
  },
}

async function drawings(): Promise<string> {
  const nodes: IconNodes = JSON.parse(await readFile(join(ROOT, 'node_modules/lucide-static/icon-nodes.json'), 'utf8'))
  const symbols = iconNames.map(name => {
    const parts = nodes[name]?.map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`)
      return `<${tag} ${written.join(' ')}/>`
    })
    if (!parts) throw new Error(`icon ${name} not set`)
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`
  })
  return `<svg hidden aria-hidden="true">${symbols.join('')}</svg>`
}

async function brands() {
  const ids = (await readdir(join(ROOT, 'brands'))).sort()
  return Promise.all(
    ids.map(async id => {
      const { name, colors, look } = JSON.parse(await readFile(join(ROOT, 'brands', id, 'brand.json'), 'utf8'))
      return { id, name, theme: emitTheme(colors.primary, look) }
    }),
  )
}
