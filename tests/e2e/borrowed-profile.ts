// Browser profiles that visits hand on to one another. A new profile with a page costs more of the processor than most tests do
// with it, so the next visit with the same options gets the one before, emptied: storage, cookies, routes, listeners, the tab's
// history. What cannot be taken back (a clock, a script in every page, a closed page) ends the profile with its visit.
import type { BrowserContext, Page, WebSocketRoute } from 'playwright'
import type { Answer } from './back-end.ts'
import { newProfile, type ProfileOptions, RECORDED } from './browser.ts'

/** Profiles that wait for their next visit; the browser takes some 60 MB for each. */
const IDLE_MAX = 4

/** Functions whose effects stay. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: [
    'addInitScript',
    'addLocatorHandler',
    'close',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** Functions whose effects are taken back, which takes a while. */
const LOOKS = ['emulateMedia', 'setViewportSize']

const LISTENING = ['on', 'once', 'addListener'] as const

/** A document of every site that runs no scripts; its storage can be reached there. */
const QUIET_PAGE = '/robots.txt'

/** The window of a profile without one of its own. */
const WINDOW = { width: 1280, height: 720 }

/** What differs from visit to visit. */
export type Lending = {
  /** The site that is visited. */
  origin: string
  /** What the local storage of the site has; all other storage is empty. */
  kept?: Readonly<Record<string, string>>
  /** Who answers its calls; without it there is no back end. */
  answer?: Answer
  /** Answers a socket for live updates. */
  socket?: (route: WebSocketRoute) => unknown
  /** Called when the visit ends. */
  ended?: () => void
}

type Profile = {
  key: string
  context: BrowserContext
  page: Page
  lending: Lending | undefined
  /** Something was done that cannot be taken back. */
  spent: boolean
  /** Its window or its preferences were changed. */
  restyled: boolean
  /** Gives window and preferences back. */
  restyle: () => Promise<void>
  /** Takes listeners of the visit off. */
  unlisten: (() => void)[]
  forgetHistory: () => Promise<unknown>
  end: () => Promise<void>
}

const idle: Profile[] = []

/** A profile with one page that shows nothing; `context.close()` ends the visit. */
export async function borrowProfile(
  options: ProfileOptions,
  lending: Lending,
): Promise<Pick<Profile, 'context' | 'page'>> {
  const key = JSON.stringify(options)
  const at = idle.findIndex(one => one.key === key)
  const profile = idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await newOne(key, options))
  const { page } = profile
  profile.lending = lending
  const quiet = lending.origin + QUIET_PAGE
  if (page.url() !== quiet) await page.goto(quiet)
  await page.evaluate(kept => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, lending.kept ?? {})
  await profile.forgetHistory()
  return profile
}

async function newOne(key: string, options: ProfileOptions): Promise<Profile> {
  const answer: Answer = async (address, init) => {
    const asked = profile.lending?.answer
    if (!asked) throw new Error(`Nobody answers ${address}`)
    return asked(address, init)
  }
  const context = await newProfile({ ...options, answer })
  await context.routeWebSocket(/\/socket\?/, route => profile.lending?.socket?.(route))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const end = context.close.bind(context)
  const profile: Profile = {
    key,
    context,
    page,
    lending: undefined,
    spent: false,
    restyled: false,
    async restyle() {
      const {
        viewport = WINDOW,
        colorScheme = 'light',
        reducedMotion = 'no-preference',
        forcedColors = 'none',
      } = options
      if (viewport) await page.setViewportSize(viewport)
      await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
    },
    unlisten: [],
    forgetHistory: () => devtools.send('Page.resetNavigationHistory'),
    end,
  }
  const spend = () => {
    profile.spent = true
  }
  note(context, LASTING.context, spend)
  note(page, LASTING.page, spend)
  note(page.clock, LASTING.clock, spend)
  note(page, LOOKS, () => {
    profile.restyled = true
  })
  for (const owner of [context, page])
    note(owner, LISTENING, given => profile.unlisten.push(() => Reflect.apply(owner.off, owner, given)))
  context.close = () => handOn(profile)
  return profile
}

/** Calls `noted` before each of these functions of an object. */
function note(owner: object, names: readonly string[], noted: (given: unknown[]) => void): void {
  for (const name of names) {
    const original: (...given: unknown[]) => unknown = Reflect.get(owner, name)
    Reflect.set(owner, name, (...given: unknown[]) => {
      noted(given)
      return original.apply(owner, given)
    })
  }
}

/** Ends a visit; its profile is emptied for the next one, or ended. */
async function handOn(profile: Profile): Promise<void> {
  const { context, page, lending } = profile
  if (!lending) return
  lending.ended?.()
  // A page that is closed on its way to another one sometimes never says that it is closed; a profile does.
  // What a recorded visit ends with is photographed as its profile ends.
  if (RECORDED || profile.spent || context.pages().length > 1) return profile.end()
  for (const unlisten of profile.unlisten.splice(0)) unlisten()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // Not a blank page: for that the browser starts another process, which takes as long as all the rest.
  const left = await page.goto(lending.origin + QUIET_PAGE).catch(() => null)
  // A page that was about to leave by itself goes its own way.
  if (!left) return profile.end()
  await context.clearCookies()
  if (profile.restyled) await profile.restyle()
  profile.restyled = false
  profile.lending = undefined
  idle.push(profile)
  if (idle.length > IDLE_MAX) await idle.shift()?.end()
}
