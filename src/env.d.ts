/// <reference types="astro/client" />

/** A script bundled into one classic script, as text to be written into a page; see astro.config.mjs. */
declare module '*?classic' {
  const code: string
  export default code
}
