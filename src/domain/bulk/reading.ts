// What reading a file comes to.
import type { Cells } from './columns.ts'
import type { Fault } from './faults.ts'
import type { FileProblem } from './file-problems.ts'

/** A row of a file, mended and checked. @property number the row as the spreadsheet shows it */
export type ReadRow = { number: number; cells: Cells; faults: readonly Fault[] }

export type FileOutcome =
  | {
      state: 'read'
      rows: number
      /** Headings of columns that nothing is read from. */
      unused: string[]
    }
  | { state: 'refused'; problem: FileProblem }
