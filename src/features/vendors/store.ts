// The vendors of the session, the chosen one, and the all-outlets toggle (API-020, API-021, COL-021 to COL-026).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { type CallProblem, isForbidden, isUnauthorized } from '#contract/call-problem.ts'
import { type Session, sessionVendorId } from '#features/session/session.ts'
import type { Answered, Clock, Send, Storage } from '#platform/ports.ts'
import type { Vendor } from '#schema/wire.ts'
import {
  chosenVendor,
  guestVendor,
  inOrder,
  isPending,
  type Loaded,
  noVendors,
  type OutletToggle,
  outletToggle,
} from './vendors.ts'

export type VendorNotice =
  | { code: 'no_vendors' }
  | { code: 'vendors_failed' }
  | { code: 'vendor_failed' }
  /** The session may not read its own vendor: the reader should log out and in (COL-026). */
  | { code: 'vendor_info_failed' }
  | { code: 'all_outlets_shown' }

export type Vendors = Loaded<readonly Vendor[], CallProblem>

/** How often a new collection point is checked until it can be used, in milliseconds (COL-101). */
export const PENDING_POLL_MS = 30_000

export type VendorsPorts = {
  send: Send
  clock: Clock
  storage: Storage
  /** Whose vendors they are. */
  session(): Session
  /** ISO 4217, for the vendor of a guest. */
  currency(): string
  /** The country parameter allOutletOrders (Q75). */
  allOutletsOffered(): Promise<boolean>
  notify(notice: VendorNotice): void
}

export type VendorsStore = {
  $vendors: ReadableAtom<Vendors>
  /** The same as a list, empty until they are known. */
  $list: ReadableAtom<readonly Vendor[]>
  /** The vendor of this id; `waiting` while they are being fetched. */
  find(id: string): Vendor | 'waiting' | undefined
  $chosen: ReadableAtom<Vendor | undefined>
  /** The ID in the address, if it is none of the user's vendors (RTE-101). */
  $foreignId: ReadableAtom<string | undefined>
  $toggle: ReadableAtom<OutletToggle>
  /** Fetches the vendors, and whether the toggle is offered; ignored while a fetch is pending. */
  load(): Promise<void>
  /** Fetches the vendors of a user, or that of the embedded portal, again in the background; on failure nothing changes (Q76). */
  refresh(): Promise<void>
  /** The vendor in the address (undefined: none), and whether the request screen is shown. */
  show(place: { vendorId: string | undefined; requesting: boolean }): void
  /** Switches the all-outlets toggle and stores the choice (SES-016). */
  setAllOutlets(on: boolean): void
  /** Clears everything, at logout (SES-007). */
  reset(): void
}

