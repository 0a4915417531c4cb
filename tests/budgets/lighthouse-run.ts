// Lighthouse with the browser of this project, on its mobile profile, without a way to the outside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { ROOT } from '../../scripts/root.ts'

export type Auditor = {
  /** Where the browser is debugged. */
  port: number
  /** Runs once. Raises when Lighthouse gives no result. */
  look: (address: string, flags?: Flags) => Promise<Result>
  /**
   * Looks at an address so many times, after one that is not counted: a browser that has just started is slower than it
   * will ever be again.
   */
  audit: (address: string, runs: number) => Promise<Result[]>
  close: () => void
}

/** @param sandboxPort where calls to these hosts go, by default those of the sandbox; without it they lead nowhere */
export async function startAuditor(sandboxPort?: number, hosts = '*.sandbox.localhost:4600'): Promise<Auditor> {
  const sandbox = sandboxPort === undefined ? '' : `MAP ${hosts} 127.0.0.1:${sandboxPort} , `
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

  async function look(address: string, flags: Flags = {}): Promise<Result> {
    const result = await lighthouse(address, { ...flags, port: chrome.port, output: 'json', logLevel: 'error' })
    const why = result ? result.lhr.runtimeError?.message : 'nothing was measured'
    if (!result || why) throw new Error(`Lighthouse gave no result for ${address}: ${why}`)
    return result.lhr
  }

  return {
    port: chrome.port,
    look,
    async audit(address, runs) {
      await look(address)
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) results.push(await look(address))
      return results
    },
    close: () => chrome.kill(),
  }
}
