// Why a file is not taken: the documented words where there are some, and how to mend it (BLK-010, BLK-011, BLK-105).
import type { FileProblem } from '#domain/bulk/file-problems'
import { m } from '#messages'
import { columnWords } from './bulk-words.ts'

type Code = FileProblem['code']
type Words = {
  [One in Code]: (problem: Extract<FileProblem, { code: One }>, size: (bytes: number) => string) => string
}

const mending: Words = {
  not_xlsx: () => m.bulk_file_not_xlsx(),
  old_format: () => m.bulk_file_old(),
  encrypted: () => m.bulk_file_encrypted(),
  empty: () => m.bulk_file_empty(),
  too_large: ({ bytes }, size) => m.bulk_file_large({ size: size(bytes) }),
  broken: () => m.bulk_file_broken(),
  unpacks_too_large: () => m.bulk_file_unpacks(),
  too_many_sheets: ({ sheets, limit }) => m.bulk_file_sheets({ sheets, limit }),
  too_many_rows: ({ limit }) => m.bulk_file_rows({ limit }),
  far_cell: ({ cell }) => m.bulk_file_far({ cell }),
  no_headings: () => m.bulk_file_headings(),
  columns_missing: ({ columns }) => m.bulk_file_columns({ columns: columns.map(columnWords).join(', ') }),
  no_rows: () => m.bulk_file_no_rows(),
  too_slow: () => m.bulk_file_slow(),
  reader_failed: () => m.bulk_file_reader(),
}

const formats: readonly Code[] = ['not_xlsx', 'old_format', 'encrypted', 'broken']

/** What is wrong, in a heading. */
export function fileProblemTitle({ code }: FileProblem, name: string): string {
  if (code === 'too_large') return m.bulk_too_large()
  return formats.includes(code) ? m.bulk_format_invalid() : m.bulk_file_title({ name })
}

/** How to mend it. @param size writes a number of bytes for the reader */
export const fileProblemWords = (problem: FileProblem, size: (bytes: number) => string): string =>
  (mending[problem.code] as (problem: FileProblem, size: (bytes: number) => string) => string)(problem, size)
