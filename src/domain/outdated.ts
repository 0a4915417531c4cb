// When an open page is outdated, and what is done about it (NTC-008, NTC-009, NTC-101, Q86).
import type { AssetManifest } from '#schema/wire'

/** How often an open page asks which build is current, in milliseconds (NTC-009). */
export const OUTDATED_CHECK_MS = 300_000
/** How long the notice is read before the page loads again, in milliseconds (NTC-008). */
export const RELOAD_AFTER_MS = 3000

export type OutdatedState =
  | { state: 'current' }
  /** The page loads again by itself. */
  | { state: 'reloading'; build: string }
  /** Something typed here would be lost: the reader decides. */
  | { state: 'asking'; build: string }

/**
 * Whether the page runs scripts that the current build no longer has.
 * @param loaded paths of the scripts of this page, such as /_assets/request.3f2a.js
 */
export const isOutdated = (loaded: readonly string[], { files }: AssetManifest): boolean =>
  loaded.some(path => !files.includes(path))

/**
 * What to do with an answer. A tab loads again once for a build: if the scripts still differ after that, some cache is
 * behind, and loading again would not end.
 * @param reloadedFor the build for which this tab was loaded again last
 */
export function outdatedBy(facts: {
  manifest: AssetManifest
  loaded: readonly string[]
  reloadedFor: string | undefined
  unsaved: boolean
}): OutdatedState {
  const { manifest, loaded, reloadedFor, unsaved } = facts
  const { build } = manifest
  if (!isOutdated(loaded, manifest) || reloadedFor === build) return { state: 'current' }
  return unsaved ? { state: 'asking', build } : { state: 'reloading', build }
}
