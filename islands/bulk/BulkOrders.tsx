// Bulk orders of a branch: a file, its check in a grid, its placement, and what was placed before (BLK-002).

import { useStore } from '@nanostores/react'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { bulk } from '#app/bulk.ts'
import { vendors } from '#app/vendors.ts'
import { initialBulk, type Unsure } from '#features/bulk/flow.ts'
import { fileProblemTitle, fileProblemWords, isInvitation, sizeText } from '#features/bulk/text.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { latePart } from '#islands/page/late-part.tsx'
import { useInBrowser } from '#islands/page/use-browser.ts'
import { type Format, useFormat } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button, usePainted } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/Chip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stepper } from '#ui/Journey.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ErrorState, Skeleton } from '#ui/States.tsx'
import { CheckRows } from './CheckRows.tsx'
import { JobDetail, JobHistory } from './Jobs.tsx'
import { AddressPrefix } from './SheetLine.tsx'

type Props = { prefix: string; language: string }

const loading = { state: 'loading' } as const

export function BulkOrders({ prefix, language }: Props) {
  const branchProblem = useBranchProblem()
  const { vendorId } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const inBrowser = useInBrowser()
  const format = useFormat(language)
  const jobId = inBrowser ? bulk.namedJob() : undefined
  useEffect(() => bulk.start(), [])
  // Rows of an earlier visit come first: they were the last thing that was done here.
  useEffect(() => {
    if (vendorId !== undefined && jobId === undefined) void bulk.resume()
  }, [vendorId, jobId])
  // Without a vendor there is no job to show either, which is said as well (BLK-019).
  const isWithoutBranch = useStore(vendors.$vendors, { ssr: () => loading }).state === 'ready' && chosen === undefined
  useEffect(() => {
    if (isWithoutBranch && jobId !== undefined) void bulk.loadDetail(jobId)
  }, [isWithoutBranch, jobId])
  if (branchProblem) return branchProblem
  if (!inBrowser || vendorId === undefined)
    return jobId === undefined ? <FileSkeleton /> : <Skeleton shape="table" label={m.portal_loading()} />
  if (jobId !== undefined)
    return (
      <AddressPrefix value={prefix}>
        <JobDetail prefix={prefix} jobId={jobId} format={format} />
      </AddressPrefix>
    )
  return (
    <AddressPrefix value={prefix}>
      <Flow prefix={prefix} format={format} />
    </AddressPrefix>
  )
}

/** The shape of the first step, until the branch is known. */
function FileSkeleton() {
  return (
    <div className="bulk" role="status">
      <span className="hidden-text">{m.portal_loading()}</span>
      <div className="bulk-steps waiting" />
      <div className="bulk-drop waiting" aria-hidden="true">
        <span className="bulk-sheet-mark" />
        <span className="bone" />
        <span className="bone" />
        <span className="bone bone-button" />
        <span className="bone" />
      </div>
    </div>
  )
}

/** Loaded for files of other systems alone (BLK-107). */
const MapHeadings = latePart(() => import('./MapHeadings.tsx').then(part => part.MapHeadings))

const steps = ['file', 'check', 'placed'] as const
const stepAt = {
  ASK_EXCEL_FILE: 'file',
  UPLOADING_EXCEL_FILE: 'file',
  SHOW_PREPROCESS_RESULTS: 'check',
  SHOW_ORDER_PLACEMENT_RESULTS: 'placed',
} as const

/** A file that misses its field is dropped nowhere: the browser would open it in the place of the page. */
function useMissedFiles(): void {
  useEffect(() => {
    const miss = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const kinds = ['dragover', 'drop'] as const
    for (const kind of kinds) addEventListener(kind, miss)
    return () => {
      for (const kind of kinds) removeEventListener(kind, miss)
    }
  }, [])
}

function Flow({ prefix, format }: { prefix: string; format: ReturnType<typeof useFormat> }) {
  const { request } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  useMissedFiles()
  // The line of steps answers a press; the table of rows, which takes long to draw, follows.
  const painted = usePainted(request.step, request.step)
  const step = request.step === 'SHOW_PREPROCESS_RESULTS' ? painted : request.step
  const texts = { file: m.bulk_step_file(), check: m.bulk_step_check(), placed: m.bulk_step_placed() }
  return (
    <div className="bulk" data-step={step}>
      <div className="bulk-steps">
        <Stepper
          label={m.bulk_steps()}
          steps={steps.map(id => ({ id, text: texts[id] }))}
          current={stepAt[request.step]}
          doneWord={m.bulk_step_done()}
        />
      </div>
      {step === 'ASK_EXCEL_FILE' &&
        (request.foreign ? (
          <MapHeadings key={request.foreign.name} {...request.foreign} />
        ) : (
          <AskFile prefix={prefix} format={format} />
        ))}
      {(step === 'UPLOADING_EXCEL_FILE' || step === 'SHOW_ORDER_PLACEMENT_RESULTS') && (
        <Working unsure={request.unsure} format={format} />
      )}
      {step === 'SHOW_PREPROCESS_RESULTS' && <CheckRows format={format} />}
    </div>
  )
}

