// What the store of bulk orders needs of the world, and what it gives to the screens.
import type { ReadableAtom } from 'nanostores'
import type { BulkDraft } from '#domain/bulk/draft'
import type { SheetTask } from '#domain/bulk/failed-rows'
import type { BulkState } from '#domain/bulk/flow'
import type { BulkNotice } from '#domain/bulk/notices'
import type { FileOutcome, ReadRow } from '#domain/bulk/reading'
import type { Clock, Send, Storage, Uuid } from '#ports'
import type { Looking } from './looking.ts'
import type { SheetPorts, SheetStore } from './sheet.ts'

export type BulkPorts = Pick<SheetPorts, 'rules' | 'pause'> & {
  send: Send
  clock: Clock
  storage: Storage
  uuid: Uuid
  $vendorId: ReadableAtom<string | undefined>
  /** ISO 4217. */
  currency(): string
  read(file: Blob, onRows: (rows: ReadRow[]) => void, signal: AbortSignal): Promise<FileOutcome>
  write(task: SheetTask): Promise<Blob>
  base64(file: Blob): Promise<string>
  save(file: Blob, name: string): void
  notify(notice: BulkNotice): void
  /** Says it on the next page, and opens that. */
  leave(path: string, notice: BulkNotice): void
}

export type SheetFile = {
  name: string
  /** Undefined for rows of an earlier visit. */
  bytes: number | undefined
  /** Unix milliseconds. */
  readAt: number
  /** Headings that nothing was read from. */
  unused: readonly string[]
  /** Orders that were placed from it before. */
  placed: number
}

export type BulkProgress = { doing: 'reading' | 'checking' | 'placing'; done: number; of: number | undefined }

export type BulkStore = Pick<SheetStore, '$rows' | '$canUndo' | 'edit' | 'paste' | 'remove' | 'undo'> &
  Looking & {
    $bulk: ReadableAtom<BulkState>
    $file: ReadableAtom<SheetFile | undefined>
    $progress: ReadableAtom<BulkProgress | undefined>
    /** Whether rows wait since the server did not answer when it was asked about them. */
    $unchecked: ReadableAtom<boolean>
    /** Asks about them again. */
    checkAgain(): Promise<void>
    /** Rows that wait while a file is asked for. */
    $draft: ReadableAtom<BulkDraft | undefined>
    chooseFile(file: File): Promise<void>
    /** Asks for a file; the rows that are here wait. */
    askFile(): void
    /** Shows the rows that wait. */
    resume(): Promise<void>
    discard(): void
    /** Makes sure of every row and asks for confirmation. */
    place(): Promise<void>
    dismiss(): void
    confirm(): Promise<void>
    /** Sends the same press again: what is placed stays placed once. */
    retry(): Promise<void>
    /** Goes back to the rows after a lost answer, and asks about each again. */
    review(): Promise<void>
    /** Keeps what is not placed, before the page goes. */
    keep(): void
    start(): () => void
  }
