// What publishing would change (GEN-115): data, as plan.json holds it.

export const PARTS = [
  'site',
  'settings',
  'flags',
  'tokens',
  'words',
  'headers',
  'routes',
  'pages',
  'weights',
  'pixels',
  'files',
] as const
export type Part = (typeof PARTS)[number]

/** One change in one place. Equal ones of several places are approved together. */
export type PlaceChange = {
  part: Part
  /** What changes: a setting, a text, a header of a pattern, a page. */
  key: string
  kind: 'added' | 'removed' | 'changed'
  before?: string
  after?: string
  /** File and line that made it, where one did. */
  at?: string
  /** Page of the pair, where that is not the key. */
  page?: string
  /** Files of the pictures below the report's folder, of before and after. */
  pictures?: { before: string; after: string }
}

/** Equal changes, and where they are. */
export type ChangeGroup = Omit<PlaceChange, 'at' | 'page'> & {
  id: string
  /** Pairs, or pages of pairs as `pair/page`. */
  where: string[]
  at: string[]
  approved: boolean
}

export type PlannedPair = {
  pair: string
  /** Folder that is published, below `from`; `.` when that is the pair itself. */
  target: string
  /** SHA-256 of the manifest that is published; absent when the pair is new. */
  before?: string
  /** SHA-256 of the manifest that would be. */
  after: string
}

export type Plan = {
  version: 1
  /** Absolute paths of the published and the built folder. */
  from: string
  to: string
  pairs: PlannedPair[]
  /** Published pairs that were not built: nothing is done with them. */
  leftAlone: string[]
  groups: ChangeGroup[]
  /** Pages of which no picture could be taken, with the reason. */
  withoutPicture: string[]
  /** SHA-256 over everything but the approvals. */
  digest: string
}
