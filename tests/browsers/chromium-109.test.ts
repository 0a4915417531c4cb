import { chromium109 } from './engines/chromium-109.ts'
import { runJourneys } from './journeys.ts'

runJourneys(chromium109)
