// "Did you mean …?": the accepted word that a wrong one is closest to.
import { distance } from 'fastest-levenshtein'

/** The candidate closest to `word`, or undefined if none is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // For a single letter only its case can be corrected.
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

/** The hint of a diagnostic, or undefined if no candidate is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates)
  return found === undefined ? undefined : `Did you mean "${found}"?`
}

/** A list of accepted values for a sentence, shortened if it is long. */
export function listed(values: readonly string[], most = 12): string {
  return values.length <= most ? values.join(', ') : `${values.slice(0, most).join(', ')}, … (${values.length} in all)`
}

// Different letter case, or - for _, is a typing mistake; so are two swapped letters.
function costOf(word: string, candidate: string): number {
  const [a, b] = [plain(word), plain(candidate)]
  if (a === b) return word === candidate ? 0 : 0.5
  if (a.length === b.length && sorted(a) === sorted(b) && distance(a, b) === 2) return 0.75
  // A short word that continues ("nb" for "nb-NO") is closer than its length suggests.
  if (a.length >= 2 && b.startsWith(`${a}-`)) return 1
  return distance(a, b)
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('_', '-')
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
