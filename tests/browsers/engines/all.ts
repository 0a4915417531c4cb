import type { Engine } from '../engine.ts'
import { chromium } from './chromium.ts'
import { chromium109 } from './chromium-109.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** Every browser that the journeys know. */
export const engines: readonly Engine[] = [chromium, chromium109, firefox, webkit]
