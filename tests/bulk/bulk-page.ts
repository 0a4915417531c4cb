// A page of bulk orders over the real client and the sandbox in the same process.
import type { ReadableAtom } from 'nanostores'
import { checkRow } from '#features/bulk/check.ts'
import { createNormalizer } from '#features/bulk/normalizer.ts'
import type { BulkNotice } from '#features/bulk/notices.ts'
import type { BulkStore } from '#features/bulk/store.ts'
import { createBulk } from '#features/bulk/store.ts'
import { createSend } from '#platform/client.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { writeSheet } from '#workers/write-sheet.ts'
import type { Browser } from '../platform/tabs.ts'
import type { Kit } from '../sandbox/kit.ts'
import { context, words } from './examples.ts'

export type PageWorld = {
  kit: Kit
  /** Whose token goes with the calls. */
  as: string
  browser: Browser
  tab: ReturnType<Browser['tab']>
  $vendorId: ReadableAtom<string | undefined>
  /** Codes of the notices, paths that were left for, names of the files that were saved. */
  notified: string[]
  left: string[]
  saved: string[]
  /** Whether a call is lost on its way there or on its way back. */
  lose(path: string): 'before' | 'after' | undefined
  /** The answer as it arrives. */
  answered(path: string, answer: Response): Response | Promise<Response>
}

/** A page that is opened; the next one in the same tab finds what this one has kept. */
export function openPage({
  kit,
  as,
  browser,
  tab,
  $vendorId,
  notified,
  left,
  saved,
  lose,
  answered,
}: PageWorld): BulkStore {
  const send = createSend({
    api: kit.base,
    helpCentre: kit.base,
    site: kit.base,
    clock: { ...browser.clock, correct() {} },
    uuid: () => crypto.randomUUID(),
    authorization: () => as,
    fetch: async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input)).pathname
      const lost = lose(path)
      if (lost === 'before') throw new TypeError('network')
      const answer = await kit.sandbox.fetch(input, init)
      if (lost === 'after') throw new TypeError('network')
      return answered(path, answer)
    },
  })
  const made = createBulk({
    send,
    clock: browser.clock,
    storage: tab.storage,
    uuid: () => crypto.randomUUID(),
    $vendorId,
    spelling: () => context,
    zone: () => context.zone,
    rules: () => ({
      normalizer: createNormalizer(words, context.phones, context),
      check: cells => checkRow(cells, context),
    }),
    pause: async () => {},
    formats: () => context.formats,
    read: async (file, onRows, _, as) =>
      readFile(new Uint8Array(await file.arrayBuffer()), { ...context, words, ...as }, onRows),
    write: async task => new Blob([writeSheet(task)]),
    base64: async file => Buffer.from(await file.arrayBuffer()).toString('base64'),
    save: (_, name) => saved.push(name),
    notify: (notice: BulkNotice) => notified.push(notice.code),
    leave: (path, notice) => left.push(`${path} ${notice.code}`),
  })
  made.start()
  return made
}
