// The demo sites as they were built before the tests, served as a host would, and a browser that can reach nothing else.
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { type Preview, startPreview } from '#generator/preview'
import { DEMO_OUT } from '../../scripts/build-demo.ts'

export type BuiltSites = {
  browser: Browser
  /** Origin of a served pair, such as that of `foodpanda-SG`. */
  origin: (pair: string) => string
  close: () => Promise<void>
}

const CLOSED_TO_THE_OUTSIDE = [
  '--gaia-url=http://127.0.0.1:9',
  '--component-updater=url-source=http://127.0.0.1:9/x',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/** Serves demo sites, each on a port of its own. */
export async function serveDemo(pairs: readonly string[]): Promise<BuiltSites> {
  const previews = new Map<string, Preview>()
  for (const pair of pairs) previews.set(pair, await startPreview({ folder: join(DEMO_OUT, pair), port: 0 }))
  const path = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    chromiumSandbox: false,
    args: CLOSED_TO_THE_OUTSIDE,
  })
  return {
    browser,
    origin: pair => {
      const preview = previews.get(pair)
      if (!preview) throw new Error(`${pair} not served`)
      return preview.url
    },
    close: async () => {
      await browser.close()
      for (const preview of previews.values()) await preview.close()
    },
  }
}
