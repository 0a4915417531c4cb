// The calls between the page where texts are edited and the dev server, below /_content: each is a POST with a JSON object.

/** A problem of a text, as `validate` finds it. */
export type Fault = { code: string; severity: 'error' | 'warning'; line: number; column: number; text: string }

/** A text of a message in English and another language. */
export type MessageRow = {
  /** Unit of the text, such as `bulk_rows[many=few]`. */
  id: string
  english: string
  own: string
  /** Names what the files hold of both. */
  bases: { english: string; own: string }
  /** Not translated, or English has changed since. */
  isOpen: boolean
  /** English has this form too. */
  hasEnglish: boolean
  notes: string[]
}

/** A text that was not saved: its message is gone, its file was changed meanwhile, or it has a fault. */
export type Refusal = { id: string; why: 'gone' | 'changed' | 'faulty'; faults: Fault[] }

/** What a pair shows of a text. `html` is of the closed set of elements of our Markdown. */
export type PairPreview = { pair: string } & (
  | { failure: string }
  | { text: string }
  /** `prefix` begins the addresses of the language where the pair has it. */
  | { prefix?: string; heading: string; intro: string; sections: { id: string; heading: string; html: string }[] }
)

/** The answer of each call, by its name. */
export type Answers = {
  /** What can be edited, and what is served. */
  start: {
    pairs: string[]
    shown: { pair: string; url: string }[]
    locales: string[]
    documents: { kind: 'faq' | 'legal' | 'audience'; folder: string; name: string; page: string }[]
    drafts: string[]
  }
  /** `base` names the saved text that `text` began with: what is written goes on from it. */
  texts: { id: string; saved: string; text: string; base: string }[]
  messages: { rows: MessageRow[]; more: number }
  /** Keeps a text that is not saved; with `over` it is meant to replace what the file holds now. */
  draft: { drafts: string[] }
  check: { id: string; faults: Fault[] }[]
  /** Of several texts, each as it is written now. */
  preview: { id: string; previews: PairPreview[] }[]
  /** Saves every draft without an error; `bases` name what was saved, by id. */
  save: { saved: string[]; bases: Record<string, string>; refused: Refusal[]; drafts: string[] }
}
