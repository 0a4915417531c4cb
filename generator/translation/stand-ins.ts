// Where a message that no walk shows would be: at the place of another one that the same lines of code choose from.
import type { MessagePicture } from './message-pictures.ts'
import type { Place } from './notes.ts'

/** In markup only what is on the same line or the next is a choice between two texts for one place. */
const OF_ONE_CHOICE_LINES = 1

/** Keys without a picture, nearest first, by the key of each message in whose place they can be photographed. */
export function standInsFor(
  keys: readonly string[],
  pictures: ReadonlyMap<string, MessagePicture>,
  places: ReadonlyMap<string, readonly Place[]>,
): Record<string, string[]> {
  const shown = keys.flatMap(key => {
    const { kind, inPlaceOf, lines } = pictures.get(key) ?? {}
    return kind === 'text' && inPlaceOf === undefined && lines !== undefined ? [key] : []
  })
  const missing = keys.filter(key => !pictures.has(key))
  const standIns: Record<string, string[]> = {}
  for (const key of shown) {
    const found = missing
      .map(other => ({ other, distance: distanceOf(places.get(key) ?? [], places.get(other) ?? []) }))
      .filter(({ distance }) => distance < Infinity)
      .sort((a, b) => a.distance - b.distance)
    if (found.length > 0) standIns[key] = found.map(({ other }) => other)
  }
  return standIns
}

/** Lines between two messages where one function, table or choice has both; else infinite. */
function distanceOf(one: readonly Place[], other: readonly Place[]): number {
  const distances = one.flatMap(a =>
    other.flatMap(b => {
      const lines = Math.abs(a.line - b.line)
      if (a.file !== b.file) return []
      if (!a.file.endsWith('.ts')) return lines <= OF_ONE_CHOICE_LINES ? [lines] : []
      // A table or a function returns all of its texts to one place; its neighbours go elsewhere.
      return a.statement === b.statement ? [lines] : []
    }),
  )
  return Math.min(...distances, Infinity)
}

/** The fewest walks, as far as picking the best one after the other finds them, that show a place for each of these keys. */
export function walksFor(
  standIns: Readonly<Record<string, readonly string[]>>,
  pictures: ReadonlyMap<string, MessagePicture>,
): string[] {
  const byWalk = new Map<string, Set<string>>()
  for (const [shown, keys] of Object.entries(standIns)) {
    const walk = pictures.get(shown)?.walk
    if (walk === undefined) continue
    const known = byWalk.get(walk) ?? new Set()
    for (const key of keys) known.add(key)
    byWalk.set(walk, known)
  }
  const walks: string[] = []
  const wanted = new Set([...byWalk.values()].flatMap(keys => [...keys]))
  while (wanted.size > 0) {
    const helps = ([, keys]: [string, ReadonlySet<string>]) => [...keys].filter(key => wanted.has(key)).length
    const [best] = [...byWalk].sort((a, b) => helps(b) - helps(a))
    if (!best) break
    walks.push(best[0])
    for (const key of best[1]) wanted.delete(key)
  }
  return walks
}
