import { chromium as playwright } from 'playwright'
import type { Engine } from '../engine.ts'
import { launchChromium } from './playwright.ts'

/** The Chromium of `npm test`, which is always there. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => undefined,
  launch: proxy => launchChromium(playwright, process.env['CHROMIUM_PATH'] ?? playwright.executablePath(), proxy),
}