// What takes a while: reading, checking, placing; and a placement whose answer was lost (BLK-102).

const labels = {
  reading: () => m.bulk_reading(),
  checking: () => m.bulk_checking(),
  looking: () => m.bulk_looking(),
  placing: () => m.bulk_placing(),
}

function Working({ unsure, format }: { unsure: Unsure | undefined; format: Format }) {
  const progress = useStore(bulk.$progress, { ssr: () => undefined })
  const file = useStore(bulk.$file, { ssr: () => undefined })
  if (unsure) return <Lost unsure={unsure} format={format} />
  const doing = progress?.doing ?? 'reading'
  const { done = 0, of } = progress ?? {}
  const text =
    of === undefined
      ? m.bulk_rows({ count: done, number: format.count(done) })
      : m.bulk_of({ done: format.count(done), all: format.count(of) })
  return (
    <section className="bulk-working">
      {file && (
        <h2>
          <bdi>{file.name || m.bulk_typed_name()}</bdi>
        </h2>
      )}
      <ProgressBar
        label={labels[doing]()}
        text={doing !== 'looking' && (done > 0 || of !== undefined) ? text : undefined}
        {...(of !== undefined && of > 0 && { share: done / of })}
      />
      {doing === 'placing' || doing === 'looking' ? (
        doing === 'placing' && <p className="muted">{m.bulk_placing_text()}</p>
      ) : (
        <Button onClick={() => bulk.askFile()}>{m.bulk_cancel()}</Button>
      )}
      {/* Each tenth is announced, not each order. */}
      <p className="hidden-text" role="status">
        {of !== undefined && of > 0
          ? `${labels[doing]()} ${format.percent(Math.floor((done / of) * 10) / 10)}`
          : labels[doing]()}
      </p>
    </section>
  )
}

function Lost({ unsure: { placed, of }, format }: { unsure: Unsure; format: Format }) {
  const all = { count: of, number: format.count(of) }
  return (
    <ErrorState
      title={m.bulk_unsure_title()}
      action={
        <div className="bulk-choices">
          <Button onClick={() => void bulk.review()}>{m.bulk_unsure_back()}</Button>
          <Button kind="primary" onClick={() => void bulk.retry()}>
            {m.bulk_unsure_again()}
          </Button>
        </div>
      }
    >
      {placed === undefined
        ? m.bulk_unsure_unknown(all)
        : m.bulk_unsure_count({ ...all, placed: format.count(placed) })}
    </ErrorState>
  )
}

// The first step: a file, the template, rows that wait from before, and earlier uploads (BLK-002, BLK-010 to BLK-012).

function AskFile({ prefix, format }: { prefix: string; format: Format }) {
  const { fileProblem, loading } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  const choose = (file: File | undefined) => {
    if (file) void bulk.chooseFile(file)
  }
  const figures = { size: (bytes: number) => sizeText(bytes, 'up'), count: format.count, comma: format.comma }
  return (
    <>
      <Waiting format={format} />
      <DropField onFile={choose}>
        {fileProblem && (
          <Notice
            tone={isInvitation(fileProblem.problem) ? 'info' : 'danger'}
            live="assertive"
            title={fileProblemTitle(fileProblem.problem, fileProblem.name)}
          >
            {fileProblemWords(fileProblem.problem, figures)}
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
function Waiting({ format }: { format: Format }) {
  const draft = useStore(bulk.$draft, { ssr: () => undefined })
  if (!draft) return null
  return (
    <section className="bulk-waiting">
      <Icon name="file-spreadsheet" />
      <p>
        <b>{m.bulk_draft_title({ name: draft.name || m.bulk_typed_name() })}</b>
        <span className="muted">
          {m.bulk_draft_rows({ count: draft.rows.length, number: format.count(draft.rows.length) })}
        </span>
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
  const formats = bulk.formats()
  const carries = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <section
      className={clsx('bulk-drop', over && 'over')}
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
      <p className="muted">{m.bulk_drop_text({ formats: inOneLine(formats.map(format => format.toUpperCase())) })}</p>
      <input
        ref={input}
        type="file"
        accept={formats.map(format => `.${format}`).join()}
        hidden
        aria-label={m.bulk_choose()}
        onChange={event => {
          onFile(event.target.files?.[0])
          // The same file again, corrected meanwhile, is a choice too.
          event.target.value = ''
        }}
      />
      <Button kind="primary" large onClick={() => input.current?.click()}>
        {m.bulk_choose()}
      </Button>
      <Button kind="quiet" onClick={() => bulk.typeRows()}>
        {m.bulk_type_rows()}
      </Button>
    </section>
  )
}
