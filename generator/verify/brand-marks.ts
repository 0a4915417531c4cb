// What reveals a brand, collected from its files.
import type { Brand } from '#schema/config.ts'
import type { BuildCache } from '../cache/build-cache.ts'
import { heroPicture, iconsOf, themeOf } from '../emit/site-data.ts'
import type { Inputs } from '../load/inputs.ts'

/** What reveals a brand. */
export type BrandMarks = {
  id: string
  code: string
  name: string
  primary: string
  files: readonly (string | Uint8Array)[]
}

/** What reveals each brand: its names, its colour, and every file that is made from its drawings. */
export async function brandMarks(inputs: Inputs, cache: BuildCache): Promise<BrandMarks[]> {
  const marks = [...inputs.brands.values()].map(async ({ id, file, drawings }): Promise<BrandMarks> => {
    if (!file) throw new Error(`brands/${id}/brand.json not set`)
    const brand = file.value as Brand
    const { code, name, colors, logo, marker } = brand
    const text = (drawingName: string) => drawings.get(drawingName)?.text ?? ''
    const source = { primary: colors.primary, logoSvg: text(logo), markerSvg: text(marker) }
    const icons = await iconsOf(source, cache)
    const picture = heroPicture(inputs.brands, brand)
    const theme = themeOf(inputs.brands, brand)
    const own = [theme.sheet, ...theme.files, ...(picture ? [picture] : []), ...icons]
    const files = own.map(({ contents }) => contents)
    return { id, code, name, primary: colors.primary, files }
  })
  return Promise.all(marks)
}
