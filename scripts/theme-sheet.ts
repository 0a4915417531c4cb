// Writes one HTML page that shows the theme of every brand, light and dark, and its icons, to be looked at:
// `node scripts/run.mjs scripts/theme-sheet.ts [folder]`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emitIcons, ICON_SIZES } from '#generator/emit/icons.ts'
import { emitSocialImage } from '#generator/emit/social-image.ts'
import { emitTheme } from '#generator/emit/theme.ts'
import type { Brand } from '#schema/config.ts'

const out = process.argv[2] ?? '.cache/theme-sheet'
const root = join(import.meta.dirname, '..')

const STYLE = `
  body { margin: 0; font: var(--text-14) }
  section { display: grid; gap: 12px; padding: 20px; background: var(--surface); color: var(--text) }
  section > div { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
  h2 { margin: 0; font: var(--head-22) }
  .pair { display: grid; grid-template-columns: 1fr 1fr }
  .brand { padding: 16px; border-radius: 10px; background: var(--brand); color: var(--on-brand) }
  .brand i { padding: 6px 10px; font-style: normal }
  .button { padding: 9px 16px; border: 1px solid var(--border-control); border-radius: 10px; background: var(--surface-raised); font-weight: 600 }
  .primary { background: var(--primary); color: var(--on-primary); border-color: transparent }
  .hover { background: var(--primary-hover) }
  .chip { padding: 4px 8px; border-radius: 99px; font-size: 12px; font-weight: 500 }
  .ink { color: var(--primary-ink); font-weight: 500 }
  .muted { color: var(--text-muted) }
  .on { padding: 8px 12px; border-radius: 10px }
  .field { padding: 9px 12px; border: 1px solid var(--primary-ink); outline: 1px solid var(--primary-ink); box-shadow: 0 0 0 4px var(--primary-soft); border-radius: 10px; background: var(--surface-raised) }
  .bar { inline-size: 70px; block-size: 6px; border-radius: 9px; background: var(--border) }
  .map { padding: 10px 14px; background: var(--map-land); color: var(--map-label); font-size: 12px }
  .map i { font-style: normal; padding: 6px }
  .card { padding: 14px; border-radius: 16px; background: var(--surface-raised); box-shadow: var(--shadow-3), 0 0 0 1px var(--border) }
  .icons { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; padding: 12px; background: #ddd }
  .icons .round { clip-path: circle(50%) } .icons .squircle { border-radius: 22% }`

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'primary-soft']
const statuses = ['info', 'success', 'warning', 'danger']
const each = (names: readonly string[], html: (name: string) => string) => names.map(html).join('')

const scheme = (name: string, which: 'light' | 'dark') => `<section data-scheme="${which}"><h2>${name}</h2>
  <div class="brand"><b>On brand</b><i style="background:var(--brand-road)">road</i><i style="background:var(--brand-park)">park</i><i style="background:var(--brand-water)">water</i><i style="background:var(--brand-track)">track</i></div>
  <div><span class="button primary">Request a rider</span><span class="button primary hover">Hovered</span><span class="button">Secondary</span><span class="button" style="color:var(--danger-ink)">Cancel order</span><span class="field">Bygdøy allé 23</span></div>
  <div>${each(statuses, status => `<span class="chip" style="background:var(--${status}-soft);color:var(--${status}-ink)">${status}</span><span style="color:var(--${status})">●</span>`)}<span class="chip muted" style="background:var(--surface-hover)">Processing</span></div>
  <div>${each(surfaces, role => `<span class="on" style="background:var(--${role})">Text <span class="muted">muted</span> <span class="ink">Link</span></span>`)}</div>
  <div>${each(['primary-mark', 'primary-mark', 'border', 'border'], role => `<span class="bar" style="background:var(--${role})"></span>`)}<span class="card">A card <span class="ink">Change</span></span></div>
  <div class="map">Sentrum <i style="background:var(--map-built)">built</i><i style="background:var(--map-road)">road</i><i style="background:var(--map-park);color:var(--map-label-park)">Slottsparken</i><i style="background:var(--map-water);color:var(--map-label-water)">Akerselva</i></div>
</section>`

const sheetOf = async (id: string): Promise<string> => {
  const folder = join(root, 'brands', id)
  const brand: Brand = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8'))
  const [logoSvg, markerSvg] = await Promise.all(
    [brand.logo, brand.marker].map(file => readFile(join(folder, file), 'utf8')),
  )
  if (!logoSvg || !markerSvg) throw new Error(`${id}: logo or marker is empty`)
  const { primary } = brand.colors
  const social = await emitSocialImage({ brandName: brand.name, countryName: 'United Arab Emirates', primary, logoSvg })
  await mkdir(join(out, id), { recursive: true })
  for (const { path, contents } of [...(await emitIcons({ logoSvg, markerSvg, primary })), social]) {
    await writeFile(join(out, id, path), contents)
  }
  const icons = each(
    ICON_SIZES.filter(size => size < 256).map(String),
    size => `<img src="${id}/icon-${size}.png" alt="">`,
  )
  const css = emitTheme(primary, brand.look).replaceAll(':root', `#${id}`)
  return `<style>${css}</style><div id="${id}"><div class="pair">${scheme(`${brand.name} ${primary}`, 'light')}${scheme(brand.name, 'dark')}</div>
    <div class="icons">${icons}<img src="${id}/apple-touch-icon.png" class="squircle" alt=""><img src="${id}/maskable-192.png" class="round" alt=""><img src="${id}/maskable-192.png" class="squircle" alt=""><img src="${id}/marker.svg" width="65" height="65" alt=""><img src="${id}/social.png" width="380" alt=""></div></div>`
}

const ids = (await readdir(join(root, 'brands'))).sort()
const tokens = await readFile(join(root, 'src/styles/tokens.css'), 'utf8')
const sheets = await Promise.all(ids.map(sheetOf))
await writeFile(
  join(out, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Themes</title><style>${tokens}${STYLE}</style>${sheets.join('')}`,
)
console.log(join(out, 'index.html'))
