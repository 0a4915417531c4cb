import type { Problem } from '../model.ts'

/** Of so many languages each is told by itself. */
const FEW = 2

/**
 * What more than two languages lack, or have alone, is the fault of the English file: told once, there.
 *
 * @param isSuch which problems are of this kind
 * @param together one problem for those of the same path
 */
export function toldOnce(
  problems: readonly Problem[],
  isSuch: (problem: Problem) => boolean,
  together: (path: string, found: readonly Problem[]) => Problem,
): Problem[] {
  const byPath = Map.groupBy(problems.filter(isSuch), ({ path }) => path)
  const several = [...byPath].filter(([, found]) => found.length > FEW)
  const folded = new Set(several.flatMap(([, found]) => found))
  return [...problems.filter(problem => !folded.has(problem)), ...several.map(([path, found]) => together(path, found))]
}
