// Real builds of a few pairs, served as a host would, and a browser that can reach nothing else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { type Preview, startPreview } from '#generator/preview'
import { ROOT } from '../../scripts/steps.ts'
import { runBuild } from '../budgets/run-build.ts'

export type BuiltSites = {
  browser: Browser
  /** Origin of a built pair, such as that of `foodpanda-SG`. */
  origin: (pair: string) => string
  close: () => Promise<void>
}

const CLOSED_TO_THE_OUTSIDE = [
  '--gaia-url=http://127.0.0.1:9',
  '--component-updater=url-source=http://127.0.0.1:9/x',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/** Builds the pairs for prd and serves each on a port of its own. Raises when a build fails. */
export async function buildAndServe(
  pairs: readonly (readonly [brand: string, country: string])[],
): Promise<BuiltSites> {
  const work = mkdtempSync(join(tmpdir(), 'static-pages-'))
  const previews = new Map<string, Preview>()
  for (const [brand, country] of pairs) {
    const pair = `${brand}-${country}`
    runBuild(ROOT, work, ['--brand', brand, '--country', country])
    previews.set(pair, await startPreview({ folder: join(work, pair), port: 0 }))
  }
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
      if (!preview) throw new Error(`${pair} not built`)
      return preview.url
    },
    close: async () => {
      await browser.close()
      for (const preview of previews.values()) await preview.close()
      rmSync(work, { recursive: true, force: true })
    },
  }
}