/** @returns the vendors of the session; empty until `load` */
export function createVendors(ports: VendorsPorts): VendorsStore {
  const { send, clock, storage, session, currency, allOutletsOffered, notify } = ports
  const $vendors = atom<Vendors>({ state: 'loading' })
  const $place = atom<{ vendorId: string | undefined; requesting: boolean }>({ vendorId: undefined, requesting: false })
  const $offered = atom(false)
  const $wanted = atom(false)
  let run = 0
  /** Counts what asks whether the toggle is offered: the answer to an older one may come late. */
  let asked = 0
  let loading = false
  let stopWaiting = () => {}

  const $list = computed($vendors, vendors => (vendors.state === 'ready' ? vendors.value : noVendors))
  /** The branch that is chosen where the address names none: it stays so while the page is open, also under another name. */
  let defaultId: string | undefined
  const $chosen = computed([$list, $place], (list, { vendorId }) => {
    if (vendorId !== undefined) return chosenVendor(list, vendorId)
    const chosen = list.find(vendor => vendor.vendor_id === defaultId) ?? chosenVendor(list, undefined)
    defaultId = chosen?.vendor_id ?? defaultId
    return chosen
  })
  const $foreignId = computed([$list, $place], (list, { vendorId }) =>
    list.length > 0 && chosenVendor(list, vendorId) === undefined ? vendorId : undefined,
  )
  const $toggle = computed(
    [$list, $chosen, $offered, $wanted, $place],
    (vendors, chosen, offered, wanted, { requesting }) =>
      outletToggle({ vendors, chosen, offered, wanted, requesting }),
  )

  async function load(): Promise<void> {
    if (loading) return
    loading = true
    const mine = ++run
    const question = ++asked
    // After "Try again" the reader sees that it is being tried.
    if ($vendors.get().state === 'failed') $vendors.set({ state: 'loading' })
    const loaded = await read(session())
    if (mine !== run) return
    loading = false
    const { offered } = loaded
    if (typeof offered === 'boolean') $offered.set(offered)
    else void offered.then(known => question === asked && $offered.set(known))
    $vendors.set(loaded.vendors)
    if (loaded.notice) notify(loaded.notice)
    refreshWhilePending()
  }

  async function refresh(): Promise<void> {
    const who = session()
    if (loading || who.mode === 'GUEST' || (who.mode === 'CLASSIC' && who.login === null)) return
    const mine = ++run
    const again = who.mode === 'GODROID' ? await ofEmbedded(who.vendorId) : await ofUser()
    if (mine !== run) return
    // What was saved must appear at some point, and not revert.
    if (again.state === 'failed') return refreshLater()
    $vendors.set(ready(again.value))
    refreshWhilePending()
  }

  function refreshLater(): void {
    stopWaiting()
    stopWaiting = clock.after(PENDING_POLL_MS, () => void refresh())
  }

  /** A new collection point becomes usable without a reload (COL-101). */
  function refreshWhilePending(): void {
    stopWaiting()
    if ($list.get().some(isPending)) refreshLater()
  }

  async function ofUser(): Promise<Answered<readonly Vendor[]>> {
    const answer = await send('listVendors', {})
    return answer.state === 'failed' ? answer : { state: 'answered', value: answer.value.result.vendors }
  }

  async function ofEmbedded(id: string): Promise<Answered<readonly Vendor[]>> {
    const answer = await send('readVendor', { params: { id } })
    return answer.state === 'failed' ? answer : { state: 'answered', value: [answer.value.result] }
  }

  type Read = { vendors: Vendors; offered: boolean | Promise<boolean>; notice?: VendorNotice }
  const ready = (vendors: readonly Vendor[]): Vendors => ({ state: 'ready', value: inOrder(vendors) })

  /** A user has several vendors, an embedded portal its own, a guest one that exists only here (GST-003). */
  async function read(who: Session): Promise<Read> {
    if (who.mode === 'GUEST') return { vendors: ready([guestVendor(sessionVendorId(who), currency())]), offered: false }
    return who.mode === 'GODROID' ? readSessionVendor(who.vendorId) : readList(who.login !== null)
  }

  async function readSessionVendor(id: string): Promise<Read> {
    const answer = await ofEmbedded(id)
    if (answer.state === 'answered') return { vendors: ready(answer.value), offered: false }
    const { problem } = answer
    const code = isUnauthorized(problem) || isForbidden(problem) ? 'vendor_info_failed' : 'vendor_failed'
    return failed(problem, { code })
  }

  async function readList(somebody: boolean): Promise<Read> {
    if (!somebody) return { vendors: { state: 'loading' }, offered: false }
    $wanted.set(storage.read('vendors')?.enableToggleOutlet ?? false)
    const offered = allOutletsOffered()
    const answer = await ofUser()
    if (answer.state === 'failed') return failed(answer.problem, { code: 'vendors_failed' })
    return {
      vendors: ready(answer.value),
      // Only where it was switched on do the orders that are shown depend on it.
      offered: $wanted.get() ? await offered : offered,
      ...(answer.value.length === 0 && { notice: { code: 'no_vendors' as const } }),
    }
  }

  const failed = (problem: CallProblem, notice: VendorNotice): Read => ({
    vendors: { state: 'failed', problem },
    offered: false,
    ...(problem.code !== 'cancelled' && { notice }),
  })

  return {
    $vendors,
    $list,
    find: id =>
      $vendors.get().state === 'loading' ? 'waiting' : $list.get().find(({ vendor_id }) => vendor_id === id),
    $chosen,
    $foreignId,
    $toggle,
    load,
    refresh,
    show: place => $place.set(place),
    setAllOutlets(on) {
      $wanted.set(on)
      storage.write('vendors', { showToggleOutlet: $toggle.get().shown, enableToggleOutlet: on })
      // Switching it off shows no notice (Q75).
      if (on) notify({ code: 'all_outlets_shown' })
    },
    reset() {
      run++
      asked++
      stopWaiting()
      loading = false
      defaultId = undefined
      $vendors.set({ state: 'loading' })
      $offered.set(false)
      $wanted.set(false)
    },
  }
}
