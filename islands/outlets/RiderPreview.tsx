// What the rider will read of a collection point, while it is written (COL-101).
import type { OutletForm } from '#domain/outlets/form'
import { riderPreview } from '#domain/outlets/payload'
import { m } from '#messages'
import { Icon } from '#ui/Icon'

export function RiderPreview({ form }: { form: OutletForm }) {
  const { name, address, inside, phone, instructions } = riderPreview(form)
  return (
    <section className="rider-preview" aria-labelledby="rider-preview">
      <h2 id="rider-preview">{m.outlet_preview()}</h2>
      <div className="preview-card">
        <p className={name ? 'rider-name' : 'rider-name open'}>
          <Icon name="store" small />
          <bdi>{name || m.outlet_preview_name()}</bdi>
        </p>
        <p className={address ? undefined : 'open'}>
          <Icon name="map-pin" small />
          <span>
            <bdi>{address || m.outlet_preview_address()}</bdi>
            {inside && (
              <small>
                <bdi>{inside}</bdi>
              </small>
            )}
          </span>
        </p>
        <p className={phone ? undefined : 'open'}>
          <Icon name="phone" small />
          <bdi dir={phone ? 'ltr' : undefined}>{phone || m.outlet_preview_phone()}</bdi>
        </p>
        {instructions && (
          <p className="rider-note">
            <bdi>{instructions}</bdi>
          </p>
        )}
      </div>
    </section>
  )
}
