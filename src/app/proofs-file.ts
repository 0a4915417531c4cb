// The photos of many orders, connected (HIS-106).
import { deployment } from '#deployment'
import { indexTable, type ProofOf } from '#features/history/proofs.ts'
import { createProofs } from '#features/history/proofs-store.ts'
import { proofIndexWords } from '#features/history/text.ts'
import type { DayRange } from '#features/orders/days.ts'
import { saveFile, writeExport } from './export-file.ts'
import { atLogout, send } from './services.ts'

const store = createProofs({
  proof: (orderId, type, signal) => send('proof', { params: { orderId, type }, signal }),
  pack(proofs, found, signal) {
    const { timezone: zone } = deployment().settings
    const index = indexTable(proofs, found, { words: proofIndexWords(), zone })
    return writeExport({ files: proofs.flatMap(one => found.get(one) ?? []), index, format: 'zip' }, signal)
  },
  save: saveFile,
})

export const proofsFile = {
  $proofs: store.$proofs,
  /** @param days of the orders */
  run: (proofs: readonly ProofOf[], { from, to }: DayRange): Promise<void> =>
    store.run(proofs, `proofs_${from}_${to}.zip`),
  cancel: store.cancel,
}

atLogout(() => store.cancel())
