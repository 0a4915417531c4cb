// When it is collected: as soon as possible, within the promised time, or at a time of the list (REQ-006, REQ-007).

import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { requestNoticeWords } from '#features/request/notices-text.ts'
import { type Hours, hoursOf, isOpenAt, minuteOfDay, partsOfDay, shareOfDay } from '#features/request/service-hours.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Segments } from '#ui/Choices.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import type { RequestScreen } from './use-request.ts'

export function When({ screen }: { screen: RequestScreen }) {
  const { state, view, set, format } = screen
  const { form, estimates } = state
  const { asapMinutes } = deployment().settings
  const later = form.time === 'later'
  const hint =
    estimates && form.time === 'asap'
      ? m.request_asap_estimate({ pickup: estimates.pickup, delivery: estimates.delivery })
      : m.request_asap_hint({ minutes: asapMinutes })
  return (
    <section className="part" aria-labelledby="request-when">
      <h2 id="request-when">{m.request_when()}</h2>
      {!view.editing && (
        <Segments
          wide
          label={m.request_when()}
          labelHidden
          value={form.time}
          onChange={time => set({ time })}
          options={[
            { value: 'asap', text: m.request_asap() },
            { value: 'within', text: m.request_within({ minutes: asapMinutes }) },
            ...(view.laterOffered ? [{ value: 'later' as const, text: m.request_later() }] : []),
          ]}
        />
      )}
      {view.scheduledFor !== undefined && (
        <p className="num">
          <b>
            <bdi>{`${format.day(view.scheduledFor)}, ${format.time(view.scheduledFor)}`}</bdi>
          </b>
        </p>
      )}
      {view.editing ? (
        <p className="hint">{m.request_time_fixed()}</p>
      ) : later ? (
        <Slots screen={screen} />
      ) : (
        <p className="hint">{hint}</p>
      )}
    </section>
  )
}

function Slots({ screen }: { screen: RequestScreen }) {
  const { state, view, set, wrong, format } = screen
  const { days } = view
  const at = state.form.collectAt
  const chosen = days.find(({ slots }) => at !== undefined && slots.includes(at))
  const day = chosen ?? days[0]
  if (!day) return <p className="hint">{m.request_no_times()}</p>
  return (
    <div className="pair">
      <Select
        id="day"
        name="day"
        label={m.request_day()}
        value={day.day}
        onChange={next => {
          const first = days.find(({ day: name }) => name === next)?.slots[0]
          if (first !== undefined) set({ collectAt: first })
        }}
        options={days.map(({ day: value, slots: [first = 0] }) => ({ value, text: format.day(first) }))}
      />
      <Select
        id="collectAt"
        name="collectAt"
        label={m.request_time()}
        prompt={m.request_time_prompt()}
        value={chosen && at !== undefined ? String(at) : ''}
        onChange={slot => set({ collectAt: Number(slot) })}
        options={day.slots.map(slot => ({ value: String(slot), text: format.time(slot) }))}
        error={wrong('collectAt')}
      />
    </div>
  )
}

// Outside service hours what is filled in stays, and the next opening is shown (REQ-016 to REQ-018, REQ-106).

export function Closed({ screen }: { screen: RequestScreen }) {
  const { state, view, request, format } = screen
  const { stage } = state
  if (stage.step !== 'SERVICE_CLOSED') return null
  const now = clock.now()
  const moment = (milliseconds: number) => {
    const at = milliseconds / 1000
    return format.isSameDay(at, now / 1000) ? format.time(at) : `${format.day(at)}, ${format.time(at)}`
  }
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
      {sentence} {m.request_closed_kept()}
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
    { text: to, at: shareOfDay(hours.to) },
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
