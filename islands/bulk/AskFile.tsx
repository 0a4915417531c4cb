// The first step: a file, the template, rows that wait from before, and earlier uploads (BLK-002, BLK-010 to BLK-012).
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { bulk } from '#app/bulk'
import { initialBulk } from '#domain/bulk/flow'
import { m } from '#messages'
import { fileProblemTitle, fileProblemWords } from '#text/bulk-file-words'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Notice } from '#ui/Notice'
import { classNames } from '../../src/ui/class-names.ts'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { JobHistory } from './JobHistory.tsx'
import { sizeText } from './size-text.ts'

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function AskFile({ prefix, format }: { prefix: string; format: Format }) {
  const { fileProblem, loading } = useLive(bulk.$bulk, initialBulk)
  const [name, setName] = useState('')
  const choose = (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    void bulk.chooseFile(file)
  }
  return (
    <>
      <Waiting />
      <DropField onFile={choose}>
        {fileProblem && (
          <Notice tone="danger" live="assertive" title={fileProblemTitle(fileProblem, name)}>
            {fileProblemWords(fileProblem, bytes => sizeText(bytes))}
          </Notice>
        )}
      </DropField>
      <div className="bulk-help">
        <ol className="bulk-how">
          <How title={m.bulk_how_fill_title()} text={m.bulk_how_fill()} />
          <How title={m.bulk_how_check_title()} text={m.bulk_how_check()} />
          <How title={m.bulk_how_place_title()} text={m.bulk_how_place()} />
        </ol>
        <div className="bulk-template">
          <p className="muted">{m.bulk_template_text()}</p>
          <Button pending={loading.downloadTemplate} onClick={() => void bulk.saveTemplate()}>
            <Icon name="download" small />
            {m.bulk_template()}
          </Button>
        </div>
      </div>
      <JobHistory prefix={prefix} format={format} />
    </>
  )
}

const How = ({ title, text }: { title: string; text: string }) => (
  <li>
    <b>{title}</b>
    <p className="muted">{text}</p>
  </li>
)

/** Rows of an earlier file that are still to be placed. */
function Waiting() {
  const draft = useLive(bulk.$draft, undefined)
  if (!draft) return null
  return (
    <section className="bulk-waiting">
      <Icon name="file-spreadsheet" />
      <p>
        <b>{m.bulk_draft_title({ name: draft.name })}</b>
        <span className="muted">{m.bulk_draft_rows({ count: draft.rows.length })}</span>
      </p>
      <Button kind="quiet" onClick={() => bulk.discard()}>
        {m.bulk_draft_discard()}
      </Button>
      <Button onClick={() => void bulk.resume()}>{m.bulk_draft_continue()}</Button>
    </section>
  )
}

/** A file may be dropped here or chosen. */
function DropField({ onFile, children }: { onFile: (file: File | undefined) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const carries = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <section
      className={classNames('bulk-drop', over && 'over')}
      aria-label={m.bulk_drop_title()}
      onDragEnter={event => setOver(carries(event))}
      onDragOver={event => {
        if (carries(event)) event.preventDefault()
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      {children}
      <span className="bulk-sheet-mark" aria-hidden="true">
        <Icon name="file-spreadsheet" />
      </span>
      <h2>{m.bulk_drop_title()}</h2>
      <p className="muted">{m.bulk_drop_text()}</p>
      <input
        ref={input}
        type="file"
        accept={XLSX}
        hidden
        aria-label={m.bulk_choose()}
        onChange={event => {
          onFile(event.target.files?.[0])
          // The same file again, mended meanwhile, is a choice too.
          event.target.value = ''
        }}
      />
      <Button kind="primary" large onClick={() => input.current?.click()}>
        {m.bulk_choose()}
      </Button>
    </section>
  )
}
