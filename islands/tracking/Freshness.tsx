// How old the lists are, and what is wrong when they are (TRK-101).
import { m } from '#messages'
import { Chip } from '#ui/Chip'
import { Icon } from '#ui/Icon'
import type { Format } from '../shell/use-format.ts'

/** Lists older than this are marked, in milliseconds: several polls have been missed. */
const STALE_MS = 90_000

type Props = {
  fetchedAt: number | undefined
  fetching: boolean
  failed: boolean
  /** The socket is down since, unix milliseconds. */
  downSince: number | undefined
  online: boolean
  now: number
  format: Format
  onRefresh(): void
}

/** A line under the search: its text changes every second, so nothing reads it out. */
export function Freshness({ fetchedAt, fetching, now, format, onRefresh }: Props) {
  if (fetchedAt === undefined) return null
  const stale = now - fetchedAt > STALE_MS
  return (
    <p className="freshness muted">
      {stale && (
        <Chip tone="warning" dial="late">
          {m.tracking_stale()}
        </Chip>
      )}
      <span>{m.tracking_updated({ ago: format.precisely(fetchedAt, now) })}</span>
      <button
        type="button"
        className="clear"
        aria-label={m.tracking_refresh()}
        aria-busy={fetching}
        onClick={onRefresh}
      >
        <Icon name="refresh-cw" small />
      </button>
    </p>
  )
}

/** The socket is missed only after this long: it comes and goes with every page and network. */
const DOWN_MS = 5000

/** What is said while something is broken; what is on the screen stays. Read out once, when it appears. */
export function ConnectionBanner({ fetchedAt, failed, downSince, online, now, format }: Props) {
  const since = fetchedAt === undefined ? undefined : format.ago(fetchedAt, now)
  const text =
    since === undefined
      ? undefined
      : !online
        ? m.tracking_offline({ ago: since })
        : failed
          ? m.tracking_outdated_list({ ago: since })
          : downSince !== undefined && now - downSince > DOWN_MS
            ? m.tracking_reconnecting()
            : undefined
  return (
    <div role="status">
      {text && (
        <p className="connection tone-warning">
          <Icon name="wifi-off" small />
          {text}
        </p>
      )}
    </div>
  )
}
