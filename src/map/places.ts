// Many places at once. The library says which of them lie so close that they are drawn as one.
import type { GeoJSONSource, LngLatLike, Map as MapLibre, Marker as MapMarker } from 'maplibre-gl'
import type { Engine, Places } from './engine.ts'

const ID = 'places'
/** Closer than this, in pixels, two places are drawn as one. */
const TOGETHER_PX = 44
/** From this zoom on every place is drawn by itself. */
const APART_ZOOM = 16
/** Room around the places of a group that was pressed, in pixels. */
const ROOM_PX = 80

/** Keeps the places on a map whose style is loaded when `isStyled`; `redraw` puts them on a style that has just come. */
export function createPlaces({ Marker, LngLatBounds }: Engine, map: MapLibre, isStyled: () => boolean) {
  let places: Places | undefined
  /** By the names of all that they stand for. */
  const drawn = new Map<string, MapMarker>()

  function source(): void {
    if (!places || !isStyled()) return
    const features = [...places.at].map(([names, { longitude, latitude }]) => ({
      type: 'Feature' as const,
      properties: { names },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    }))
    const data = { type: 'FeatureCollection' as const, features }
    const known = map.getSource<GeoJSONSource>(ID)
    if (known) return void known.setData(data)
    map.addSource(ID, {
      type: 'geojson',
      data,
      cluster: true,
      clusterRadius: TOGETHER_PX,
      clusterMaxZoom: APART_ZOOM - 1,
      clusterProperties: {
        names: [
          ['concat', ['accumulated'], ' ', ['get', 'names']],
          ['get', 'names'],
        ],
      },
    })
    // A source is loaded while a layer shows it; what is seen are elements of the page, which keys and readers reach.
    map.addLayer({ id: ID, type: 'circle', source: ID, paint: { 'circle-radius': 0 } })
  }

  function draw(): void {
    if (!places || !isStyled() || !map.getSource(ID)) return
    const seen = new Map<string, LngLatLike>()
    for (const { properties, geometry } of map.querySourceFeatures(ID))
      if (geometry.type === 'Point') {
        // The order in which a cluster names its places may differ from tile to tile.
        const names = String(properties['names']).split(' ').sort()
        if (names.every(name => places?.at.has(name)))
          seen.set(names.join(' '), geometry.coordinates as [number, number])
      }
    for (const [names, marker] of drawn)
      if (!seen.has(names)) {
        marker.remove()
        drawn.delete(names)
      }
    for (const [key, at] of seen) {
      const known = drawn.get(key)
      if (known) known.setLngLat(at)
      else drawn.set(key, add(key.split(' '), at))
    }
  }

  function add(names: string[], at: LngLatLike): MapMarker {
    const element = places?.draw(names) as HTMLElement
    if (names.length > 1) element.addEventListener('click', () => takeApart(names))
    return new Marker({ element }).setLngLat(at).addTo(map)
  }

  /** So near that the places of a group fill the map. */
  function takeApart(names: readonly string[]): void {
    const bounds = new LngLatBounds()
    for (const name of names) {
      const at = places?.at.get(name)
      if (at) bounds.extend([at.longitude, at.latitude])
    }
    if (!bounds.isEmpty()) map.fitBounds(bounds, { padding: ROOM_PX, maxZoom: APART_ZOOM + 1 })
  }

  function remove(): void {
    for (const marker of drawn.values()) marker.remove()
    drawn.clear()
    if (!isStyled()) return
    if (map.getLayer(ID)) map.removeLayer(ID)
    if (map.getSource(ID)) map.removeSource(ID)
  }

  map.on('moveend', draw)
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === ID && isSourceLoaded) draw()
  })

  return {
    set(next: Places | undefined): void {
      const before = places
      places = next
      // Drawn anew by whoever shows them now.
      if (!next || (before && before.draw !== next.draw)) remove()
      source()
    },
    redraw: source,
  }
}
