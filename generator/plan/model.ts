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

/** One change in one place. Equal ones in several places are approved together. */
export type PlaceChange = {
  part: Part
  /** What changes: a setting, a text, a header of a pattern, a page. */
  key: string
  kind: 'added' | 'removed' | 'changed'
  before?: string
  after?: string
  /** File and line behind the change, if there is one. */
  at?: string
  /** Page of the pair, where that is not the key. */
  page?: string
  /** Files of the pictures below the report's folder, of before and after. */
  pictures?: { before: string; after: string }
}

/** Equal changes, and their places. */
export type ChangeGroup = Omit<PlaceChange, 'at' | 'page'> & {
  id: string
  /** Pairs, or pages of pairs as `pair/page`. */
  where: string[]
  at: string[]
  approved: boolean
}

export type PlannedPair = {
  pair: string
  /** The published folder, below `from`; `.` if that is the pair itself. */
  target: string
  /** SHA-256 of the published manifest; absent for a new pair. */
  before?: string
  /** SHA-256 of the new manifest. */
  after: string
}

export type Plan = {
  version: 1
  /** Absolute paths of the published and the built folder. */
  from: string
  to: string
  pairs: PlannedPair[]
  /** Published pairs that were not built; they stay as they are. */
  leftAlone: string[]
  groups: ChangeGroup[]
  /** Pages without a picture, with the reason. */
  withoutPicture: string[]
  /** What a host does not show, if this is a plan against one: it cannot be applied. */
  unseen?: string[]
  /** SHA-256 over everything except the approvals. */
  digest: string
}
