// The day as a bar: when riders are out, and where in it the day is now. For the eye alone; the sentence above says the same.
import { type Hours, partsOfDay, shareOfDay } from '#domain/request/service-hours'

type Props = {
  hours: Hours
  /** The hours as they are told, HH:mm. */
  from: string
  to: string
  /** Minutes since midnight. */
  now: number
}

/** Both times are named under the bar where they stand far enough apart to be read. */
const APART = 0.14

export function HoursBar({ hours, from, to, now }: Props) {
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
