// What a map needs of the library that draws it. MapLibre and Mapbox have the same verbs, since one came from the other.
import type { LngLatBounds, Map as MapLibre, Marker } from 'maplibre-gl'

export type Engine = {
  Map: typeof MapLibre
  Marker: typeof Marker
  LngLatBounds: typeof LngLatBounds
  /** Its own ground, where the deployment names no style; without one there are coasts and borders alone. */
  ownStyle?(scheme: 'light' | 'dark'): string
}
