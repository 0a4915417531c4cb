// What the generator knows of its input files: text, tree and value, so that every later problem can say where it is.
import type { Node } from 'jsonc-parser'
import type { Problem } from '../model.ts'

/** The folders of a project that hold inputs. */
export const INPUT_FOLDERS = ['brands', 'content', 'countries', 'schema']

/** Largest input file that is read; a bigger one is a mistake, not a configuration. */
export const INPUT_FILE_MAX_BYTES = 1_048_576

/** A file as found on disk, before anything is made of it. `path` is relative to the root, with forward slashes. */
export type RawFile =
  | { path: string; bytes: Uint8Array }
  | { path: string; failure: 'tooLarge' | 'notAFile' | 'unreadable'; detail: string }

/** A file that could be read as text. */
export type TextFile = { path: string; text: string }

/** A JSON file. `tree` is absent when the text has no usable JSON; `value` holds no forbidden key. */
export type JsonFile = TextFile & { tree?: Node; value?: unknown }

/** The files of one brand's folder. */
export type BrandInput = {
  id: string
  /** Absent when brand.json is missing or unreadable as text. */
  file?: JsonFile
  /** File name, such as `logo.svg`, to its text. */
  drawings: ReadonlyMap<string, TextFile>
  /** File name, such as `hero.webp`, to its bytes. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Country code, as in the file name, to the override of this pair. */
  pairs: ReadonlyMap<string, JsonFile>
}

/** The settings of sites, without their texts. */
export type Configuration = Pick<Inputs, 'brands' | 'countries' | 'schemas'>

/** Everything that a build is made from; no later stage reads an input from disk. */
export type Inputs = {
  brands: ReadonlyMap<string, BrandInput>
  countries: ReadonlyMap<string, JsonFile>
  /** Locale, as in the file name, to its messages. */
  messages: ReadonlyMap<string, JsonFile>
  /** Locale, as in the file name, to its words for the terms that have one name everywhere. */
  glossary: ReadonlyMap<string, JsonFile>
  /** The allow-list of texts that are the same as in English on purpose, when there is one. */
  sameAsEnglish?: JsonFile
  /** From which English texts the translations were made, when that is recorded. */
  translatedFrom?: JsonFile
  /** Markdown below content/, raw. */
  content: readonly TextFile[]
  /** Name without `.schema.json` to the schema. */
  schemas: ReadonlyMap<string, JsonFile>
  /** Path to the bytes of every input file that could be read, for the manifest's hashes (GEN-101). */
  bytes: ReadonlyMap<string, Uint8Array>
  /** What was wrong with the files themselves: place, encoding, syntax. */
  problems: readonly Problem[]
}
