// The photos of many orders, connected (HIS-106).
import { deployment } from '#deployment'
import { indexTable, type ProofOf } from '#features/history/proofs.ts'
import { createProofs } from '#features/history/proofs-store.ts'
import { proofIndexWords } from '#features/history/text.ts'
import { saveFile, writeExport } from './export-file.ts'
import { pastOrders } from './history.ts'
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
  run(proofs: readonly ProofOf[]): Promise<void> {
    const { from, to } = pastOrders.$filters.get().range
    return store.run(proofs, `proofs_${from}_${to}.zip`)
  },
  cancel: store.cancel,
}

atLogout(() => store.cancel())
