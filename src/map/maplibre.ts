// The map on MapLibre GL, the default: it needs no account and asks nobody but the deployment's own style address.
import { addProtocol, LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { openCanvas } from './canvas.ts'
import type { MapOptions } from './create-map.ts'
import type { Engine } from './engine.ts'

const engine: Engine = { Map: MapLibre, Marker, LngLatBounds }

let prepared = false
function prepare(): void {
  if (prepared) return
  prepared = true
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
}

/** Draws the map into the element. Raises where the browser has no WebGL. */
export function open(element: HTMLElement, options: MapOptions) {
  prepare()
  return openCanvas(engine, element, options)
}
