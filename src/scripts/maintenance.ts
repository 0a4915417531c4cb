// Shows the text that fits, and takes the reader back when both flags are off (LND-103, Q07).
import { askFlags, type FlagQuestion } from './ask-flags.ts'

const POLL_MS = 30_000
/** Spread over this time, so that not everybody who waits asks, and then returns, in the same second. */
const JITTER_MS = 10_000

const page = document.getElementById('maintenance')
const question: FlagQuestion = JSON.parse(page?.dataset['question'] ?? '')
const { back = '/' } = page?.dataset ?? {}

/** The flags that the tab still remembers would send the reader straight back here. */
function leave(): void {
  try {
    sessionStorage.removeItem('flags')
  } catch {
    // Nothing is kept in this browser, so nothing is remembered.
  }
  location.replace(back)
}

async function look(): Promise<void> {
  const flags = await askFlags(question)
  // A flag that is not there is off (Q80).
  const { PlannedMaintenance = false, UnplannedMaintenance = false } = flags ?? {}
  if (flags && !PlannedMaintenance && !UnplannedMaintenance) return leave()
  if (flags && page) page.dataset['shown'] = UnplannedMaintenance ? 'unplanned' : 'planned'
  setTimeout(look, POLL_MS + Math.random() * JITTER_MS)
}

look()
