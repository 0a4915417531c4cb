// "Request again": one press from any order to the form, filled in like it (REQ-103).
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Order } from '#schema/wire.ts'
import { Icon } from '#ui/Icon.tsx'

/** The form's code comes only when it is asked for. */
export async function requestAgain(order: Order): Promise<void> {
  const { requestAgainLike } = await importWithRetry(() => import('#app/request.ts'))
  requestAgainLike(order)
}

/** The same at the end of a row. */
export function RequestAgain({ order, tabIndex }: { order: Order; tabIndex?: number }) {
  const text = m.palette_again({ customer: order.customer.name || m.tracking_no_name() })
  return (
    <button
      type="button"
      className="row-again"
      aria-label={text}
      title={m.tracking_again()}
      tabIndex={tabIndex}
      onClick={() => void requestAgain(order)}
    >
      <Icon name="repeat" small />
    </button>
  )
}
