// Browser profiles that visits hand on to one another. A new profile with a page costs more of the processor than most tests do
// with it, so the next visit with the same options, whatever its window, gets the one before, emptied: storage, cookies, routes,
// listeners, scripts of the test in its pages, the tab's history. What cannot be taken back (a clock, a closed page) ends the
// profile with its visit.
import type { BrowserContext, Disposable, Page, WebSocketRoute } from 'playwright'
import type { Answer } from './back-end.ts'
import { newProfile, type ProfileOptions, RECORDED } from './browser.ts'

/** Profiles that wait for their next visit; the browser takes some 60 MB for each. */
const IDLE_MAX = 4

/** Functions whose effects stay. */
const LASTING = {
  context: ['grantPermissions', 'newCDPSession', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation'],
  page: ['addLocatorHandler', 'close', 'routeWebSocket', 'setExtraHTTPHeaders'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** Functions that return what takes their effects back. */
const DISPOSABLE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const

/** Functions whose effects are taken back, which takes a while. */
const LOOKS = ['emulateMedia']

const LISTENING = ['on', 'once', 'addListener'] as const

/** A document of every site that runs no scripts; its storage can be reached there. */
const QUIET_PAGE = '/robots.txt'

/** The window of a profile without one of its own. */
const WINDOW = { width: 1280, height: 720 }

/** How long a visit waits for what it asks of a page unless it says otherwise, in milliseconds. */
const PATIENCE_MS = 30_000

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

type Size = { width: number; height: number }

type Profile = {
  key: string
  context: BrowserContext
  page: Page
  lending: Lending | undefined
  /** Something was done that cannot be taken back. */
  spent: boolean
  /** Scripts and functions that the visit has put into its pages. */
  added: Promise<Disposable>[]
  isOffline: boolean
  /** Its preferences were changed. */
  restyled: boolean
  /** Gives preferences back. */
  restyle: () => Promise<void>
  resize: (window: Size) => Promise<void>
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
  const { viewport = WINDOW, ...others } = options
  const key = JSON.stringify(viewport ? others : options)
  const at = idle.findIndex(one => one.key === key)
  const profile = idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await newOne(key, options))
  const { context, page } = profile
  profile.lending = lending
  // The visit before may have been less patient.
  for (const one of [context, page]) one.setDefaultTimeout(PATIENCE_MS)
  if (viewport) await profile.resize(viewport)
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
    added: [],
    isOffline: false,
    restyled: false,
    async restyle() {
      const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' } = options
      await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
    },
    async resize({ width, height }) {
      const now = page.viewportSize()
      if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
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
  note(context, ['setOffline'], ([offline]) => {
    profile.isOffline = offline === true
  })
  note(page, LOOKS, () => {
    profile.restyled = true
  })
  for (const owner of [context, page])
    note<Promise<Disposable>>(owner, DISPOSABLE, (_, added) => profile.added.push(added))
  for (const owner of [context, page])
    note(owner, LISTENING, given => profile.unlisten.push(() => Reflect.apply(owner.off, owner, given)))
  context.close = () => handOn(profile)
  // A page that a test opens next to the first one has the window of the visit too.
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const another = await newPage()
    const window = page.viewportSize()
    if (window) await another.setViewportSize(window)
    return another
  }
  return profile
}

/** Calls `noted` after each of these functions of an object, with what it was given and what it returned. */
function note<Returned>(
  owner: object,
  names: readonly string[],
  noted: (given: unknown[], returned: Returned) => void,
): void {
  for (const name of names) {
    const original: (...given: unknown[]) => Returned = Reflect.get(owner, name)
    Reflect.set(owner, name, (...given: unknown[]) => {
      const returned = original.apply(owner, given)
      noted(given, returned)
      return returned
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
  for (const added of profile.added.splice(0)) await (await added).dispose()
  if (profile.isOffline) await context.setOffline(false)
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
