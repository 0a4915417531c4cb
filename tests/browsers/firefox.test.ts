import { firefox } from './engines/firefox.ts'
import { runJourneys } from './journeys.ts'

runJourneys(firefox)
