// The streets of a country's demo city, with the ways between two points remembered: fee, area, estimate and rider ask
// for the same one.

import { details, reverse } from '#sandbox/world/addresses'
import { autocomplete } from '#sandbox/world/autocomplete'
import { createWorld } from '#sandbox/world/create'
import type { Address, AutocompleteInput, Path, Point, Suggestion, World } from '#sandbox/world/model'
import { shortestPath } from '#sandbox/world/paths'
import type { Country } from '#schema/config'

export type Town = {
  world: World
  autocomplete(input: AutocompleteInput): Suggestion[]
  /** Undefined for an id that names no address here. */
  details(id: string, language?: string): Address | undefined
  /** Undefined where there is no street or town near. */
  reverse(at: Point, language?: string): Address | undefined
  /** The shortest way by road. */
  path(from: Point, to: Point): Path
}

const PATHS_KEPT = 500

/** Makes the streets of the country's first city; the same every time for the same seed. */
export function openTown(country: Country, seed: number): Town {
  const world = createWorld(country, seed)
  const paths = new Map<string, Path>()
  return {
    world,
    autocomplete: input => autocomplete(world, input),
    details: (id, language) => details(world, id, language),
    reverse: (at, language) => reverse(world, at, language),
    path: (from, to) => {
      const key = [from.latitude, from.longitude, to.latitude, to.longitude].map(degrees => degrees.toFixed(5)).join()
      const path = paths.get(key) ?? shortestPath(world, from, to)
      paths.delete(key)
      paths.set(key, path)
      const oldest = paths.keys().next()
      if (paths.size > PATHS_KEPT && !oldest.done) paths.delete(oldest.value)
      return path
    },
  }
}
