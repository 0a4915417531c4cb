// Debian's WebKit, driven by its own WebDriver: the engine of Safari in a window without a menu. The protocol is six calls over
// HTTP, so no package is between.
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { isExecutable, programOnPath, startDisplay, startDriver, stopDriver } from '../drivers.ts'
import type { BrowserWindow, Engine, Profile, Size } from '../engine.ts'

const LIBRARIES = '/usr/lib'
const READY_MILLISECONDS = 10_000
const LOOK_MILLISECONDS = 50
const CLOSE_MILLISECONDS = 5000
/** A script that was asked for while a page takes the place of another may never be answered, though the driver lives. */
const SCRIPT_MILLISECONDS = 12_000
/** So many scripts without an answer, one after the other, and the driver is dead. */
const LOST_SCRIPTS_MAX = 2

/** Code points of WebDriver for keys that type nothing. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    programOnPath('WebKitWebDriver') && programOnPath('Xvfb') && miniBrowser()
      ? undefined
      : 'apt-get install webkit2gtk-driver xvfb',
  launch: async proxy => {
    const display = await startDisplay()
    const first = await startSession(display.name, proxy)
    const open = new Set([first])
    let unused: Session | undefined = first
    return {
      version: first.version,
      isAlive: () => [...open].every(session => session.isAlive()),
      newProfile: async size => {
        const session = unused ?? (await startSession(display.name, proxy))
        unused = undefined
        open.add(session)
        const profile = newProfile(session, size)
        return {
          ...profile,
          close: async () => {
            open.delete(session)
            await profile.close()
          },
        }
      },
      close: async () => {
        await unused?.close()
        await display.stop()
      },
    }
  },
}

type Session = { call: Call; path: string; version: string; isAlive(): boolean; lose(): void; close(): Promise<void> }

/** A browser of its own: a driver has one session at a time. */
async function startSession(display: string, proxy: string): Promise<Session> {
  const port = await freePort()
  const driver = startDriver('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Without a graphics card the pages are drawn in memory.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LC_ALL: 'en_US.UTF-8' },
  })
  let isLost = false
  const call = caller(`http://127.0.0.1:${port}`, () => {
    isLost = true
  })
  const until = Date.now() + READY_MILLISECONDS
  while (!(await call('GET', '/status').then(Boolean, () => false))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer')
    await new Promise(resolve => setTimeout(resolve, LOOK_MILLISECONDS))
  }
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    // The proxy of the protocol is not asked for sockets; that of the program is.
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', `--proxy=${proxy}`] },
  }
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const path = `/session/${sessionId}`
  return {
    call,
    path,
    version: capabilities.browserVersion,
    lose: () => {
      isLost = true
    },
    isAlive: () => !isLost && driver.exitCode === null && driver.signalCode === null,
    close: async () => {
      // A driver that no longer answers is ended all the same.
      const tooLate = new Promise(resolve => setTimeout(resolve, CLOSE_MILLISECONDS).unref())
      await Promise.race([call('DELETE', path).catch(() => {}), tooLate])
      await stopDriver(driver)
    },
  }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Rejects with the message of the driver when it refuses; a session that it no longer has is told besides. */
const caller =
  (base: string, onLost: () => void): Call =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch(error => {
      throw new Error(`${method} ${path}: no answer`, { cause: error })
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) {
      const text = JSON.stringify(value)
      if (text.includes('invalid session id')) onLost()
      throw new Error(`${method} ${path}: ${text}`)
    }
    return value
  }

function newProfile({ call, path: session, lose, close }: Session, size: Size): Profile {
  const ask = (path: string, body?: object) => call('POST', session + path, body)
  let opened = 0
  let lostScripts = 0
  let current = ''
  return {
    newWindow: async (): Promise<BrowserWindow> => {
      const handle =
        opened++ === 0
          ? String(await call('GET', `${session}/window`))
          : ((await ask('/window/new', { type: 'window' })) as { handle: string }).handle
      const select = async () => {
        if (current !== handle) await ask('/window', { handle })
        current = handle
      }
      const here = async (path: string, body?: object): Promise<unknown> => {
        await select()
        return ask(path, body)
      }
      const keys = (all: readonly { type: string; value: string }[]) =>
        here('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: all }] })
      const evaluate = async (expression: string) => {
        const answer = here('/execute/sync', { script: `return ${expression}`, args: [] })
        const value = await Promise.race([answer, lostAfter(SCRIPT_MILLISECONDS)])
        if (value !== LOST) {
          lostScripts = 0
          return value
        }
        answer.catch(() => {})
        lostScripts += 1
        if (lostScripts >= LOST_SCRIPTS_MAX) lose()
        throw new Error('a script was not answered')
      }
      await fitViewport(here, evaluate, size)
      return {
        open: async address => void (await here('/url', { url: address })),
        evaluate,
        pressAt: async (x, y) => {
          const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
          const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
          await here('/actions', {
            actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
          })
        },
        key: async name => {
          const values = name.split('+').map(key => KEYS[key] ?? key)
          const up = [...values].reverse().map(value => ({ type: 'keyUp', value }))
          await keys([...values.map(value => ({ type: 'keyDown', value })), ...up])
        },
        type: async text => {
          const both = (value: string) => ['keyDown', 'keyUp'].map(type => ({ type, value }))
          await keys([...text].flatMap(both))
        },
        back: async () => void (await here('/back')),
        screenshot: async () => {
          await select()
          return Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64')
        },
        front: select,
      }
    },
    close,
  }
}

const LOST = Symbol('lost')

const lostAfter = (milliseconds: number): Promise<typeof LOST> =>
  new Promise(resolve => setTimeout(() => resolve(LOST), milliseconds).unref())

/** Sizes the window so that the page has this much room. */
async function fitViewport(
  ask: (path: string, body: object) => Promise<unknown>,
  evaluate: (expression: string) => Promise<unknown>,
  { width, height }: Size,
): Promise<void> {
  await ask('/window/rect', { width, height, x: 0, y: 0 })
  const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
  await ask('/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight, x: 0, y: 0 })
}

/** The browser's own program, below the libraries of the machine's kind of processor. */
function miniBrowser(): string | undefined {
  try {
    return readdirSync(LIBRARIES)
      .flatMap(machine => ['4.1', '4.0'].map(api => join(LIBRARIES, machine, `webkit2gtk-${api}`, 'MiniBrowser')))
      .find(isExecutable)
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
