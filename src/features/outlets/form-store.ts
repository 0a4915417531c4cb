// The form of a collection point: kept while the dialog is closed, checked, saved once per submission (COL-001, COL-005).
import { atom, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import type { Spot } from '#features/addresses/places.ts'
import type { Phones } from '#features/phones/phones.ts'
import { createIdempotencyKeys } from '#platform/idempotency-keys.ts'
import type { Send, Uuid } from '#platform/ports.ts'
import type { GeolocatorAddress, Vendor } from '#schema/wire.ts'
import type { OutletDialog } from './dialog-store.ts'
import {
  locationOf,
  newOutlet,
  type OutletField,
  type OutletForm,
  type OutletProblems,
  onlyPhone,
  outletOf,
  outletPayload,
  outletProblems,
  withAddressText,
  withLocation,
  withOwner,
  withOwnerAdded,
  withOwnerRemoved,
  withoutOwnerSlot,
  withoutProblem,
} from './form.ts'

export type OutletNotice = { code: 'outlet_saved' } | { code: 'outlet_created' }

export type OutletState = {
  form: OutletForm
  /** Mistakes by field, found when the form was submitted. */
  problems: OutletProblems
  saving: boolean
  /** The form was submitted while the address of a moved pin, or the place of a suggestion, was pending. */
  awaiting: boolean
  /** Why it was not saved. */
  refusal?: CallProblem
  /** Something was typed that is stored nowhere else. */
  touched: boolean
  /** Submissions with mistakes; after each, the first field in error takes the focus. */
  refusedSubmissions: number
}

/** Texts of the form that are kept as they are typed. */
export type OutletTexts = Pick<
  OutletForm,
  'parentVendorId' | 'clientVendorId' | 'name' | 'unitNo' | 'building' | 'phone' | 'riderInstructions'
>

export type OutletFormPorts = {
  send: Send
  uuid: Uuid
  /** ISO code of the site. */
  country: string
  /** Language of the page, as BCP 47. */
  language: string
  phones: Pick<Phones, 'isPossible' | 'international'>
  vendors(): readonly Vendor[]
  /** The vendors have to be fetched again (Q76). */
  saved(): void
  notify(notice: OutletNotice): void
  /** A pin decides where it is: the address field shows this text, and what it was fetching is not wanted any more. */
  placed(text: string): void
}

export type OutletFormStore = {
  $state: ReadableAtom<OutletState>
  /** The dialog opens; what was typed for the same collection point is still there. Returns whether it is. */
  open(dialog: OutletDialog): boolean
  set(changes: Partial<OutletTexts>): void
  setOwner(slot: number, email: string): void
  addOwner(): void
  removeOwner(slot: number): void
  typeAddress(text: string): void
  chooseAddress(address: GeolocatorAddress): void
  /** A suggestion was chosen, and its place is being fetched; or it will not come. */
  awaitPlace(): void
  missPlace(): void
  /** The pin was placed: the address there is filled in. */
  movePin(spot: Spot): Promise<void>
  /** The dialog closes: what was typed is kept, and what waits for its address is not saved. */
  close(): void
  /** Discards what was typed. */
  discard(): void
  /** After a logout: nothing is left, and a pending answer says nothing. */
  reset(): void
  /** Returns whether it was saved. */
  submit(): Promise<boolean>
}

/** @returns an empty form */
export function createOutletForm(ports: OutletFormPorts): OutletFormStore {
  const { send, uuid, country, language, phones } = ports
  const fresh = (form: OutletForm): OutletState => ({
    form,
    problems: {},
    saving: false,
    awaiting: false,
    touched: false,
    refusedSubmissions: 0,
  })
  const $state = atom<OutletState>(fresh(newOutlet([])))
  let shown: OutletDialog | undefined
  const keys = createIdempotencyKeys(uuid)
  let pins = 0
  /** How many sessions have ended here. */
  let session = 0
  /** How many forms were opened, closed or given up. */
  let forms = 0
  /** The last pin, or suggestion, has its place. */
  let isPlaced = false
  /** Whether the place was found: that of the pin or of a suggestion; set while it is being fetched. */
  let named: Promise<boolean> | undefined
  /** Ends the wait for the place of a suggestion. */
  let endWait: ((found: boolean) => void) | undefined

  const update = (changes: Partial<OutletState>) => $state.set({ ...$state.get(), ...changes })

  function edit(form: OutletForm, field?: OutletField): void {
    const { problems, saving, refusal: _, ...rest } = $state.get()
    if (saving) return
    $state.set({
      ...rest,
      saving,
      form,
      touched: true,
      problems: field ? withoutProblem(problems, field) : problems,
    })
  }

  function begin(dialog: OutletDialog): void {
    shown = dialog
    forms++
    keys.forget()
    leavePin()
    const { vendorToEdit, parentWanted } = dialog
    $state.set(fresh(vendorToEdit ? outletOf(vendorToEdit) : newOutlet(ports.vendors(), parentWanted)))
  }

  /** The place is no longer that of the pin or of a suggestion: the pending answer is ignored. */
  function leavePin(found = false): void {
    pins++
    named = undefined
    isPlaced = found
    endWait?.(found)
    endWait = undefined
  }

  /** Returns whether the pin's address was found; that of the last pin, where it was moved meanwhile. */
  async function nameOf({ latitude, longitude }: Spot): Promise<boolean> {
    const mine = ++pins
    const answer = await send('reverseGeocode', { query: { lat: latitude, lng: longitude, language } })
    if (mine !== pins) return named ?? isPlaced
    named = undefined
    if (answer.state === 'failed') {
      update({ problems: { ...$state.get().problems, location: { code: 'outlet_place_unknown' } } })
      return false
    }
    const place = locationOf(answer.value.data.data.address)
    // Riders go to the pin, not to the nearest house number.
    edit(withLocation($state.get().form, { ...place, latitude, longitude }), 'location')
    isPlaced = true
    ports.placed(place.formatted_address)
    return true
  }

  async function save(form: OutletForm): Promise<boolean> {
    const payload = outletPayload({ ...form, phone: phones.international(form.phone) }, country)
    if (!payload) return false
    const call = { input: payload, key: keys.keyFor(JSON.stringify(payload)) }
    const mine = session
    const answer = form.isEditMode
      ? await send('updateOutlet', { ...call, params: { id: form.vendorId } })
      : await send('addOutlet', call)
    if (mine !== session) return false
    keys.ended(answer)
    if (answer.state === 'failed') {
      update({ saving: false, refusal: answer.problem })
      return false
    }
    shown = undefined
    update({ saving: false, touched: false })
    ports.notify({ code: form.isEditMode ? 'outlet_saved' : 'outlet_created' })
    ports.saved()
    return true
  }

  return {
    $state,
    open(dialog) {
      const same =
        shown !== undefined &&
        $state.get().touched &&
        shown.vendorToEdit?.vendor_id === dialog.vendorToEdit?.vendor_id &&
        shown.parentWanted === dialog.parentWanted
      if (!same) begin(dialog)
      return same
    },
    set(changes) {
      const { form } = $state.get()
      const phone = changes.phone === undefined ? {} : { phone: onlyPhone(changes.phone) }
      const [field] = Object.keys(changes) as OutletField[]
      edit({ ...form, ...changes, ...phone }, field)
    },
    setOwner: (slot, email) => edit(withOwner($state.get().form, slot, email), `owners.${slot}`),
    addOwner: () => edit(withOwnerAdded($state.get().form)),
    removeOwner(slot) {
      edit(withOwnerRemoved($state.get().form, slot))
      if (slot > 0) update({ problems: withoutOwnerSlot($state.get().problems, slot) })
    },
    typeAddress(text) {
      leavePin()
      edit(withAddressText($state.get().form, text), 'location')
    },
    chooseAddress(address) {
      edit(withLocation($state.get().form, locationOf(address)), 'location')
      leavePin(true)
    },
    awaitPlace() {
      leavePin()
      edit($state.get().form, 'location')
      named = new Promise(resolve => {
        endWait = resolve
      })
    },
    missPlace() {
      if (endWait) leavePin()
    },
    async movePin(spot) {
      ports.placed($state.get().form.addressQuery)
      leavePin()
      named = nameOf(spot)
      await named
    },
    close() {
      forms++
      update({ awaiting: false })
    },
    discard() {
      shown = undefined
      forms++
      leavePin()
      ports.placed('')
      update({ touched: false, awaiting: false })
    },
    reset() {
      session += 1
      forms++
      shown = undefined
      keys.forget()
      leavePin()
      ports.placed('')
      $state.set(fresh(newOutlet([])))
    },
    async submit() {
      if ($state.get().saving || $state.get().awaiting) return false
      // A place is saved with its address, so that is awaited; without an address nothing can be saved.
      if (named) {
        update({ awaiting: true })
        const mine = forms
        const known = await named
        if (mine !== forms) return false
        update({ awaiting: false })
        if (!known) {
          update({ refusedSubmissions: $state.get().refusedSubmissions + 1 })
          return false
        }
      }
      const { form, refusedSubmissions, refusal: _, problems: before, ...rest } = $state.get()
      const found = outletProblems(form, phones)
      // The pin is at a place without a known address, and the place before is no longer shown.
      const isLost = found.location === undefined && before.location?.code === 'outlet_place_unknown'
      const problems = isLost ? { ...found, location: before.location } : found
      const right = Object.keys(problems).length === 0
      $state.set({ ...rest, form, problems, saving: right, refusedSubmissions: refusedSubmissions + (right ? 0 : 1) })
      return right ? save(form) : false
    },
  }
}
