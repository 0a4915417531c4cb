// The tables in docs/: a row a line, tabs between its columns; lines that begin with # are for readers.

/** A column by its name, and what its cells look like where that is known. */
export type Column = { name: string; form?: RegExp }

/** What a merge that is half done leaves in a text. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/

/**
 * The cells of each row. Columns after those that are named may be missing.
 *
 * @param path how the file is called where it cannot be read
 * @throws Error that names the line and the cure: such a table would be read as one that lacks the row
 */
export function tableRows(path: string, text: string, columns: readonly Column[]): string[][] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return []
    const refuse = (what: string, cure: string) => new Error(`${path}:${index + 1}: ${what}. ${cure}`)
    if (MERGE_MARK.test(line))
      throw refuse(
        `"${line}" is left of a half-done merge`,
        'Keep the rows that are right, and remove the lines that begin with <<<<<<<, =======, ||||||| and >>>>>>>.',
      )
    const cells = line.split('\t')
    const wrong = columns.find(({ form = /./ }, column) => !form.test(cells[column] ?? ''))
    if (wrong === undefined) return [cells]
    throw refuse(
      `The row has no ${wrong.name}`,
      `Write ${columns.map(({ name }) => name).join(', ')}, with a tab between them, or take the row of before.`,
    )
  })
}
