// The watch over this page's build.
import { createOutdated } from '#stores/outdated'
import { notify } from './notices.ts'
import { isUnsaved } from './unsaved.ts'
import { clock, navigate, send, storage } from './world.ts'

/** Paths of the scripts and messages that this page has loaded: its own, its islands', and those asked for later. */
function loadedScripts(): string[] {
  const addresses = [
    ...[...document.scripts].map(script => script.src),
    ...[...document.querySelectorAll('astro-island')].map(island => island.getAttribute('component-url') ?? ''),
    ...performance.getEntriesByType('resource').map(entry => entry.name),
  ]
  return addresses
    .filter(address => address !== '')
    .map(address => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/_assets\/.*\.js$/.test(pathname))
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
