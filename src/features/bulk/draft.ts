// Rows that are still to be placed, kept in this tab while another page is open (BLK-102).
import { isRecord } from '#contract/foreign-data.ts'
import { bulkColumns, type Cells } from './columns.ts'

/** A job that is being placed, and the key of that submission: sending it again places nothing twice (Q88). */
export type PlacingJob = { id: string; key: string; numbers: readonly number[] }

export type BulkDraft = {
  vendorId: string
  /** Name of the file. */
  name: string
  rows: readonly { number: number; cells: Cells; wanted?: boolean }[]
  /** Orders that were placed from it. */
  placed: number
  /** Jobs whose placement was pending. */
  jobs: readonly PlacingJob[]
}

/** By branch: the rows of one do not take the place of another's. */
export type BulkDrafts = Readonly<Record<string, BulkDraft>>

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** Rows of bulk files that are still to be placed (BLK-102). */
    'bulk-drafts': BulkDrafts
  }
}

/** More, of all branches together, would exceed what a browser stores for a site. */
const DRAFT_ROWS_MAX = 5000

/** Rows that wait, of all branches. */
export const waitingRows = (drafts: BulkDrafts = {}): number =>
  Object.values(drafts).reduce((sum, { rows }) => sum + rows.length, 0)

/** These drafts with this one of a branch, or without one of it. */
export function withDraft(drafts: BulkDrafts = {}, vendorId: string, draft?: BulkDraft): BulkDrafts {
  const { [vendorId]: _, ...others } = drafts
  return draft ? { ...others, [vendorId]: draft } : others
}

/** Whether the drafts are small enough to store. */
export const areKeepable = (drafts: BulkDrafts): boolean => waitingRows(drafts) <= DRAFT_ROWS_MAX

const isNumber = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0
const isText = (data: unknown): data is string => typeof data === 'string'
const isCells = (data: unknown): data is Cells =>
  Array.isArray(data) && data.length === bulkColumns.length && data.every(isText)

const isJob = (data: unknown): data is PlacingJob =>
  isRecord(data) &&
  isText(data['id']) &&
  isText(data['key']) &&
  Array.isArray(data['numbers']) &&
  data['numbers'].every(isNumber)

/** Rows in ascending order, so that they can be found by their number. */
const isRows = (data: unknown): boolean =>
  Array.isArray(data) &&
  data.length > 0 &&
  data.length <= DRAFT_ROWS_MAX &&
  data.every(
    (row, at) =>
      isRecord(row) &&
      isNumber(row['number']) &&
      isCells(row['cells']) &&
      (at === 0 || row['number'] > Number((data[at - 1] as { number: unknown }).number)),
  )

/** Whether stored data is a draft; it may be anything. */
export const isBulkDraft = (data: unknown): data is BulkDraft =>
  isRecord(data) &&
  isText(data['vendorId']) &&
  isText(data['name']) &&
  isNumber(data['placed']) &&
  isRows(data['rows']) &&
  Array.isArray(data['jobs']) &&
  data['jobs'].every(isJob)

/** Whether stored data are drafts by branch; it may be anything. */
export const areBulkDrafts = (data: unknown): data is BulkDrafts =>
  isRecord(data) &&
  Object.entries(data).every(([vendorId, draft]) => isBulkDraft(draft) && draft.vendorId === vendorId) &&
  areKeepable(data as BulkDrafts)
