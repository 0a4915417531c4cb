// Vitest begins with the largest file while it knows nothing of earlier runs, and this browser takes the longest of the four, so
// it is named at length here: whoever begins with it has the shortest run.
import { webkit } from './engines/webkit.ts'
import { runJourneys } from './journeys.ts'

runJourneys(webkit)
