// Distance, time, fee and the submit button, always visible (REQ-104).
import { useStore } from '@nanostores/react'
import { clock } from '#app/services.ts'
import type { TimeWindow } from '#features/orders/order-time.ts'
import { requestWindow } from '#features/request/estimates.ts'
import { feeHoldsWords } from '#features/request/text.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { RequestScreen } from './use-request.ts'

export function Summary({ screen }: { screen: RequestScreen }) {
  const { state, view, format } = screen
  const now = clock.now()
  const arrival = requestWindow(state.form, state.estimates, now)
  return (
    <footer className="summary" data-sticky-foot>
      <Trouble screen={screen} />
      <dl aria-label={m.request_summary()}>
        {arrival && (
          <div>
            <dt>{m.request_arrives()}</dt>
            <dd className="num">
              <ArrivalTime {...{ arrival, now, format }} dated={state.form.time === 'later'} />
            </dd>
          </div>
        )}
        {view.metres !== undefined && (
          <div>
            <dt>{m.request_distance()}</dt>
            <dd className="num">{screen.distance(view.metres)}</dd>
          </div>
        )}
        <div className="fee" aria-live="polite" aria-atomic="true">
          <dt>{m.request_fee()}</dt>
          <dd className="num">
            <Fee screen={screen} />
          </dd>
          <FeeEnd screen={screen} />
        </div>
      </dl>
      <Button
        type="submit"
        kind="primary"
        large
        pending={view.submitting && view.loading}
        pendingText={awaitsFee(screen) ? '' : m.request_placing()}
        aria-disabled={!view.canSubmit && !view.submitting ? true : undefined}
        aria-keyshortcuts="Control+Enter"
      >
        {actionWords(screen)}
      </Button>
    </footer>
  )
}

type ArrivalProps = {
  /** In unix milliseconds, as is `now`. */
  arrival: TimeWindow
  now: number
  /** With its day also where that is today. */
  dated: boolean
  format: Pick<Format, 'day' | 'window' | 'isSameDay' | 'comma'>
}

/** The times read from left to right, whatever the direction of the day before them. */
export function ArrivalTime({ arrival: { from, to }, now, dated, format }: ArrivalProps) {
  return (
    <>
      {(dated || !format.isSameDay(from / 1000, now / 1000)) && (
        <>
          <bdi>{format.day(from / 1000)}</bdi>
          {format.comma}
        </>
      )}
      <bdi dir="ltr">{format.window(from / 1000, to / 1000)}</bdi>
    </>
  )
}

/** It was pressed, and goes on when the fee is known: the line of the fee says so, and is announced. */
const awaitsFee = ({ view }: RequestScreen): boolean =>
  view.waits && (view.fee.state === 'none' || view.fee.state === 'loading')

function actionWords({ view }: RequestScreen): string {
  if (view.editing) return m.request_save()
  if (view.choice !== 'card') return m.request_action()
  return view.cardOpen ? m.request_pay() : m.request_to_payment()
}

function Fee({ screen }: { screen: RequestScreen }) {
  const { view, money, request } = screen
  const seconds = useStore(request.$feeSecondsLeft, { ssr: () => undefined })
  const { fee } = view
  if (awaitsFee(screen)) return <small className="muted">{m.request_fee_loading()}</small>
  switch (fee.state) {
    case 'none':
      return <span className="muted">–</span>
    case 'loading':
      return fee.amount === undefined ? (
        <span className="bone" role="img" aria-label={m.request_fee_loading()} />
      ) : (
        <bdi className="muted">{money(fee.amount)}</bdi>
      )
    case 'failed':
      return <span className="muted">–</span>
    case 'ready': {
      const struck = fee.before ?? (fee.voucher && fee.full)
      return (
        <>
          {struck !== undefined && struck !== fee.amount && (
            <s className="muted">
              <bdi>{money(struck)}</bdi>
            </s>
          )}{' '}
          <bdi>{money(fee.amount)}</bdi>
          {fee.cash !== undefined && (
            <small className="muted">{m.payment_fee_with_cash({ fee: money(fee.cash) })}</small>
          )}
          {seconds !== undefined && seconds <= 60 && (
            <small className="muted" aria-live="off">
              {feeHoldsWords(seconds)}
            </small>
          )}
        </>
      )
    }
  }
}

/** Until when the fee is valid; the last minute is counted down next to the fee (REQ-104). */
function FeeEnd({ screen: { view, request, format } }: { screen: RequestScreen }) {
  const seconds = useStore(request.$feeSecondsLeft, { ssr: () => undefined })
  const { fee } = view
  if (fee.state !== 'ready' || fee.validUntil === undefined || seconds === undefined || seconds <= 60) return null
  return (
    <dd className="until muted">
      <small>{m.request_fee_until({ time: format.time(fee.validUntil) })}</small>
    </dd>
  )
}

/** A problem of the whole request, and what can be done about it. */
function Trouble({ screen }: { screen: RequestScreen }) {
  const { state, view, problemText, request } = screen
  const { problem } = state
  if (!problem || problem.at !== undefined) return null
  return (
    <Notice
      tone="danger"
      live="assertive"
      action={
        view.unsure && (
          <p className="extras">
            <Button onClick={() => request.tryAgain()}>{m.request_try_again()}</Button>
            <Button kind="quiet" onClick={() => request.giveUp()}>
              {m.request_change_order()}
            </Button>
          </p>
        )
      }
    >
      {problemText(problem.problem)}
    </Notice>
  )
}
