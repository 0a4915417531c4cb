// Where a message that no walk shows would be: at the place of another one that the same lines of code choose from.
import type { MessagePicture } from './message-pictures.ts'
import type { Place } from './notes.ts'

/** In a module without markup, messages this near are answers of one function, such as the texts of a code. */
const OF_ONE_FUNCTION_LINES = 25
/** In markup only what is on the same line or the next is a choice between two texts for one place. */
const OF_ONE_CHOICE_LINES = 1

/** Keys without a picture, by the key of the message in whose place each can be photographed. */
export function standInsFor(
  keys: readonly string[],
  pictures: ReadonlyMap<string, MessagePicture>,
  places: ReadonlyMap<string, readonly Place[]>,
): Record<string, string[]> {
  const standIns: Record<string, string[]> = {}
  const shown = keys.flatMap(key => {
    const { kind, inPlaceOf, lines } = pictures.get(key) ?? {}
    return kind === 'text' && inPlaceOf === undefined && lines !== undefined
      ? (places.get(key) ?? []).map(place => ({ key, ...place }))
      : []
  })
  for (const key of keys) {
    if (pictures.has(key)) continue
    const [nearest] = (places.get(key) ?? [])
      .flatMap(({ file, line }) => {
        const most = file.endsWith('.ts') ? OF_ONE_FUNCTION_LINES : OF_ONE_CHOICE_LINES
        return shown
          .filter(other => other.file === file && Math.abs(other.line - line) <= most)
          .map(other => ({ key: other.key, distance: Math.abs(other.line - line) }))
      })
      .sort((a, b) => a.distance - b.distance)
    if (nearest) standIns[nearest.key] = [...(standIns[nearest.key] ?? []), key]
  }
  return standIns
}
