// Lines and areas on the map, as layers that outlive a change of the ground.
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { Area, Line, Point } from './create-map.ts'
import { tokenColour } from './ground.ts'

const lngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]

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
    const ways = source.startsWith('area-')
      ? [...lines.keys()].flatMap(name => [`line-${name}`, `line-${name}-case`])
      : []
    // Under the names of streets, which stay readable; an area that comes late lies under the ways all the same.
    const above = map.getStyle().layers.find(known => known.type === 'symbol' || ways.includes(known.id))?.id
    map.addLayer({ id, source, ...layer } as LayerSpecification, above)
  }

  function remove(id: string): void {
    for (const layer of [id, `${id}-case`, `${id}-rim`]) if (map.getLayer(layer)) map.removeLayer(layer)
    if (map.getSource(id)) map.removeSource(id)
  }

  return {
    setLine(name: string, line: Line | undefined): void {
      const known = lines.get(name)
      const gone = !line || (known && known.look !== line.look)
      if (gone && isStyled()) remove(`line-${name}`)
      if (!line) lines.delete(name)
      else {
        lines.set(name, line)
        if (isStyled()) drawLine(name, line)
      }
    },
    setArea(name: string, area: Area | undefined): void {
      if (!area) {
        areas.delete(name)
        if (isStyled()) remove(`area-${name}`)
        return
      }
      areas.set(name, area)
      if (isStyled()) drawArea(name, area)
    },
    redraw(): void {
      for (const [name, area] of areas) drawArea(name, area)
      for (const [name, line] of lines) drawLine(name, line)
    },
  }
}
