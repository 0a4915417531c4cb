// From here to there: where it is collected, folded, and where it goes (REQ-004, REQ-024).
import { vendors } from '#app/vendors'
import { deployment } from '#deployment'
import { initialSearch } from '#domain/request/address-search'
import { vendorOf } from '#domain/request/flow-checks'
import { vendorSpot } from '#domain/request/prefill'
import { addressLine } from '#domain/vendors'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { RoutePoints } from '#ui/RoutePoints'
import { TextField } from '#ui/TextField'
import { OutletLink } from '../outlets/OutletLink.tsx'
import { useLive } from '../shell/use-live.ts'
import { AddressField } from './AddressField.tsx'
import { Fold } from './Fold.tsx'
import type { Request } from './use-request.ts'

const loading = { state: 'loading' } as const

/** The drawer of the branches is the bar's. */
const openBranches = () => document.querySelector<HTMLElement>('.topbar .branch')?.click()

type Props = {
  it: Request
  onPin(): void
  /** An address came with the link: what was found for it is shown at once. */
  opened: boolean
}

export function Where({ it, ...ways }: Props) {
  return (
    <section className="leg" aria-label={m.request_where()}>
      <RoutePoints start={<CollectFrom it={it} />} end={<DeliverTo it={it} {...ways} />} />
    </section>
  )
}

function CollectFrom({ it }: { it: Request }) {
  const { state, request, view } = it
  const vendor = vendorOf(state)
  const known = useLive(vendors.$vendors, loading)
  const several = known.state === 'ready' && known.value.length > 1
  // A place that was given here can be changed here; a branch's own one is the account's.
  const own = vendor !== undefined && vendorSpot(vendor) !== undefined
  const line = (vendor && addressLine(vendor)) || state.origin.addressQuery
  return (
    <div className="folded">
      <p className="muted">{m.portal_collect_from()}</p>
      {vendor && own && (
        <p className="cut">
          <b>
            <bdi>{vendor.vendor_information.name}</bdi>
          </b>
        </p>
      )}
      <p className={own ? 'cut muted' : 'cut'}>
        <bdi>{line}</bdi>
      </p>
      <div className="ways">
        {vendor && own && <OutletLink vendor={vendor} />}
        {vendor && !own && (
          <button className="link" type="button" onClick={() => request.goBackToOrigin()}>
            {m.request_change()} <span className="hidden-text">{m.portal_collect_from()}</span>
          </button>
        )}
        {own && several && !view.editing && (
          <button className="link" type="button" aria-haspopup="dialog" onClick={openBranches}>
            {m.request_change()} <span className="hidden-text">{m.portal_collect_from()}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function DeliverTo({ it, onPin, opened }: Props) {
  const { state, request, destination, view, field, wrong } = it
  const { form } = state
  const required = deployment().settings.rules.unitNumberRequired
  const moved = state.destination.moved === true
  const { doubt } = useLive(destination.$search, initialSearch)
  const door = [form.unit, form.building, form.notes].map(text => text.trim()).filter(Boolean)
  return (
    <Fold
      it={it}
      name="destination"
      leg
      stays={doubt !== undefined}
      title={m.request_to()}
      line={<bdi>{state.destination.query}</bdi>}
      detail={door.length > 0 && <bdi>{door.join(' · ')}</bdi>}
    >
      <AddressField
        it={it}
        id="destination"
        label={m.request_to()}
        search={destination}
        text={state.destination.query}
        onText={text => request.typeDestination(text)}
        onSaved={saved => request.chooseSaved(saved)}
        onLocated={address => request.chooseDestination(address)}
        onPin={onPin}
        opened={opened}
        error={wrong('destination')}
        hint={moved ? m.address_pin_moved({ address: state.destination.query }) : undefined}
      />
      {moved && view.step === 'ASK_FOR_DESTINATION_ADDRESS' && (
        <Button pending={view.loading} onClick={() => request.proceed()}>
          {m.address_deliver_here()}
        </Button>
      )}
      <div className="pair">
        <TextField
          {...field('unit')}
          autoComplete="off"
          label={required ? m.request_unit_required() : m.request_unit()}
          mark={!required && m.request_optional()}
          required={required}
        />
        <TextField {...field('building')} autoComplete="off" label={m.request_building()} mark={m.request_optional()} />
      </div>
      <TextField {...field('notes')} autoComplete="off" label={m.request_notes()} mark={m.request_optional()} />
    </Fold>
  )
}
