// Bulk orders of a branch: a file, its check in a grid, its placement, and what was placed before (BLK-002).
import { useEffect } from 'react'
import { bulk } from '#app/bulk'
import { vendors } from '#app/vendors'
import { initialBulk } from '#domain/bulk/flow'
import { m } from '#messages'
import { Skeleton } from '#ui/Skeleton'
import { Stepper } from '#ui/Stepper'
import { AskFile } from './bulk/AskFile.tsx'
import { CheckRows } from './bulk/CheckRows.tsx'
import { JobDetail } from './bulk/JobDetail.tsx'
import { Working } from './bulk/Working.tsx'
import { BranchesFailed } from './shell/BranchesFailed.tsx'
import { useFormat } from './shell/use-format.ts'
import { useInBrowser } from './shell/use-in-browser.ts'
import { useLive } from './shell/use-live.ts'

const loading = { state: 'loading' } as const

type Props = { prefix: string; language: string }

export function BulkOrders({ prefix, language }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const { vendorId } = useLive(bulk.$bulk, initialBulk)
  const inBrowser = useInBrowser()
  const format = useFormat(language)
  const jobId = inBrowser ? bulk.namedJob() : undefined
  useEffect(() => bulk.start(), [])
  // Rows of an earlier visit come first: they were the last thing that was done here.
  useEffect(() => {
    if (vendorId !== undefined && jobId === undefined) void bulk.resume()
  }, [vendorId, jobId])
  if (list.state === 'failed') return <BranchesFailed />
  if (!inBrowser || vendorId === undefined) return <Skeleton shape="table" label={m.portal_loading()} />
  if (jobId !== undefined) return <JobDetail prefix={prefix} jobId={jobId} format={format} />
  return <Flow prefix={prefix} format={format} />
}

const steps = ['file', 'check', 'placed'] as const
const stepAt = {
  ASK_EXCEL_FILE: 'file',
  UPLOADING_EXCEL_FILE: 'file',
  SHOW_PREPROCESS_RESULTS: 'check',
  SHOW_ORDER_PLACEMENT_RESULTS: 'placed',
} as const

function Flow({ prefix, format }: { prefix: string; format: ReturnType<typeof useFormat> }) {
  const { request } = useLive(bulk.$bulk, initialBulk)
  const texts = { file: m.bulk_step_file(), check: m.bulk_step_check(), placed: m.bulk_step_placed() }
  return (
    <div className="bulk" data-step={request.step}>
      <div className="bulk-steps">
        <Stepper
          label={m.bulk_steps()}
          steps={steps.map(id => ({ id, text: texts[id] }))}
          current={stepAt[request.step]}
          doneWord={m.bulk_step_done()}
        />
      </div>
      {request.step === 'ASK_EXCEL_FILE' && <AskFile prefix={prefix} format={format} />}
      {(request.step === 'UPLOADING_EXCEL_FILE' || request.step === 'SHOW_ORDER_PLACEMENT_RESULTS') && (
        <Working unsure={request.unsure} format={format} />
      )}
      {request.step === 'SHOW_PREPROCESS_RESULTS' && <CheckRows format={format} />}
    </div>
  )
}
