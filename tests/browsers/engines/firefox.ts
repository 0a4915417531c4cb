// Debian's Firefox ESR, driven by WebDriver BiDi.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areDriversInstalled, DRIVERS_MISSING, importDriver, programOnPath, startDisplay } from '../drivers.ts'
import type { BrowserWindow, Engine, Profile, Size } from '../engine.ts'

/** The part of puppeteer-core that is used here. */
type Puppeteer = { default: { launch(options: object): Promise<Browser> } }
type Browser = {
  connected: boolean
  version(): Promise<string>
  createBrowserContext(): Promise<Context>
  close(): Promise<void>
}
type Context = { newPage(): Promise<Page>; close(): Promise<void> }
type Page = {
  goto(address: string, options: { waitUntil: string[] }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  setViewport(size: Size): Promise<void>
  mouse: { click(x: number, y: number): Promise<void> }
  keyboard: {
    press(key: string): Promise<void>
    down(key: string): Promise<void>
    up(key: string): Promise<void>
    type(text: string): Promise<void>
  }
  goBack(options: { waitUntil: string[] }): Promise<unknown>
  screenshot(): Promise<Uint8Array>
  bringToFront(): Promise<void>
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => {
    if (!programOnPath('firefox-esr') || !programOnPath('Xvfb')) return 'apt-get install firefox-esr xvfb'
    return areDriversInstalled() ? undefined : DRIVERS_MISSING
  },
  launch: async proxy => {
    const display = await startDisplay()
    const home = mkdtempSync(join(tmpdir(), 'firefox-'))
    const { hostname, port } = new URL(proxy)
    const { default: puppeteer } = importDriver<Puppeteer>('puppeteer-core')
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: programOnPath('firefox-esr'),
      headless: false,
      env: { ...process.env, DISPLAY: display.name, HOME: home },
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': hostname,
        'network.proxy.http_port': Number(port),
        'network.proxy.ssl': hostname,
        'network.proxy.ssl_port': Number(port),
        'network.proxy.no_proxies_on': '',
        'network.proxy.allow_hijacking_localhost': true,
        'intl.accept_languages': 'en-US',
      },
    })
    return {
      version: (await browser.version()).replace('firefox/', ''),
      isAlive: () => browser.connected,
      newProfile: size => newProfile(browser, size),
      close: async () => {
        await browser.close()
        await display.stop()
        rmSync(home, { recursive: true, force: true })
      },
    }
  },
}

const COMMITTED = { waitUntil: ['domcontentloaded'] }

async function newProfile(browser: Browser, size: Size): Promise<Profile> {
  const context = await browser.createBrowserContext()
  return {
    // The first tab of a new window has no focus, so every window is a page of its own.
    newWindow: async (): Promise<BrowserWindow> => {
      const page = await context.newPage()
      await page.setViewport(size)
      return {
        open: async address => void (await page.goto(address, COMMITTED)),
        evaluate: expression => page.evaluate(expression),
        pressAt: (x, y) => page.mouse.click(x, y),
        key: async name => {
          const keys = name.split('+')
          const last = keys.pop() ?? ''
          for (const key of keys) await page.keyboard.down(key)
          await page.keyboard.press(last)
          for (const key of keys.reverse()) await page.keyboard.up(key)
        },
        type: text => page.keyboard.type(text),
        back: async () => void (await page.goBack(COMMITTED)),
        screenshot: async () => Buffer.from(await page.screenshot()),
        front: () => page.bringToFront(),
      }
    },
    close: () => context.close(),
  }
}
