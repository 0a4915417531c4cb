/** What a page tells its islands of itself: plain data, for it crosses into the browser. */
export type PageInfo = {
  /** '' for the default language, else `/{tag}`. */
  prefix: string
  /** Address of the shell without language: `/history`. */
  path: string
  /** Tag of the page's language. */
  locale: string
  locales: readonly { tag: string; name: string; prefix: string }[]
}
