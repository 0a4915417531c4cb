// Distance, time, fee and the one button, always in sight (REQ-104).
import { clock } from '#app/world'
import { requestWindow } from '#domain/request/arrival'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Notice } from '#ui/Notice'
import { useLive } from '../shell/use-live.ts'
import type { Request } from './use-request.ts'

export function Summary({ it }: { it: Request }) {
  const { state, view, format } = it
  const arrival = requestWindow(state.form, state.estimates, clock.now())
  return (
    <footer className="summary" data-sticky-foot>
      <Trouble it={it} />
      <dl aria-label={m.request_summary()}>
        {arrival && (
          <div>
            <dt>{m.request_arrives()}</dt>
            <dd className="num">
              <bdi>{format.window(arrival.from / 1000, arrival.to / 1000)}</bdi>
            </dd>
          </div>
        )}
        {view.metres !== undefined && (
          <div>
            <dt>{m.request_distance()}</dt>
            <dd className="num">{it.distance(view.metres)}</dd>
          </div>
        )}
        <div className="fee">
          <dt>{m.request_fee()}</dt>
          <dd className="num" aria-live="polite">
            <Fee it={it} />
          </dd>
        </div>
      </dl>
      <Button
        type="submit"
        kind="primary"
        large
        pending={view.pressed && view.loading}
        pendingText={m.request_placing()}
        aria-disabled={!view.canSubmit && !view.loading ? true : undefined}
        aria-keyshortcuts="Control+Enter"
      >
        {actionWords(it)}
      </Button>
    </footer>
  )
}

function actionWords({ view }: Request): string {
  if (view.editing) return m.request_save()
  if (view.choice !== 'card') return m.request_action()
  return view.cardOpen ? m.request_pay() : m.request_to_payment()
}

function Fee({ it }: { it: Request }) {
  const { view, money, request } = it
  const seconds = useLive(request.$feeSecondsLeft, undefined)
  const { fee } = view
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
      const struck = fee.voucher ? fee.full : fee.before
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
              {m.request_fee_holds({ time: `0:${String(Math.max(seconds, 0)).padStart(2, '0')}` })}
            </small>
          )}
        </>
      )
    }
  }
}

/** What is wrong with the request as a whole, and what can be done about it. */
function Trouble({ it }: { it: Request }) {
  const { state, view, say, request } = it
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
      {say(problem.problem)}
    </Notice>
  )
}
