import { m } from '#messages'
import type { Rider } from '#schema/wire'
import { vehicleWords } from '#text/order-words'
import { Avatar } from '#ui/Avatar'
import { ButtonLink } from '#ui/Button'
import { Icon } from '#ui/Icon'
import type { Format } from '../shell/use-format.ts'

/** Who carries the order, and how to call. */
export function RiderCard({ rider, format }: { rider: Rider; format: Format }) {
  const name = rider.name || m.tracking_rider()
  const seen = m.tracking_rider_seen({ time: format.time(rider.updated_at) })
  return (
    <section className="rider-card" aria-label={m.tracking_rider()}>
      <Avatar name={name} large />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{[vehicleWords(rider), seen].filter(Boolean).join(' · ')}</span>
      </p>
      {rider.phone_number && (
        <ButtonLink square href={`tel:${rider.phone_number}`} aria-label={m.tracking_rider_call({ rider: name })}>
          <Icon name="phone" />
        </ButtonLink>
      )}
    </section>
  )
}
