// What few requests meet, loaded when it is needed: another fee, a closed shop, fields that somebody else has filled in, and those of a
// collection point that is entered here.

import { sitePhones } from '#app/phones.ts'
import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { inOneLine } from '#features/formats/written-in.ts'
import type { Offer } from '#features/request/form.ts'
import { newFeeWords } from '#features/request/new-fee-text.ts'
import { requestNoticeWords } from '#features/request/notices-text.ts'
import { type Hours, hoursOf, isOpenAt, minuteOfDay, partsOfDay, shareOfDay } from '#features/request/service-hours.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RequestScreen } from './use-request.ts'

/** "The delivery fee is now: … Are you ok?" (FEE-003, REQ-104). */
export function NewFee({ screen }: { screen: RequestScreen }) {
  const { view, request, money } = screen
  const words = view.newFee && newFeeWords(view.newFee, money)
  return (
    <Dialog
      open={words !== undefined}
      onClose={() => request.declineNewFee()}
      title={m.request_fee_title()}
      alert
      footer={
        <>
          <Button onClick={() => request.declineNewFee()}>{m.request_fee_decline()}</Button>
          <Button kind="primary" autoFocus onClick={() => request.acceptNewFee()}>
            {m.request_fee_accept()}
          </Button>
        </>
      }
    >
      <p>{words?.question}</p>
      {words?.before && <p className="muted">{words.before}</p>}
    </Dialog>
  )
}

/** What somebody else has filled in, else when a closed shop opens. */
export function FormNotice({ screen, offer, onAnswered }: NoticeProps) {
  return offer ? <Offered {...{ screen, offer, onAnswered }} /> : <Closed screen={screen} />
}

type NoticeProps = {
  screen: RequestScreen
  offer?: Offer
  /** It was taken or declined, and disappears with the focus in it. */
  onAnswered?: ((offer: Offer) => void) | undefined
}

// Outside service hours what is filled in stays, and the next opening is shown (REQ-016 to REQ-018, REQ-106).

function Closed({ screen }: { screen: RequestScreen }) {
  const { state, view, request, format } = screen
  const { stage } = state
  if (stage.step !== 'SERVICE_CLOSED') return null
  const now = clock.now()
  const moment = (milliseconds: number) => format.moment(milliseconds / 1000, now / 1000)
  const { from, to } = stage.hours
  const minute = minuteOfDay(now, deployment().settings.timezone)
  const currentTime = clockText(minute)
  const hours = hoursOf(stage.hours)
  const opens = view.opensAt !== undefined && { opensAt: view.opensAt }
  const sentence =
    from !== undefined && to !== undefined
      ? requestNoticeWords({ code: 'service_closed', from, to, currentTime, ...opens }, moment)
      : requestNoticeWords({ code: 'platform_unavailable' }, moment)
  return (
    <Notice
      tone="warning"
      live="polite"
      icon="clock"
      title={m.request_closed_title()}
      action={
        <>
          {hours && from !== undefined && to !== undefined && !isOpenAt(hours, minute) && (
            <HoursBar {...{ hours, from, to }} now={minute} />
          )}
          <Button onClick={() => request.restart()}>{m.request_closed_again()}</Button>
        </>
      }
    >
      {/* The first one has no full stop. */}
      {sentence}
      <br />
      {m.request_closed_kept()}
    </Notice>
  )
}

const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

// The day as a bar with the service hours and the current time. Hidden from screen readers: the sentence above has the same.

type Props = {
  hours: Hours
  /** The hours as they are shown, HH:mm. */
  from: string
  to: string
  /** Minutes since midnight. */
  now: number
}

/** Both times are shown under the bar where they are far enough apart to be read. */
const APART = 0.14

function HoursBar({ hours, from, to, now }: Props) {
  const ends = [
    { text: from, at: shareOfDay(hours.from) },
    // Midnight is the end of this day.
    { text: to, at: shareOfDay(hours.to) || 1 },
  ] as const
  const apart = Math.abs(ends[0].at - ends[1].at) >= APART
  return (
    <div className="hours-bar" aria-hidden="true">
      {partsOfDay(hours).map(part => (
        <i key={part.from} style={{ insetInlineStart: percent(part.from), insetInlineEnd: percent(1 - part.to) }} />
      ))}
      <i className="now" style={{ insetInlineStart: percent(shareOfDay(now)) }} />
      {apart &&
        ends.map(({ text, at }) => (
          <span key={text} className="num" style={{ insetInlineStart: percent(Math.min(0.94, Math.max(0.06, at))) }}>
            <bdi>{text}</bdi>
          </span>
        ))}
    </div>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** A preview of what would be filled in (REQ-111 to REQ-113). */
function Offered({ screen, offer, onAnswered }: NoticeProps & { offer: Offer }) {
  const { request, destination } = screen
  const { changes, address } = offer
  const phone = changes.phone && sitePhones(deployment().country.code).national(changes.phone)
  const customer = inOneLine([changes.name, phone])
  const rest = [address, changes.unit, changes.building, changes.notes, changes.description, changes.amount]
  const lines = [customer, ...rest.filter(text => text !== undefined && text !== '')]
  const take = () => {
    request.takeOffer()
    if (address !== undefined) {
      request.typeDestination(address)
      destination.type(address)
    }
    onAnswered?.(offer)
  }
  const decline = () => {
    request.declineOffer()
    onAnswered?.(offer)
  }
  return (
    <Notice
      tone="info"
      live="polite"
      action={
        <p className="extras">
          <Button id="use-offer" onClick={take}>
            {m.request_offer_use()}
          </Button>
          <Button kind="quiet" onClick={decline}>
            {m.request_offer_keep()}
          </Button>
        </p>
      }
    >
      {offer.from === 'saved' && customer !== '' ? (
        m.request_offer_saved({ customer })
      ) : (
        <>
          {offer.from === 'shop' ? m.request_offer_shop() : m.request_offer_message()}{' '}
          {lines.filter(Boolean).map(line => (
            <bdi className="offered" key={line}>
              {line}
            </bdi>
          ))}
        </>
      )}
    </Notice>
  )
}

/** What else is said of where riders collect, once its address is known (ADR-012, ADR-014). */
export function OriginDetails({ screen }: { screen: RequestScreen }) {
  const { state, request, wrong } = screen
  const { origin } = state
  const field = (at: 'originUnit' | 'originBuilding' | 'originNotes', name: 'unit' | 'building' | 'notes') => ({
    id: at,
    name: `origin-${name}`,
    autoComplete: 'off' as const,
    mark: m.request_optional(),
    value: origin[name],
    onChange: (text: string) => request.editOrigin({ [name]: text }),
    error: wrong(at),
  })
  return (
    <>
      <div className="pair">
        <TextField {...field('originUnit', 'unit')} label={m.request_unit()} />
        <TextField {...field('originBuilding', 'building')} label={m.request_building()} />
      </div>
      <TextField {...field('originNotes', 'notes')} label={m.request_notes()} />
    </>
  )
}
