// Collection point, folded, and drop-off point (REQ-004, REQ-024).
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { $outletRights, drawers, noOutletRights, outletDialog } from '#app/overlays.ts'
import { sitePhones } from '#app/phones.ts'
import { vendors } from '#app/vendors.ts'
import { deployment } from '#deployment'
import { initialSearch } from '#features/addresses/address-search.ts'
import { knownCustomer, vendorSpot } from '#features/request/prefill.ts'
import { vendorOf } from '#features/request/selectors.ts'
import { addressLine, noVendors } from '#features/vendors/vendors.ts'
import { AddressField } from '#islands/addresses/AddressField.tsx'
import { latePart, usePart } from '#islands/page/late-part.tsx'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Customer, Vendor } from '#schema/wire.ts'
import { afterPaint, Button } from '#ui/Button.tsx'
import { RoutePoints } from '#ui/Journey.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Fold } from './Fold.tsx'
import type { RequestScreen } from './use-request.ts'

const nobody: readonly Customer[] = []
const $nobody = atom(nobody)

/** Seldom needed: most requests are typed in here, while the shop is open. */
export const FormNotice = latePart(() => import('./NewFee.tsx').then(part => part.FormNotice))
const OriginDetails = latePart(() => import('./NewFee.tsx').then(part => part.OriginDetails))

type Props = {
  screen: RequestScreen
  onPin(): void
  /** The link contained an address: what was found for it is shown at once. */
  opened: boolean
}

export function Where({ screen, ...ways }: Props) {
  return (
    <section className="leg" aria-label={m.request_where()}>
      <RoutePoints start={<CollectFrom screen={screen} />} end={<DeliverTo screen={screen} {...ways} />} />
    </section>
  )
}

function CollectFrom({ screen }: { screen: RequestScreen }) {
  const { state, request, view } = screen
  const vendor = vendorOf(state)
  const several = useStore(vendors.$list, { ssr: () => noVendors }).length > 1
  // A place that was entered in this form can be changed in it; a branch's own place belongs to its account.
  const own = vendor !== undefined && vendorSpot(vendor) !== undefined
  const line = (vendor && addressLine(vendor)) || state.origin.addressQuery
  // The update of an order has no field for where it is collected.
  const changes =
    !view.editing &&
    (vendor && !own
      ? // Its fields take longer to draw than a press may wait.
        { onClick: () => void afterPaint(() => request.goBackToOrigin()) }
      : own && several && { 'aria-haspopup': 'dialog' as const, onClick: () => drawers.open('branch') })
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
      {vendor && own && <OutletLink vendor={vendor} />}
      {changes && (
        <button className="link" type="button" {...changes}>
          {m.request_change()} <span className="hidden-text">{m.outlet_form()}</span>
        </button>
      )}
    </div>
  )
}

/** Disappears once it is clicked; its focus then moves to the next field. */
function DeliverHere({ pending, onPress }: { pending: boolean; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current && document.activeElement === current) queueMicrotask(() => focus('unit'))
    }
  }, [])
  return (
    <Button ref={button} id="deliver-here" pending={pending} paintsFirst onClick={onPress}>
      {m.address_deliver_here()}
    </Button>
  )
}

function DeliverTo({ screen, onPin, opened }: Props) {
  const { state, request, destination, view, field, wrong } = screen
  const { form } = state
  const required = deployment().settings.rules.unitNumberRequired
  const moved = state.destination.moved === true
  const { houseNumber, problem } = useStore(destination.$search, { ssr: () => initialSearch })
  const focusNext = useFocusNext(screen, required, wrong('destination') ?? problem)
  const recent = useRecentCustomers()
  // The buttons of an offer disappear with it; an address that was offered is looked at next.
  const [answered, setAnswered] = useState(false)
  const door = [form.building, form.unit, form.notes].map(text => text.trim()).filter(Boolean)
  return (
    <Fold
      screen={screen}
      name="destination"
      leg
      stays={houseNumber !== undefined || state.offer !== undefined}
      title={m.request_to()}
      line={<bdi>{state.destination.query}</bdi>}
      detail={door.length > 0 && <bdi>{door.join(' · ')}</bdi>}
    >
      <AddressField
        screen={screen}
        id="destination"
        label={m.request_to()}
        search={destination}
        text={state.destination.query}
        onText={text => request.typeDestination(text)}
        onSaved={saved => request.chooseSaved(saved)}
        {...(!view.editing && {
          recent: recent.customers,
          onRecent: customer => request.chooseSaved(knownCustomer(customer)),
          onWanted: recent.load,
        })}
        onLocated={address => request.chooseDestination(address)}
        onPin={onPin}
        onTaken={focusNext}
        onPasted={text => offerMessage(screen, text)}
        opened={opened || (answered && !state.offer)}
        error={wrong('destination')}
        hint={moved ? m.address_pin_moved({ address: state.destination.query }) : undefined}
      />
      {moved && view.step === 'ASK_FOR_DESTINATION_ADDRESS' && (
        <DeliverHere pending={view.loading} onPress={() => request.proceed()} />
      )}
      {state.offer && (
        <FormNotice
          screen={screen}
          offer={state.offer}
          onAnswered={({ address }) => (address === undefined ? focusNext() : setAnswered(true))}
        />
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

/**
 * Who takes an address with the keyboard goes on where something is needed, past what may stay empty, and comes back when
 * the address turns out to be wrong before anything was typed (REQ-101).
 */
function useFocusNext({ request }: RequestScreen, unitRequired: boolean, wrong: unknown): () => void {
  const reached = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = reached.current
    if (wrong && field === document.activeElement && !field?.value) focus('destination')
  }, [wrong])
  return () => {
    const { form, offer } = request.$state.get()
    // A question about the address comes first.
    if (offer) return
    const needed = [unitRequired && 'unit', 'name', 'phone', 'description', 'amount'] as const
    const next = needed.find(field => field && !form[field])
    if (next) reached.current = focus(next)
    else document.querySelector<HTMLElement>('.summary [type=submit]')?.focus()
  }
}

function focus(id: string): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)
  field?.focus()
  return field
}

