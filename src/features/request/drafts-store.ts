// Drafts of requests in the browser, one per vendor (REQ-102).
import { GUEST_VENDOR_ID } from '#features/session/session.ts'
import type { Clock, Storage } from '#platform/ports.ts'
import type { GuestOrders } from '#schema/wire.ts'
import type { Draft } from './draft.ts'
import { DRAFT_KEPT_MS, withDraft } from './draft.ts'
import { restoreDraft, storeDraft } from './prefill.ts'

export type Drafts = {
  read(vendorId: string): Draft | undefined
  write(vendorId: string, draft: Draft): void
  /** Keeps a draft for the page that is about to open, whether or not the device has room for it. */
  passOn(vendorId: string, draft: Draft): void
  /** Takes over what the page before has passed on. */
  takePassed(): void
  /** What was changed in this order when the session ended. */
  readChange(orderId: string): ChangedDraft | undefined
  keepChange(orderId: string, change: ChangedDraft): void
  forgetChange(): void
  /** Deletes all drafts: the user has logged out. */
  clear(): void
  /** Calls the listener when another tab changes a draft; returns a function that stops this. */
  onChange(listener: () => void): () => void
}

type ChangedDraft = Draft & { addressEdited: boolean }

export type DraftsPorts = { storage: Storage; clock: Clock; isGuest(): boolean }

/** @returns the drafts of this device */
export function createDrafts({ storage, clock, isGuest }: DraftsPorts): Drafts {
  const all = () => storage.read('request-drafts') ?? {}
  /** Each new token of a guest names another vendor: the draft is that of the guest. */
  const keyOf = (vendorId: string) => (isGuest() ? GUEST_VENDOR_ID : vendorId)
  const forgetChange = () => storage.remove('changed-order')
  function write(vendorId: string, draft: Draft): void {
    const now = clock.now()
    storage.write('request-drafts', withDraft(all(), keyOf(vendorId), storeDraft(draft, now), now))
  }
  return {
    read(vendorId) {
      const key = keyOf(vendorId)
      const stored = Object.hasOwn(all(), key) ? all()[key] : undefined
      return stored && clock.now() - stored.changedAt < DRAFT_KEPT_MS ? restoreDraft(stored) : undefined
    },
    write,
    passOn(vendorId, draft) {
      write(vendorId, draft)
      if (storage.outlives('request-drafts')) return storage.remove('passed-draft')
      storage.write('passed-draft', { vendorId: keyOf(vendorId), draft: storeDraft(draft, clock.now()) })
    },
    takePassed() {
      const passed = storage.read('passed-draft')
      if (!passed) return
      storage.remove('passed-draft')
      storage.write('request-drafts', withDraft(all(), passed.vendorId, passed.draft, clock.now()))
    },
    readChange(orderId) {
      const stored = storage.read('changed-order')
      if (stored?.orderId !== orderId || clock.now() - stored.draft.changedAt >= DRAFT_KEPT_MS) return undefined
      return { ...restoreDraft(stored.draft), addressEdited: stored.addressEdited }
    },
    keepChange: (orderId, { addressEdited, ...draft }) =>
      storage.write('changed-order', { orderId, addressEdited, draft: storeDraft(draft, clock.now()) }),
    forgetChange,
    clear() {
      storage.remove('request-drafts')
      storage.remove('passed-draft')
      forgetChange()
    },
    onChange: listener => storage.onChange('request-drafts', listener),
  }
}

// The orders that a guest can follow, and the invitation to create an account (GST-002, GST-005, Q52, Q53).

type GuestOrder = GuestOrders[number]

/** The maximum number of remembered orders; the oldest is dropped first. */
const GUEST_ORDERS_MAX = 50

/** Remembers an order of a guest; the first paid one triggers the invitation to create an account, once (Q52). */
export function rememberGuestOrder(storage: Storage, order: GuestOrder): void {
  const before = storage.read('guest-orders') ?? []
  if (before.some(({ order_id }) => order_id === order.order_id)) return
  storage.write('guest-orders', [...before, order].slice(-GUEST_ORDERS_MAX))
  if (!storage.has('guest-invitation')) storage.write('guest-invitation', { ...order, answered: false })
}
