// Screens whose contents are worth more than the browser's own page about a missing network.
import { ordersNotices } from '#features/orders/notices.ts'
import { notices } from './notices.ts'
import { navigate, pageLifecycle } from './services.ts'

/**
 * While the network is down, following a link keeps the page and a notice says why. Some systems take a network that they do
 * not know for none, so the site is asked first. Returns what ends it.
 */
export function keepPageOffline(): () => void {
  const left = new AbortController()
  document.addEventListener('click', event => void keepPage(event), { signal: left.signal })
  return () => left.abort()
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
