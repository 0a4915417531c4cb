// The dialog that adds and edits a collection point (COL-001). A part of its own, loaded when it is first opened.
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { type OutletScreen, type OutletState, outletScreen } from '#app/outlets.ts'
import { outletDialog } from '#app/overlays.ts'
import { watchUnsaved } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { type Spot, spotOf } from '#features/addresses/places.ts'
import { problemWords } from '#features/notices/text.ts'
import {
  type OutletField,
  type OutletForm,
  OWNERS_MAX,
  outletView,
  parentsOf,
  riderPreview,
} from '#features/outlets/form.ts'
import { outletWords } from '#features/outlets/text.ts'
import { requestWords } from '#features/request/text.ts'
import { noVendors, vendorLabel } from '#features/vendors/vendors.ts'
import { AddressField } from '#islands/addresses/AddressField.tsx'
import { useMap } from '#islands/page/map.tsx'
import { newMark } from '#map/marks.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const FORM_ID = 'outlet-form'

export function OutletDialog() {
  const { outlet, search } = useMemo(outletScreen, [])
  const dialog = useStore(outletDialog.$dialog, { ssr: () => outletDialog.$dialog.get() })
  const state = useStore(outlet.$state, { ssr: () => outlet.$state.get() })
  const { form, saving, awaiting, refusal, refusedSubmissions } = state
  const open = dialog.collectionPointDialogVisible
  const body = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!open) return
    const isSame = outlet.open(outletDialog.$dialog.get())
    // The place of a suggestion may still be on its way.
    if (!isSame || !search.$search.get().awaited.details) search.settle(outlet.$state.get().form.addressQuery)
  }, [open, outlet, search])
  useEffect(() => watchUnsaved(() => outlet.$state.get().touched), [outlet])
  // What is wrong is drawn first, so that it is read with the field.
  useEffect(() => {
    if (refusedSubmissions > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusedSubmissions])

  const submit = async () => {
    if (await outlet.submit()) outletDialog.close()
  }
  const close = () => {
    outlet.close()
    outletDialog.close()
  }
  const giveUp = () => {
    outlet.discard()
    outletDialog.close()
  }
  const why = refusal && problemWords(refusal)
  return (
    <Dialog
      broad
      open={open}
      // Escape keeps what was typed for the next time; only Cancel gives it up.
      onClose={close}
      busy={saving}
      closeLabel={m.portal_close()}
      title={form.isEditMode ? m.outlet_edit_title() : m.outlet_add()}
      footer={
        <>
          <Button kind="quiet" onClick={giveUp} disabled={saving}>
            {m.outlet_cancel()}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            kind="primary"
            pending={saving || awaiting}
            pendingText={m.outlet_saving()}
          >
            {m.outlet_save()}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        ref={body}
        className="outlet-form"
        aria-label={m.outlet_form()}
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <OutletFields {...{ outlet, search, state }} known={dialog.vendorToEdit?.client_vendor_id} />
        <div className="outlet-side">
          <OutletMap outlet={outlet} form={form} />
          <RiderPreview form={form} />
        </div>
        {refusal && (
          <Notice tone="danger" live="assertive" title={m.outlet_not_saved()}>
            {why}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

// What the rider will read of a collection point, while it is written (COL-101).

function RiderPreview({ form }: { form: OutletForm }) {
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

// Where the collection point is, with a pin that can be moved (ADR-004, ADR-008). The form works in full without it.

type Props = Pick<OutletScreen, 'outlet'> & { form: OutletForm }

function OutletMap({ outlet, form }: Props) {
  const list = useStore(vendors.$list, { ssr: () => noVendors })
  const parent = list.find(({ vendor_id }) => vendor_id === form.parentVendorId)
  const view = outletView(form, parent)
  const around = 'latitude' in view ? [{ latitude: view.latitude, longitude: view.longitude }] : []
  const { location } = form

  const { box, map, failed } = useMap({
    label: m.outlet_map(),
    missing: m.outlet_map_failed(),
    language: document.documentElement.lang,
    around,
    zoom: view.zoom,
    scrollsOnPhones: true,
    pressed: spot => void outlet.movePin(spot),
    ready: true,
  })
  const pin = useMemo(() => map && newMark('receiver'), [map])

  const key = JSON.stringify([view, location])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a place has changed
  useEffect(() => {
    if (!map || !pin) return
    const moved = (spot: Spot) => void outlet.movePin(spot)
    map.setPin(location && { at: location, element: pin, label: m.outlet_pin(), moved })
    if (around.length > 0) map.fit(around, true, view.zoom)
  }, [map, key])

  if (failed) return <p className="map-failed muted">{m.outlet_map_failed()}</p>
  return (
    <div>
      <div className="map outlet-map" ref={box} />
      <p className="hint">{m.outlet_map_hint()}</p>
    </div>
  )
}

// The fields of a collection point, each with what is wrong with it (COL-005 to COL-016).

/** @property known the ID that it has: one without can be given one, since it cannot be saved without */
type OutletFieldsProps = OutletScreen & { state: OutletState; known: string | undefined }

function OutletFields({ outlet, search, state, known }: OutletFieldsProps) {
  const { form, problems } = state
  const parents = parentsOf(useStore(vendors.$list, { ssr: () => noVendors }))
  const wrong = (field: OutletField) => {
    const problem = problems[field]
    return problem && outletWords(problem)
  }
  /** A pin where the reader can move it: where it is, else where the parent is; else the map takes a press anywhere. */
  const placePin = async () => {
    const parent = parents.find(({ vendor_id }) => vendor_id === form.parentVendorId)
    const spot = form.location ?? spotOf(parent?.vendor_information.location ?? {})
    const before = document.activeElement
    if (spot) await outlet.movePin(spot)
    requestAnimationFrame(() => {
      // Whoever went on while the address was fetched stays there.
      if (document.activeElement !== before && document.activeElement !== document.body) return
      const inMap = (what: string) => document.querySelector<HTMLElement>(`.outlet-map ${what}`)
      const place = inMap('[role="application"]') ?? inMap('canvas')
      place?.focus()
    })
  }
  return (
    <div className="outlet-fields">
      {parents.length > 1 && (
        <Select
          label={m.outlet_parent()}
          name="parent"
          prompt={m.outlet_parent_prompt()}
          // A list cannot be read-only: where it is locked, it is one choice.
          options={parents
            .filter(({ vendor_id }) => !form.isEditMode || vendor_id === form.parentVendorId)
            .map(vendor => ({ value: vendor.vendor_id, text: vendorLabel(vendor) }))}
          value={form.parentVendorId}
          onChange={parentVendorId => form.isEditMode || outlet.set({ parentVendorId })}
          aria-readonly={form.isEditMode || undefined}
          error={wrong('parentVendorId')}
        />
      )}
      <div className="pair">
        <TextField
          label={m.outlet_id()}
          name="client-vendor-id"
          dir="ltr"
          readOnly={Boolean(known)}
          hint={known ? undefined : m.outlet_id_hint()}
          value={form.clientVendorId}
          onChange={clientVendorId => outlet.set({ clientVendorId })}
          error={wrong('clientVendorId')}
        />
        <TextField
          label={m.outlet_name()}
          name="label"
          hint={m.outlet_name_hint()}
          value={form.name}
          onChange={name => outlet.set({ name })}
          error={wrong('name')}
        />
      </div>
      <AddressField
        screen={{ problemText: problem => requestWords(problem, String) }}
        id="outlet-address"
        label={m.outlet_address()}
        search={search}
        text={form.addressQuery}
        onText={text => outlet.typeAddress(text)}
        onLocated={address => outlet.chooseAddress(address)}
        onPin={() => void placePin()}
        error={wrong('location')}
      />
      <div className="pair">
        <TextField
          label={m.request_unit()}
          mark={m.request_optional()}
          name="unit"
          value={form.unitNo}
          onChange={unitNo => outlet.set({ unitNo })}
          error={wrong('unitNo')}
        />
        <TextField
          label={m.request_building()}
          mark={m.request_optional()}
          name="building"
          value={form.building}
          onChange={building => outlet.set({ building })}
          error={wrong('building')}
        />
      </div>
      <TextField
        kind="phone"
        label={m.outlet_phone()}
        name="phone"
        value={form.phone}
        onChange={phone => outlet.set({ phone })}
        error={wrong('phone')}
      />
      <TextField
        multiline
        label={m.outlet_instructions()}
        mark={m.request_optional()}
        name="instructions"
        hint={m.outlet_instructions_hint()}
        value={form.riderInstructions}
        onChange={riderInstructions => outlet.set({ riderInstructions })}
        error={wrong('riderInstructions')}
      />
      <Owners outlet={outlet} form={form} wrong={wrong} />
    </div>
  )
}

// Who owns a collection point: e-mail addresses, the first slot always there (COL-012, COL-015).

type OwnersProps = {
  outlet: OutletScreen['outlet']
  form: OutletForm
  wrong(field: OutletField): string | undefined
}

function Owners({ outlet, form, wrong }: OwnersProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const slots = form.owners.length
  const before = useRef(slots)
  // A slot that was added is ready to be typed in; one that was removed leaves the focus to the one before it.
  useEffect(() => {
    const changed = slots !== before.current && list.current?.contains(document.activeElement ?? null)
    const left = slots < before.current && document.activeElement === document.body
    before.current = slots
    if (changed || left) list.current?.querySelectorAll('input')[slots - 1]?.focus()
  }, [slots])
  return (
    <fieldset className="owners" ref={list}>
      <legend>{m.outlet_owners()}</legend>
      <p className="hint">{m.outlet_owners_hint()}</p>
      {form.owners.map((owner, slot) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; its contents move
          key={slot}
          kind="email"
          labelHidden
          label={m.outlet_owner({ number: slot + 1 })}
          name={`owner-${slot}`}
          placeholder="name@example.com"
          value={owner}
          onChange={email => outlet.setOwner(slot, email)}
          error={wrong(`owners.${slot}`)}
          end={
            slot > 0 && (
              <button
                className="clear"
                type="button"
                aria-label={m.outlet_owner_remove({ number: slot + 1 })}
                onClick={() => outlet.removeOwner(slot)}
              >
                <Icon name="x" small />
              </button>
            )
          }
        />
      ))}
      {slots < OWNERS_MAX && (
        <Button kind="quiet" className="owner-add" paintsFirst onClick={() => outlet.addOwner()}>
          <Icon name="plus" small />
          {m.outlet_owner_add()}
        </Button>
      )}
    </fieldset>
  )
}
