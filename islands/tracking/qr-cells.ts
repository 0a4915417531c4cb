import { correction, generate } from 'lean-qr'

/** Cells of the quiet margin that the standard asks for. */
const MARGIN = 4

/** A text as a QR code: side length in cells, margin included, and the dark cells as one SVG path. */
export function qrCells(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`
  return { size: code.size + 2 * MARGIN, path }
}
