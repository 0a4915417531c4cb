// What only the browser knows: whether the page runs in one, how large its window is, where its bar ends, where it is pressed,
// and whether the network is there.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notices } from '#app/notices.ts'
import { navigate, pageLifecycle } from '#app/services.ts'
import { ordersNotices } from '#features/orders/notices.ts'

const never = () => () => {}

/** False on the server and while its markup is taken over, then true: for what depends on address, clock and zone. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether the page is being printed. Firefox tells of it by events alone, never by a query of style sheets. */
let isPrinting = false

/**
 * Whether a query of style sheets holds.
 * @param before what counts until the browser says otherwise
 * @param onPaper what counts while the page is being printed; the query unless named
 */
function useMedia(query: string, before: boolean, onPaper?: () => boolean): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const stop = new AbortController()
      const { signal } = stop
      for (const media of [query, 'print']) matchMedia(media).addEventListener('change', changed, { signal })
      for (const event of ['beforeprint', 'afterprint'])
        addEventListener(
          event,
          () => {
            isPrinting = event === 'beforeprint'
            changed()
          },
          { signal },
        )
      return () => stop.abort()
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => (onPaper && (isPrinting || matchMedia('print').matches) ? onPaper() : matchMedia(query).matches),
    () => before,
  )
}

/** Whether the window is wider than a phone; paper is, with room for all lists. */
export const useWide = (): boolean => useMedia('(min-width: 48.0625em)', true, () => true)

/** Whether the page itself is being printed, and not labels or a statement in its place. */
export const usePrinted = (): boolean =>
  useMedia('print', false, () => document.documentElement.dataset['print'] === undefined)

/** Whether the window has room for a map next to a list, whatever is chosen (TRK-104). */
export const useRoomForMap = (): boolean => useMedia('(min-width: 64em)', true)

/** Keeps `--under-bar` of the element where the bar of the page ends, below notices and scrolled away with the page. */
export function useUnderBar(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = document.querySelector('.topbar')
    const place = () => {
      const end = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0)
      box.current?.style.setProperty('--under-bar', `${end}px`)
    }
    place()
    // A notice above the bar makes the page longer, or what is below it lower.
    const sizes = new ResizeObserver(place)
    for (const part of [document.body, document.querySelector('main'), bar]) if (part) sizes.observe(part)
    addEventListener('scroll', place, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place)
    }
  }, [box])
}

const PRESS_ENDS = ['pointerup', 'pointercancel', 'blur'] as const

/** Calls `end` when a pointer is released, or the window is left. Returns what ends that. */
function onPressEnd(end: () => void): () => void {
  // What had the focus loses it when something else is pressed; that ends no press.
  const listen = ({ type, target }: Event) => {
    if (type !== 'blur' || target === window) end()
  }
  for (const type of PRESS_ENDS) addEventListener(type, listen, true)
  return () => {
    for (const type of PRESS_ENDS) removeEventListener(type, listen, true)
  }
}

/**
 * What a list shows while a pointer is down on it: a row that moves between press and release would be pressed for nothing, or
 * another in its place.
 * @param list a selector of the list
 * @param value what is to be shown
 * @returns the value; between press and release what was shown at the press
 */
export function useStillWhilePressed<T>(list: string, value: T): T {
  const [pressed, setPressed] = useState<{ value: T }>()
  const shown = useRef(value)
  useLayoutEffect(() => {
    if (!pressed) shown.current = value
  }, [pressed, value])
  // As soon as the rows are there they can be pressed.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(list))) return
      clearTimeout(timer)
      setPressed({ value: shown.current })
    }
    // The click comes after the release of the pointer.
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(undefined))
    }
    addEventListener('pointerdown', press, true)
    const stop = onPressEnd(release)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', press, true)
      stop()
    }
  }, [list])
  return pressed ? pressed.value : value
}

/**
 * For what a field does when it is left: it may have been left by a press on something that this would move.
 * @returns what does something once the press that is under way is over, with its click; soon where there is none
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  // A finger takes the focus away after its release, together with its click.
  const soon = useCallback(() => {
    setTimeout(() => {
      const act = waiting.current
      waiting.current = undefined
      act?.()
    })
  }, [])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    addEventListener('pointerdown', press, true)
    const stop = onPressEnd(() => {
      isPressed.current = false
      soon()
    })
    return () => {
      removeEventListener('pointerdown', press, true)
      stop()
    }
  }, [soon])
  return useCallback(
    act => {
      waiting.current = act
      if (!isPressed.current) soon()
    },
    [soon],
  )
}

/**
 * For screens whose contents are worth more than the browser's own page about a missing network: while the network is down, following a link
 * keeps the page and a notice says why. Some systems take a network that they do not know for none, so the site is asked first.
 */
export function useKeptOffline(): void {
  useEffect(() => {
    const left = new AbortController()
    document.addEventListener('click', event => void keepPage(event), { signal: left.signal })
    return () => left.abort()
  }, [])
}

async function keepPage(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || pageLifecycle.online() || event.defaultPrevented || leavesPageAlone(event, link)) return
  event.preventDefault()
  if (await navigate.opens('/')) location.assign(link.href)
  else notices.show({ code: 'page_offline' }, ordersNotices.page_offline)
}

/** Opens elsewhere, is saved, or leads to another place of this page. */
const leavesPageAlone = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  (link.hash !== '' && link.pathname === location.pathname)
