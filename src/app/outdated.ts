// The watch over this page's build.
import { createOutdated } from '#stores/outdated'
import { notify } from './notices.ts'
import { isUnsaved } from './unsaved.ts'
import { clock, navigate, send, storage } from './world.ts'

/** Paths of the scripts of this page: its own, those they asked for, and its islands'. */
function loadedScripts(): string[] {
  const addresses = [
    ...[...document.scripts].map(script => script.src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(link => link.href),
    ...[...document.querySelectorAll('astro-island')].map(island => island.getAttribute('component-url') ?? ''),
  ]
  return addresses
    .filter(address => address !== '')
    .map(address => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_assets/'))
    .map(({ pathname }) => pathname)
}

export const outdated = createOutdated({
  send,
  clock,
  storage,
  navigate,
  loaded: loadedScripts,
  unsaved: isUnsaved,
  notify,
})
