/** The name of a sheet: a spreadsheet allows 31 characters, and not these. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Orders'
