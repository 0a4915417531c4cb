// Lighthouse with the browser of this project, on its mobile profile, without a way to the outside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ROOT } from '../../scripts/steps.ts'

export type Auditor = {
  /**
   * Runs over an address so many times, after one that is not counted: a browser that has just started is slower than it
   * will ever be again. Raises when Lighthouse gives no result.
   */
  audit: (address: string, runs: number) => Promise<Result[]>
  close: () => void
}

/** @param sandboxPort where calls to the sandbox's hosts go; without it they lead nowhere */
export async function startAuditor(sandboxPort?: number): Promise<Auditor> {
  const sandbox = sandboxPort === undefined ? '' : `MAP *.sandbox.localhost:4600 127.0.0.1:${sandboxPort} , `
  const chrome = await launch({
    chromePath: readFileSync(join(ROOT, '.cache', 'chromium-path'), 'utf8'),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Of a bench's own host.
      '--ignore-certificate-errors',
      '--gaia-url=http://127.0.0.1:9',
      '--component-updater=url-source=http://127.0.0.1:9/x',
      `--host-resolver-rules=${sandbox}MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1`,
    ],
  })
  return {
    async audit(address, runs) {
      const results: Result[] = []
      for (let run = 0; run <= runs; run += 1) {
        const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' })
        if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no result for ${address}`)
        if (run > 0) results.push(result.lhr)
      }
      return results
    },
    close: () => chrome.kill(),
  }
}
