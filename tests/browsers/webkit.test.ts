import { webkit } from './engines/webkit.ts'
import { runJourneys } from './journeys.ts'

runJourneys(webkit)
