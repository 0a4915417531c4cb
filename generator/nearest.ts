// "Did you mean …?": the accepted word that a wrong one is closest to.
import { distance } from 'fastest-levenshtein'

/** The candidate closest to `word`, or nothing when none is near enough to be meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // Of a single letter nothing can be guessed but its case.
  let least = word.length < 2 ? 0.75 : Math.max(1, Math.floor(word.length * 0.4)) + 1
  for (const candidate of candidates) {
    const cost = costOf(word, candidate)
    if (cost < least) {
      best = candidate
      least = cost
    }
  }
  return best
}

/** The hint of a diagnostic, or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates)
  return found === undefined ? undefined : `Did you mean "${found}"?`
}

/** A list of accepted values for a sentence, cut when it is long. */
export function listed(values: readonly string[], most = 12): string {
  return values.length <= most ? values.join(', ') : `${values.slice(0, most).join(', ')}, … (${values.length} in all)`
}

// Other letter case, or - for _, is a slip of the hand; so are two letters exchanged.
function costOf(word: string, candidate: string): number {
  const [a, b] = [plain(word), plain(candidate)]
  if (a === b) return word === candidate ? 0 : 0.5
  if (a.length === b.length && sorted(a) === sorted(b) && distance(a, b) === 2) return 0.75
  // A short word continued ("nb" for "nb-NO") is nearer than its length suggests.
  if (a.length >= 2 && b.startsWith(`${a}-`)) return 1
  return distance(a, b)
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('_', '-')
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
