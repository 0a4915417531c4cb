// The screens that share a map, each to be put in the place of another (TRK-104). Loaded when somebody begins to use the page.
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { languagePrefixes, type SharedScreen } from '#app/services.ts'
import { shareScreens } from '#app/shared-screens.ts'
import { splitPrefix } from '#contract/routes.ts'
import historySheet from '#islands/history/history.css?url'
import requestSheet from '#islands/request/request.css?url'
import labelsSheet from '#islands/tracking/labels.css?url'
import trackingSheet from '#islands/tracking/tracking.css?url'
import detailSheet from '#islands/tracking/tracking-detail.css?url'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'

type ScreenProps = { prefix: string; language: string; heading: string }

type Parts = {
  heading(): string
  load(): Promise<ComponentType<ScreenProps>>
  sheets: readonly string[]
}

/** Where a screen does not come, its page is opened. */
const HERE = { onFailure: 'caller' } as const

const parts: Record<SharedScreen, Parts> = {
  '/request-a-rider': {
    heading: () => m.portal_title_request(),
    load: async () => (await importWithRetry(() => import('#islands/request/RequestForm.tsx'), HERE)).RequestForm,
    sheets: [requestSheet],
  },
  '/order-tracking': {
    heading: () => m.portal_title_tracking(),
    load: async () => (await importWithRetry(() => import('#islands/tracking/TrackingBoard.tsx'), HERE)).TrackingBoard,
    sheets: [trackingSheet, labelsSheet, detailSheet],
  },
  '/history': {
    heading: () => m.portal_title_history(),
    load: async () => (await importWithRetry(() => import('#islands/history/HistoryTable.tsx'), HERE)).HistoryTable,
    sheets: [historySheet, labelsSheet, detailSheet],
  },
}

const loaded = new Map<string, Promise<unknown>>()

/** What `make` promises, asked for once; again when it has failed. */
function once<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
  const known = loaded.get(key) as Promise<Value> | undefined
  if (known) return known
  const made = make()
  loaded.set(key, made)
  made.catch(() => loaded.delete(key))
  return made
}

shareScreens(async screen => {
  const [Screen, draw] = await Promise.all([component(screen), client(), ...parts[screen].sheets.map(addSheet)])
  const heading = parts[screen].heading()
  return { heading, put: () => put(screen, Screen, draw, heading) }
})

type Draw = typeof import('#islands/page/island-client.tsx').default

/** What draws the islands of the page: as a module that others import it would be one more file for every page. */
const client = async (): Promise<Draw> => {
  const address = document.querySelector('astro-island')?.getAttribute('renderer-url') ?? ''
  return (await importWithRetry(() => import(/* @vite-ignore */ address), HERE)).default
}

const component = (screen: SharedScreen) => once(screen, parts[screen].load)

const addSheet = (href: string) =>
  once(
    href,
    () =>
      new Promise<void>((resolve, reject) => {
        const sheet = document.createElement('link')
        sheet.rel = 'stylesheet'
        sheet.href = href
        sheet.onload = () => resolve()
        sheet.onerror = () => {
          sheet.remove()
          reject(new Error(`${href} did not load`))
        }
        document.head.append(sheet)
      }),
  )

let count = 0

/** The screen before is gone and this one is there before anything is painted, so that the map is seen without a break. */
function put(screen: SharedScreen, Screen: ComponentType<ScreenProps>, draw: Draw, heading: string): void {
  const main = document.getElementById('content')
  const title = main?.querySelector<HTMLElement>('.screen-title')
  if (!main || !title) throw new Error('.screen-title not set')
  // It says what is coming while a page is read, and this one is another screen now.
  delete document.body.dataset['route']
  document.body.dataset['shown'] = screen
  title.textContent = heading
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  for (const island of main.querySelectorAll('astro-island, [data-screen]')) {
    island.dispatchEvent(new CustomEvent('astro:unmount'))
    island.remove()
  }
  const box = document.createElement('div')
  box.className = 'contents'
  box.dataset['screen'] = ''
  box.setAttribute('prefix', `s${++count}-`)
  main.append(box)
  const { prefix } = splitPrefix(location.pathname, languagePrefixes())
  const properties = { prefix, heading, language: document.documentElement.lang }
  flushSync(() => draw(box)(Screen as ComponentType<object>, properties))
}
