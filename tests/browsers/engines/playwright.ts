// Chromium of this machine and Chromium 109, both driven by Playwright.
import type { Browser, BrowserType } from 'playwright'
import type { BrowserWindow, Profile, RunningBrowser, Size } from '../engine.ts'

/** Without the bypass rule Chromium asks this machine without the proxy. */
const THROUGH_PROXY = ['--proxy-bypass-list=<-loopback>', '--gaia-url=http://127.0.0.1:9', '--lang=en-US']

export async function launchChromium(
  type: BrowserType,
  executablePath: string,
  proxy: string,
  args: readonly string[] = [],
): Promise<RunningBrowser> {
  const browser = await type.launch({
    executablePath,
    chromiumSandbox: false,
    proxy: { server: proxy },
    args: [...THROUGH_PROXY, ...args],
  })
  return {
    version: browser.version(),
    isAlive: () => browser.isConnected(),
    newProfile: size => newProfile(browser, size),
    close: () => browser.close(),
  }
}

async function newProfile(browser: Browser, viewport: Size): Promise<Profile> {
  const context = await browser.newContext({ viewport })
  return {
    newWindow: async (): Promise<BrowserWindow> => {
      const page = await context.newPage()
      return {
        open: async address => void (await page.goto(address, { waitUntil: 'commit' })),
        evaluate: expression => page.evaluate(expression),
        pressAt: (x, y) => page.mouse.click(x, y),
        key: name => page.keyboard.press(name),
        type: text => page.keyboard.type(text),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        screenshot: () => page.screenshot(),
        front: () => page.bringToFront(),
      }
    },
    close: () => context.close(),
  }
}
