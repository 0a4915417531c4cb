// An empty, disabled form: rendered by the build and shown until the branch is known. Nothing moves when the real form
// replaces it.
import { deployment } from '#deployment'
import { DESCRIPTION_MAX_CHARACTERS } from '#features/request/checks.ts'
import { m } from '#messages'
import { RoutePoints } from '#ui/Journey.tsx'
import { TextField } from '#ui/TextField.tsx'

/** @param placed the order was taken, and tracking opens */
export function RequestSkeleton({ heading, placed = false }: { heading: string; placed?: boolean }) {
  const { rules, phonePrefix, currency, asapMinutes } = deployment().settings
  const optional = m.request_optional()
  const unit = rules.unitNumberRequired ? m.request_unit_required() : m.request_unit()
  return (
    <div className="request">
      <p className="hidden-text" role="status">
        {placed ? m.request_placed() : m.portal_loading()}
      </p>
      <div className="request-form waiting" inert aria-hidden="true">
        <div className="request-scroll">
          <div className="request-head">
            <p>{heading}</p>
          </div>
          <div className="leg">
            <RoutePoints
              start={
                <div className="folded">
                  <p className="muted">{m.portal_collect_from()}</p>
                  <p>
                    <span className="bone name" />
                  </p>
                  <p>
                    <span className="bone place" />
                  </p>
                </div>
              }
              end={
                <div className="open">
                  <Empty label={m.request_to()} icon="search" placeholder={m.request_to_placeholder()} />
                  <div className="pair">
                    <Empty label={unit} mark={!rules.unitNumberRequired && optional} />
                    <Empty label={m.request_building()} mark={optional} />
                  </div>
                  <Empty label={m.request_notes()} mark={optional} />
                </div>
              }
            />
          </div>
          <div className="part">
            <p className="part-title">{m.request_customer()}</p>
            <div className="pair">
              <Empty label={m.request_name()} />
              <Empty label={m.request_phone()} kind="phone" affix={phonePrefix} />
            </div>
          </div>
          <div className="part">
            <p className="part-title">{m.request_contents()}</p>
            <Empty
              label={m.request_description()}
              mark={<bdi className="num">{m.request_characters({ count: 0, limit: DESCRIPTION_MAX_CHARACTERS })}</bdi>}
            />
            <div className="pair">
              <Empty label={m.request_value()} mark={!rules.amountRequired && optional} affix={currency} />
              <Empty label={m.request_parcel()} />
            </div>
          </div>
          <div className="part">
            <p className="part-title">{m.request_when()}</p>
            <p className="hint">{m.request_asap_hint({ minutes: asapMinutes })}</p>
          </div>
        </div>
        <div className="summary">
          <dl>
            <div className="fee">
              <dt>{m.request_fee()}</dt>
              <dd className="muted">–</dd>
            </div>
          </dl>
          <span className="button primary large" aria-disabled="true">
            {m.request_action()}
          </span>
        </div>
      </div>
      <div className="map-sheet from-head" aria-hidden="true">
        <div className="map-room">
          <div className="map request-map" />
        </div>
        <div className="grip">
          <i />
        </div>
      </div>
    </div>
  )
}

type EmptyProps = Partial<Parameters<typeof TextField>[0]> & { label: string }

const nothing = () => {}

const Empty = (props: EmptyProps) => <TextField {...props} value="" onChange={nothing} readOnly tabIndex={-1} />
