/// <reference types="astro/client" />

/** A script bundled into one classic script, as text to be written into a page; see astro.config.mjs. */
declare module '*?classic' {
  const code: string
  export default code
}
/** The same for browsers of any age. */
declare module '*?classic=es2015' {
  const code: string
  export default code
}

/** The build of Mapbox GL that starts its worker from a file; it has no types of its own. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  const mapbox: { workerUrl: string; accessToken: string; Map: unknown; Marker: unknown; LngLatBounds: unknown }
  export default mapbox
}
