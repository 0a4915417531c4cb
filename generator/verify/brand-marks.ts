// What gives a brand away, gathered from its files.
import type { Brand } from '#schema/config.ts'
import type { Kept } from '../cache/kept.ts'
import { iconsOf, themeSheet } from '../emit/site-data.ts'
import type { Inputs } from '../load/inputs.ts'

/** What gives a brand away. */
export type BrandMarks = {
  id: string
  code: string
  name: string
  primary: string
  files: readonly (string | Uint8Array)[]
}

/** What gives each brand away: its names, its colour, and every file that is made from its drawings. */
export async function brandMarks(inputs: Inputs, kept: Kept): Promise<BrandMarks[]> {
  const marks = [...inputs.brands.values()].map(async ({ id, file, drawings }): Promise<BrandMarks> => {
    if (!file) throw new Error(`brands/${id}/brand.json not set`)
    const { code, name, colors, logo, marker } = file.value as Brand
    const text = (drawingName: string) => drawings.get(drawingName)?.text ?? ''
    const source = { primary: colors.primary, logoSvg: text(logo), markerSvg: text(marker) }
    const icons = await iconsOf(source, kept)
    const files = [themeSheet(colors.primary).contents, ...icons.map(icon => icon.contents)]
    return { id, code, name, primary: colors.primary, files }
  })
  return Promise.all(marks)
}
