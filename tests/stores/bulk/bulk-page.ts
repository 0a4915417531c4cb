// A page of bulk orders over the real client and the sandbox in the same process.
import type { ReadableAtom } from 'nanostores'
import { createSend } from '#api/client'
import { checkRow } from '#domain/bulk/check'
import { createMender } from '#domain/bulk/mending'
import type { BulkNotice } from '#domain/bulk/notices'
import { createBulk } from '#stores/bulk/bulk'
import type { BulkStore } from '#stores/bulk/ports'
import { readFile } from '../../../src/workers/bulk/read-file.ts'
import { writeSheet } from '../../../src/workers/bulk/write-sheet.ts'
import { facts, words } from '../../domain/bulk/examples.ts'
import type { Kit } from '../../sandbox/kit.ts'
import type { Browser } from '../tabs.ts'

export type PageWorld = {
  kit: Kit
  /** Whose token goes with the calls. */
  as: string
  browser: Browser
  tab: ReturnType<Browser['tab']>
  $vendorId: ReadableAtom<string | undefined>
  /** Codes of the notices, paths that were left for, names of the files that were saved. */
  told: string[]
  left: string[]
  saved: string[]
  /** Whether a call is lost on its way there or on its way back. */
  lose(path: string): 'before' | 'after' | undefined
}

/** A page that is opened; the next one in the same tab finds what this one has kept. */
export function openPage({ kit, as, browser, tab, $vendorId, told, left, saved, lose }: PageWorld): BulkStore {
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
      return answer
    },
  })
  const made = createBulk({
    send,
    clock: browser.clock,
    storage: tab.storage,
    uuid: () => crypto.randomUUID(),
    $vendorId,
    currency: () => 'NOK',
    rules: () => ({ mender: createMender(words, facts.phones), check: cells => checkRow(cells, facts) }),
    pause: async () => {},
    read: async (file, onRows) => readFile(new Uint8Array(await file.arrayBuffer()), { ...facts, words }, onRows),
    write: async task => new Blob([writeSheet(task)]),
    base64: async file => Buffer.from(await file.arrayBuffer()).toString('base64'),
    save: (_, name) => saved.push(name),
    notify: (notice: BulkNotice) => told.push(notice.code),
    leave: (path, notice) => left.push(`${path} ${notice.code}`),
  })
  made.start()
  return made
}
