// The export of the whole filter, with its progress and a way out (HIS-101, Q68).
import { pastOrders } from '#app/history'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Menu } from '#ui/Menu'
import { ProgressBar } from '#ui/ProgressBar'
import { useLive } from '../shell/use-live.ts'

const idle = { state: 'idle' } as const
const none: ReturnType<typeof pastOrders.$orders.get> = []

export function ExportMenu() {
  const progress = useLive(pastOrders.$export, idle)
  const empty = useLive(pastOrders.$orders, none).length === 0
  const entries = [
    { id: 'xlsx', text: m.history_export_xlsx(), icon: 'file-spreadsheet' as const, disabled: empty },
    { id: 'csv', text: m.history_export_csv(), icon: 'file-spreadsheet' as const, disabled: empty },
  ]
  return (
    <div className="history-export">
      {progress.state === 'idle' ? (
        <Menu
          trigger={
            <>
              <Icon name="download" small />
              <span>{m.history_export()}</span>
            </>
          }
          className="button"
          entries={entries}
          onAction={id => void pastOrders.exportAll(id === 'csv' ? 'csv' : 'xlsx')}
        />
      ) : (
        <div className="export-progress" role="status">
          <ProgressBar
            label={progress.state === 'writing' ? m.history_export_writing() : m.history_export_fetching()}
            {...(progress.state === 'fetching' && { share: progress.share })}
            text={m.history_orders({ count: progress.orders })}
          />
          <Button kind="quiet" onClick={() => pastOrders.cancelExport()}>
            {m.history_export_cancel()}
          </Button>
        </div>
      )}
    </div>
  )
}
