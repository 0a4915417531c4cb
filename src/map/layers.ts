// Lines, areas and places on a map: they are drawn again when the map gets another style.
import type { GeoJSONSource, LayerSpecification, LngLatLike, Map as MapLibre, Marker as MapMarker } from 'maplibre-gl'
import { tokenColour } from './basemap.ts'
import { type Area, type Engine, type Line, lngLat, type Places } from './engine.ts'

/** Colours by token: casing, line. */
const looks: Record<Line['look'], { colour: string; width: number; dots?: boolean }> = {
  ridden: { colour: '--text-muted', width: 5 },
  ahead: { colour: '--primary-mark', width: 5 },
  direct: { colour: '--primary-mark', width: 4, dots: true },
}

/** Keeps lines and areas on a map whose style is loaded when `isStyled`; `redraw` puts them on a style that has just come. */
export function createLayers(map: MapLibre, element: HTMLElement, isStyled: () => boolean) {
  const lines = new Map<string, Line>()
  const areas = new Map<string, Area>()

  function drawLine(name: string, { points, look }: Line): void {
    const id = `line-${name}`
    const data = { type: 'LineString' as const, coordinates: points.map(lngLat) }
    if (update(id, data)) return
    const { colour, width, dots } = looks[look]
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
    const dash = dots ? { 'line-dasharray': [0, 2.2] } : {}
    if (!dots)
      add(`${id}-case`, id, {
        type: 'line',
        layout,
        paint: { 'line-color': at('--surface-raised'), 'line-width': width + 4 },
      })
    add(id, id, { type: 'line', layout, paint: { 'line-color': at(colour), 'line-width': width, ...dash } })
  }

  function drawArea(name: string, { rim }: Area): void {
    const id = `area-${name}`
    const data = { type: 'Polygon' as const, coordinates: [[...rim, ...rim.slice(0, 1)].map(lngLat)] }
    if (update(id, data)) return
    const colour = at('--primary-mark')
    // Only its rim: a fill would tint the whole map of a reader who looks at one street in it.
    add(`${id}-rim`, id, { type: 'line', paint: { 'line-color': colour, 'line-width': 12, 'line-opacity': 0.12 } })
    add(id, id, { type: 'line', paint: { 'line-color': colour, 'line-width': 1.5, 'line-dasharray': [3, 2] } })
  }

  const at = (token: string): string => tokenColour(element, token)

  function update(id: string, data: GeoJSON.Geometry): boolean {
    const known = map.getSource<GeoJSONSource>(id)
    if (known) known.setData(data)
    else map.addSource(id, { type: 'geojson', data })
    return known !== undefined
  }

  function add(id: string, source: string, layer: object): void {
    const ways = [...lines.keys()].flatMap(name => [`line-${name}`, `line-${name}-case`])
    // A way lies over everything. An area lies under the names of streets, and under the ways even if it comes late.
    const above = source.startsWith('area-')
      ? map.getStyle().layers.find(known => known.type === 'symbol' || ways.includes(known.id))?.id
      : undefined
    map.addLayer({ id, source, ...layer } as LayerSpecification, above)
  }

  function remove(id: string): void {
    for (const layer of [id, `${id}-case`, `${id}-rim`]) if (map.getLayer(layer)) map.removeLayer(layer)
    if (map.getSource(id)) map.removeSource(id)
  }

  function setLine(name: string, line: Line | undefined): void {
    const known = lines.get(name)
    const gone = !line || (known && known.look !== line.look)
    if (gone && isStyled()) remove(`line-${name}`)
    if (!line) lines.delete(name)
    else {
      lines.set(name, line)
      if (isStyled()) drawLine(name, line)
    }
  }

  function setArea(name: string, area: Area | undefined): void {
    if (!area) {
      areas.delete(name)
      if (isStyled()) remove(`area-${name}`)
      return
    }
    areas.set(name, area)
    if (isStyled()) drawArea(name, area)
  }

  return {
    setLine,
    setArea,
    clear(): void {
      for (const name of [...lines.keys()]) setLine(name, undefined)
      for (const name of [...areas.keys()]) setArea(name, undefined)
    },
    redraw(): void {
      for (const [name, area] of areas) drawArea(name, area)
      for (const [name, line] of lines) drawLine(name, line)
    },
  }
}

// Many places at once. The library says which of them lie so close that they are drawn as one.

const ID = 'places'
/** Closer than this, in pixels, two places are drawn as one. */
const TOGETHER_PX = 44
/** From this zoom on every place is drawn by itself. */
const APART_ZOOM = 16
/** Room around the places of a group that was pressed, in pixels. */
const ROOM_PX = 80
/** More than these are brought up to date at most this often, in milliseconds: each time all of them are handed to a worker. */
const FEW = 200
const MANY_EVERY_MS = 1000

/** Keeps the places on a map whose style is loaded when `isStyled`; `redraw` puts them on a style that has just come. */
export function createPlaces({ Marker, LngLatBounds }: Engine, map: MapLibre, isStyled: () => boolean) {
  let places: Places | undefined
  /** What is to be shown once its time has come. */
  let next: Places | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let handedAt = Number.NEGATIVE_INFINITY
  /** By the names of all that they stand for. */
  const drawn = new Map<string, MapMarker>()
  /** The names of what was drawn last, in one order, by their text in the tiles. */
  let sorted = new Map<string, string>()

  function source(): void {
    if (!places || !isStyled()) return
    handedAt = performance.now()
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
    const before = sorted
    sorted = new Map()
    for (const { properties, geometry } of map.querySourceFeatures(ID))
      if (geometry.type === 'Point') {
        const text = String(properties['names'])
        // The order in which a cluster names its places may differ from tile to tile.
        const key = sorted.get(text) ?? before.get(text) ?? text.split(' ').sort().join(' ')
        if (!sorted.has(text) && !key.split(' ').every(name => places?.at.has(name))) continue
        sorted.set(text, key)
        seen.set(key, geometry.coordinates as [number, number])
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

  function show(): void {
    clearTimeout(timer)
    const before = places
    places = next
    // Drawn anew by whoever shows them now.
    if (!next || (before && before.draw !== next.draw)) remove()
    source()
  }

  return {
    set(wanted: Places | undefined): void {
      next = wanted
      clearTimeout(timer)
      const isLikeBefore = next !== undefined && next.draw === places?.draw && next.at.size > FEW
      const wait = isLikeBefore ? handedAt + MANY_EVERY_MS - performance.now() : 0
      if (wait > 0) timer = setTimeout(show, wait)
      else show()
    },
    redraw: source,
  }
}
