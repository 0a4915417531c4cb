// The fields of a collection point, each with what is wrong with it (COL-005 to COL-016).
import type { OutletScreen, OutletState } from '#app/outlets'
import { vendors } from '#app/vendors'
import type { OutletField } from '#domain/outlets/checks'
import { parentsOf } from '#domain/outlets/form'
import { spotOf } from '#domain/request/places'
import { vendorLabel } from '#domain/vendors'
import { m } from '#messages'
import { outletWords } from '#text/outlet-words'
import { requestWords } from '#text/request-words'
import { Select } from '#ui/Select'
import { TextField } from '#ui/TextField'
import { AddressField } from '../request/AddressField.tsx'
import { useLive } from '../shell/use-live.ts'
import { Owners } from './Owners.tsx'

const loading = { state: 'loading' } as const
const INSTRUCTIONS_MAX = 1000

type Props = OutletScreen & { state: OutletState }

export function OutletFields({ outlet, search, state }: Props) {
  const { form, problems } = state
  const list = useLive(vendors.$vendors, loading)
  const parents = list.state === 'ready' ? parentsOf(list.value) : []
  const wrong = (field: OutletField) => {
    const problem = problems[field]
    return problem && outletWords(problem)
  }
  /** A pin where the reader can move it: where it is, else where the parent is; else the map takes a press anywhere. */
  const placePin = async () => {
    const parent = parents.find(({ vendor_id }) => vendor_id === form.parentVendorId)
    const spot = form.location ?? spotOf(parent?.vendor_information.location ?? {})
    if (spot) await outlet.movePin(spot)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.outlet-map [role="application"], .outlet-map canvas')?.focus(),
    )
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
          maxLength={64}
          dir="ltr"
          readOnly={form.isEditMode}
          hint={form.isEditMode ? undefined : m.outlet_id_hint()}
          value={form.clientVendorId}
          onChange={clientVendorId => outlet.set({ clientVendorId })}
          error={wrong('clientVendorId')}
        />
        <TextField
          label={m.outlet_name()}
          name="label"
          maxLength={200}
          hint={m.outlet_name_hint()}
          value={form.name}
          onChange={name => outlet.set({ name })}
          error={wrong('name')}
        />
      </div>
      <AddressField
        it={{ say: problem => requestWords(problem, String) }}
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
          maxLength={64}
          value={form.unitNo}
          onChange={unitNo => outlet.set({ unitNo })}
        />
        <TextField
          label={m.request_building()}
          mark={m.request_optional()}
          name="building"
          maxLength={128}
          value={form.building}
          onChange={building => outlet.set({ building })}
        />
      </div>
      <TextField
        kind="phone"
        label={m.outlet_phone()}
        name="phone"
        maxLength={32}
        value={form.phone}
        onChange={phone => outlet.set({ phone })}
        error={wrong('phone')}
      />
      <TextField
        multiline
        label={m.outlet_instructions()}
        mark={m.request_optional()}
        name="instructions"
        maxLength={INSTRUCTIONS_MAX}
        hint={m.outlet_instructions_hint()}
        value={form.riderInstructions}
        onChange={riderInstructions => outlet.set({ riderInstructions })}
      />
      <Owners outlet={outlet} form={form} wrong={wrong} />
    </div>
  )
}
