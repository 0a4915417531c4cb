// Drafts of requests in the browser, one per vendor (REQ-102).
import type { Draft } from '#domain/request/draft'
import { DRAFT_KEPT_MS, restoreDraft, storeDraft, withDraft } from '#domain/request/stored-draft'
import type { Clock, Storage } from '#ports'

export type Drafts = {
  read(vendorId: string): Draft | undefined
  write(vendorId: string, draft: Draft): void
  /** Forgets all drafts: the user logged out. */
  clear(): void
  /** Tells when another tab changed a draft; the answer ends it. */
  onChange(listener: () => void): () => void
}

/** @returns the drafts of this device */
export function createDrafts({ storage, clock }: { storage: Storage; clock: Clock }): Drafts {
  const all = () => storage.read('request-drafts') ?? {}
  return {
    read(vendorId) {
      const stored = Object.hasOwn(all(), vendorId) ? all()[vendorId] : undefined
      return stored && clock.now() - stored.changedAt < DRAFT_KEPT_MS ? restoreDraft(stored) : undefined
    },
    write(vendorId, draft) {
      const now = clock.now()
      storage.write('request-drafts', withDraft(all(), vendorId, storeDraft(draft, now), now))
    },
    clear: () => storage.remove('request-drafts'),
    onChange: listener => storage.onChange('request-drafts', listener),
  }
}
