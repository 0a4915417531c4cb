import { chromium } from './engines/chromium.ts'
import { runJourneys } from './journeys.ts'

runJourneys(chromium)
