// What a walk sees of a page; the functions that say so run in the page.
import type { Page } from 'playwright'

export type Seen = {
  /** The same as long as no other document was loaded. */
  document: number
  headings: number
  hasFocus: boolean
  dialogs: number
  /** The name of the topmost dialog. */
  dialog: string
  /** Its keys are its own: it is modal, or has the focus. A panel beside the page may have neither. */
  dialogHearsKeys: boolean
  /** The first heading. */
  heading: string
  /** Something lies over the page for a while: a dialog, a menu, a list, a notice. */
  isCovered: boolean
  /** There is a page or a state to go back to. */
  canGoBack: boolean
  /** What moved without a press since the last look, as a score of layout shifts. */
  shifted: number
}

/** Before any script of the page: counts what moves by itself, and keeps what would leave the page. */
export function watchShifts(): void {
  const own = { shifted: 0, print: () => {}, open: () => null }
  Object.assign(globalThis, own)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

export function landmarksOf(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isShown)
    const top = dialogs.at(-1)
    const headings = [...document.querySelectorAll('h1')].filter(
      one => isShown(one) && !one.closest('[inert], [aria-hidden=true]'),
    )
    const covers = [
      ...document.querySelectorAll(
        '[role=menu], [role=listbox], [role=dialog], details[open], .toast, .map-sheet.pulled',
      ),
    ]
    const { navigation } = globalThis as unknown as { navigation?: { canGoBack: boolean } }
    const shifted = Number(Reflect.get(globalThis, 'shifted') ?? 0)
    Reflect.set(globalThis, 'shifted', 0)
    return {
      document: performance.timeOrigin,
      headings: headings.length,
      heading: headings[0]?.textContent?.trim() ?? '',
      isCovered: dialogs.length > 0 || covers.some(isShown),
      canGoBack: navigation?.canGoBack ?? false,
      hasFocus: document.activeElement !== null && document.activeElement !== document.body,
      dialogs: dialogs.length,
      dialog: top?.getAttribute('aria-label') ?? top?.querySelector('h1, h2, h3')?.textContent ?? '',
      dialogHearsKeys: top !== undefined && (top.closest(':modal') !== null || top.contains(document.activeElement)),
      shifted,
    }
  })
}

/** What can be pressed or filled in by somebody who sees the page, with its role and name. */
export function controlsOn(): { element: Element; role: string; name: string }[] {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labelled = ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => label.textContent).join(' ')
    const text = labelled || element.getAttribute('aria-label') || labels || element.textContent || ''
    return text.trim().replace(/\s+/g, ' ').slice(0, 60)
  }
  const roleOf = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return 'listbox'
    if (element instanceof HTMLTextAreaElement) return 'textbox'
    if (element instanceof HTMLInputElement) return /^(checkbox|radio)$/.test(element.type) ? element.type : 'textbox'
    return element.getAttribute('role') ?? (element instanceof HTMLAnchorElement ? 'link' : 'button')
  }
  /** Links to a part of the same page move no focus in any browser. */
  const isInside = ({ href, target, download }: HTMLAnchorElement) =>
    new URL(href, location.href).origin === location.origin &&
    !href.includes('#') &&
    target !== '_blank' &&
    download === ''
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type=file], [type=hidden]), [role=option], [role=menuitem], [role=tab], [role=gridcell], [role=switch], [role=slider]',
  )
  return [...all]
    .filter(element => {
      if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled, [aria-disabled=true]'))
        return false
      if (element instanceof HTMLInputElement && element.readOnly) return false
      if (element instanceof HTMLAnchorElement && !isInside(element)) return false
      // What only a screen reader meets is not pressed by somebody who sees the page.
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, clip } = getComputedStyle(at)
        if (clipPath !== 'none' || clip !== 'auto') return false
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const [x, y] = [left + width / 2, top + height / 2]
      // What is below the window comes into sight first; what lies behind something cannot be seen.
      const topmost = document.elementFromPoint(x, y)
      return topmost === null || element.contains(topmost) || topmost.contains(element)
    })
    .map(element => ({ element, role: roleOf(element), name: nameOf(element) }))
}
