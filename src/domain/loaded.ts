/** Something that is fetched: on its way, not to be had, or there. */
export type Loaded<Value, Problem> =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; value: Value }
