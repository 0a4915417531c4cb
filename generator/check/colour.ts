// A brand's colour must give an accessible theme (CFG-103).

import type { Configuration } from '../load/inputs.ts'
import { problemAt, stringAt, valueAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { checkTheme } from '../theme/contrast.ts'
import { colouringOf } from '../theme/look.ts'

const PATH = ['colors', 'primary']

/** Colours from which no theme with enough contrast can be made, with the measured contrast and the nearest one that passes. */
export function checkColours(inputs: Configuration): Problem[] {
  return [...inputs.brands.values()].flatMap(({ file }) => {
    const primary = stringAt(file, PATH)
    if (!file || primary === undefined || !/^#[0-9a-f]{6}$/i.test(primary)) return []
    const result = checkTheme(primary, colouringOf(valueAt(file, ['look'])))
    if (result.ok) return []
    const [worst] = [...result.failures].sort((a, b) => a.measured / a.needed - b.measured / b.needed)
    const contrast = worst
      ? `: ${worst.role} on ${worst.against} (${worst.scheme}) has ${worst.measure === 'lc' ? 'a lightness contrast (APCA)' : 'a contrast'} of ${worst.measured.toFixed(2)}, ${worst.needed} needed`
      : ''
    return [
      problemAt(file, PATH, {
        code: 'CFG034',
        what: `No accessible theme can be derived from "${primary}"${contrast}`,
        why: 'Readers with weak sight could not use the site',
        hint: `Did you mean "${result.nearest}"?`,
      }),
    ]
  })
}
