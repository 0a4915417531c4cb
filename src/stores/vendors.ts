// The user's vendors, the one that is chosen, and the all-outlets toggle (API-020, NAV-005, COL-021, COL-022).
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Loaded } from '#domain/loaded'
import type { CallProblem } from '#domain/problems'
import { chosenVendor, inOrder, type OutletToggle, outletToggle } from '#domain/vendors'
import type { Send, Storage } from '#ports'
import type { Vendor } from '#schema/wire'

export type VendorNotice = { code: 'no_vendors' } | { code: 'vendors_failed' } | { code: 'all_outlets_shown' }

export type Vendors = Loaded<readonly Vendor[], CallProblem>

export type VendorsPorts = {
  send: Send
  storage: Storage
  notify(notice: VendorNotice): void
}

export type VendorsStore = {
  $vendors: ReadableAtom<Vendors>
  $chosen: ReadableAtom<Vendor | undefined>
  $toggle: ReadableAtom<OutletToggle>
  /** Fetches the vendors, and whether the toggle is offered; does nothing while that is under way. */
  load(): Promise<void>
  /** The vendor that the address names (undefined: none), and whether the request screen is shown. */
  show(place: { vendorId: string | undefined; requesting: boolean }): void
  /** Turns the all-outlets toggle on or off and keeps the choice (SES-016). */
  setAllOutlets(on: boolean): void
  /** Back to the beginning, at logout (SES-007). */
  reset(): void
}

const none: readonly Vendor[] = []

/** @returns the vendors of who is logged in; empty until `load` */
export function createVendors({ send, storage, notify }: VendorsPorts): VendorsStore {
  const $vendors = atom<Vendors>({ state: 'loading' })
  const $place = atom<{ vendorId: string | undefined; requesting: boolean }>({ vendorId: undefined, requesting: false })
  const $offered = atom(false)
  const $wanted = atom(false)
  let run = 0
  let loading = false

  const $list = computed($vendors, vendors => (vendors.state === 'ready' ? vendors.value : none))
  const $chosen = computed([$list, $place], (list, { vendorId }) => chosenVendor(list, vendorId))
  const $toggle = computed(
    [$list, $chosen, $offered, $wanted, $place],
    (vendors, chosen, offered, wanted, { requesting }) =>
      outletToggle({ vendors, chosen, offered, wanted, requesting }),
  )

  async function load(): Promise<void> {
    if (loading) return
    loading = true
    const mine = ++run
    $wanted.set(storage.read('vendors')?.enableToggleOutlet ?? false)
    const [answer, offered] = await Promise.all([
      send('listVendors', {}),
      send('countryParameter', { params: { name: 'allOutletOrders' } }),
    ])
    if (mine !== run) return
    loading = false
    $offered.set(offered.state === 'answered' && offered.value.result === true)
    if (answer.state === 'failed') {
      $vendors.set({ state: 'failed', problem: answer.problem })
      if (answer.problem.code !== 'cancelled') notify({ code: 'vendors_failed' })
      return
    }
    const { vendors } = answer.value.result
    $vendors.set({ state: 'ready', value: inOrder(vendors) })
    if (vendors.length === 0) notify({ code: 'no_vendors' })
  }

  return {
    $vendors,
    $chosen,
    $toggle,
    load,
    show: place => $place.set(place),
    setAllOutlets(on) {
      $wanted.set(on)
      storage.write('vendors', { showToggleOutlet: $toggle.get().shown, enableToggleOutlet: on })
      // Turning it off is silent (Q75).
      if (on) notify({ code: 'all_outlets_shown' })
    },
    reset() {
      run++
      loading = false
      $vendors.set({ state: 'loading' })
      $offered.set(false)
      $wanted.set(false)
    },
  }
}
