// Riders are not out now: what is filled in stays, and it says when they are (REQ-016 to REQ-018, REQ-106).
import { clock } from '#app/world'
import { deployment } from '#deployment'
import { hoursOf, isOpenAt, minuteOfDay } from '#domain/request/service-hours'
import { m } from '#messages'
import { requestNoticeWords } from '#text/request-notices'
import { Button } from '#ui/Button'
import { Notice } from '#ui/Notice'
import { HoursBar } from './HoursBar.tsx'
import type { Request } from './use-request.ts'

export function Closed({ it }: { it: Request }) {
  const { state, view, request, format } = it
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
