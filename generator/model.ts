// What the stages of the generator pass on: facts -> Deployment -> artefacts -> a folder per pair.
import type { Deployment } from '#schema/deployment.ts'

/** A locale as a BCP 47 tag, normalised from the underscore form (Q81). */
export type Locale = string

/** Where a resolved value came from. */
export type Layer = 'default' | 'country' | 'brand' | 'pair'
export type Origin = { layer: Layer; file: string; line: number; column: number }
/** Dotted key, such as `settings.links.privacy`, to the place that set it. */
export type Origins = ReadonlyMap<string, Origin>

/** A file of a site, relative to the pair's folder. Emitters return these and write nothing. */
export type Artefact = { path: string; contents: string | Uint8Array }

/** One problem in an input file; printed as `file:line:column: error CODE path: what. why. hint`. */
export type Problem = {
  code: string
  severity: 'error' | 'warning'
  /** Relative to the project's root, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  endLine: number
  endColumn: number
  /** Dotted path inside the file; empty for the file as a whole. */
  path: string
  what: string
  why: string
  /** How to fix it, such as `Did you mean "PKR"?` */
  hint?: string
}

/** The source of a release and the tools that built it (GEN-118). */
export type Source = {
  /** The Git commit in hex; no file that decides the sites differed from it. */
  commit: string
  /** When it was made, as `2026-01-31T08:00:00Z`. */
  committed: string
  /** Of the program, as in package.json. */
  version: string
  node: string
  /** SHA-256 of package-lock.json in hex. */
  lockfile: string
}

/** `manifest.json` of a published pair (GEN-101). */
export type Manifest = {
  version: 1
  pair: string
  /** Path below the pair's folder to SHA-256 in hex, of every file but this one. */
  files: Record<string, string>
  /** Path of every input, and `program` for the generator itself, to SHA-256 in hex. */
  inputs: Record<string, string>
  /** Whether `.br` and `.gz` forms of the files are next to them (GEN-120). */
  compressed: boolean
  /** Key to its short name in built scripts: another build may give the same name to another message. Older builds have none. */
  messages?: Record<string, string>
  /** Of a release only: another build of the same inputs may come from any commit that has them. */
  source?: Source
  settings: Deployment
}
