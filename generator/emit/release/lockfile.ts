// The packages in npm's lockfile (https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json).

/** A locked package. `needs` are paths of other packages, as in the lockfile. */
export type LockedPackage = {
  place: string
  name: string
  version: string
  licence?: string
  /** Subresource integrity of the archive, such as `sha512-…`. */
  integrity?: string
  /** Whether it is only for checks and tests, or only for some systems. */
  use: 'build' | 'checks' | 'some systems'
  needs: string[]
}

type Entry = {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
} & Partial<Record<(typeof NEEDS)[number], Record<string, string>>>

const NEEDS = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const
const FOLDER = 'node_modules/'

/** Every package of a lockfile, sorted by path, and the direct dependencies of the project. */
export function lockedPackages(text: string): { packages: LockedPackage[]; direct: string[] } {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  const needsOf = (place: string, entry: Entry) => {
    const names = [...NEEDS, ...(place === '' ? (['devDependencies'] as const) : [])].flatMap(kind =>
      Object.keys((entry as Record<string, Record<string, string> | undefined>)[kind] ?? {}),
    )
    const found = names.flatMap(name => resolved(packages, place, name) ?? [])
    return [...new Set(found)].sort()
  }
  const locked = Object.entries(packages).flatMap(([place, entry]): LockedPackage[] =>
    place === '' || entry.version === undefined
      ? []
      : [
          {
            place,
            // An alias has the name of the package that is installed under it.
            name: entry.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
            version: entry.version,
            ...(entry.license !== undefined && { licence: entry.license }),
            ...(entry.integrity !== undefined && { integrity: entry.integrity }),
            use: entry.dev || entry.devOptional ? 'checks' : entry.optional ? 'some systems' : 'build',
            needs: needsOf(place, entry),
          },
        ],
  )
  return { packages: locked.sort((a, b) => (a.place < b.place ? -1 : 1)), direct: needsOf('', packages[''] ?? {}) }
}

/** Where Node would find a package from another: in its own folder, then further up. */
function resolved(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf(`/${FOLDER}`), 0))) {
    const place = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`
    if (packages[place]) return place
    if (at === '') return undefined
  }
}
