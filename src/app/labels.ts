// Labels of parcels, connected: the paper that this device prints on (BLK-110).
import type { LabelPaper } from '#features/orders/label-paper.ts'
import { yieldToMain } from '#platform/yield-to-main.ts'
import { storage } from './services.ts'

export const labelPaper = {
  read: (): LabelPaper => storage.read('label-paper') ?? 'a4-8',
  /** Lets the page draw between two sheets. */
  pause: yieldToMain,
  keep: (paper: LabelPaper): void => storage.write('label-paper', paper),
}