/** Customers of the newest orders; loaded when the field takes the focus. */
function useRecentCustomers() {
  const [wanted, setWanted] = useState(0)
  const part = usePart(() => import('#app/recent-orders.ts'), wanted > 0)
  useEffect(() => {
    if (wanted > 0) void part?.loadRecentCustomers()
  }, [part, wanted])
  return {
    customers: useStore(part?.$recentCustomers ?? $nobody, { ssr: () => nobody }),
    load: () => setWanted(times => times + 1),
  }
}

/** A pasted message is offered as fields; nothing is filled in before the reader accepts (REQ-111). */
async function offerMessage({ request }: RequestScreen, text: string): Promise<boolean> {
  // What cannot be read at once is searched like any other text; the page reports a part that is missing in the end.
  const part = await new Promise<typeof import('#features/addresses/message.ts') | undefined>(resolve => {
    const missed = () => resolve(undefined)
    importWithRetry(() => import('#features/addresses/message.ts'), { missed }).then(resolve, missed)
  })
  const found = part?.readMessage(text, sitePhones(deployment().country.code))
  if (!found) return false
  const { address, ...changes } = found
  request.offer({ from: 'message', address, changes })
  return true
}

// Where riders collect, for a vendor without an address and for guests (REQ-015, ADR-010 to ADR-015).

export function OriginForm({ screen, onPin, opened }: Props) {
  const { state, view, request, origin: search, wrong, problemText } = screen
  const { origin, problem } = state
  const detailed = view.step === 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  return (
    <section className="part" aria-labelledby="request-origin">
      <h2 id="request-origin">{m.request_origin_title()}</h2>
      {!screen.guest && <p className="hint">{m.request_origin_text()}</p>}
      <AddressField
        screen={screen}
        id="origin"
        label={m.request_origin_label()}
        search={search}
        text={origin.addressQuery}
        onText={text => request.typeOrigin(text)}
        onLocated={address => request.chooseOrigin(address)}
        onPin={onPin}
        opened={opened}
        error={wrong('origin')}
      />
      {detailed && <OriginDetails screen={screen} />}
      {problem && problem.at === undefined && (
        <Notice tone="danger" live="assertive">
          {problemText(problem.problem)}
        </Notice>
      )}
      <Button type="submit" kind="primary" large wide pending={view.loading}>
        {screen.guest ? m.request_origin_go_on() : m.request_origin_save()}
      </Button>
    </section>
  )
}

// On the request form: the way to correct where it is collected, or to add another place (COL-001, COL-018).

function OutletLink({ vendor }: { vendor: Vendor }) {
  const rights = useStore($outletRights, { ssr: () => noOutletRights })
  const { vendor_id: id, parent_vendor_id: parent, vendor_information: information } = vendor
  if (vendor.is_parent)
    return rights.add ? (
      <button className="link outlet-link" type="button" onClick={() => outletDialog.add(id)}>
        {m.outlet_add()}
      </button>
    ) : null
  if (parent === undefined || !rights.editOf(id)) return null
  return (
    <button
      className="link outlet-link"
      type="button"
      aria-label={m.outlet_edit_named({ name: information.name })}
      onClick={() => outletDialog.edit(vendor)}
    >
      {m.outlet_edit()}
    </button>
  )
}
