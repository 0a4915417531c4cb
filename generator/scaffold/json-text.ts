// JSON as the formatter of the project leaves it, so that what is written new passes `npm run check` as it is.

const LINE_MAX_LETTERS = 120

/** Two spaces, a line per entry; a list of plain values in one line where it fits. */
export const jsonText = (value: object): string =>
  `${JSON.stringify(value, null, 2)}\n`.replace(
    /^( *(?:"(?:[^"\\]|\\.)*": )?)\[\n([^[\]{}]*?)\n *\](,?)$/gm,
    (whole, before: string, entries: string, after: string) => {
      const line = `${before}[${entries.trim().split(/\n */).join(' ')}]${after}`
      return line.length > LINE_MAX_LETTERS ? whole : line
    },
  )
