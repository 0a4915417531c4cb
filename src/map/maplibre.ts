// The map on MapLibre GL, the default: it needs no account and asks nobody but the deployment's own style address.
import { addProtocol, LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { comparedAddress } from '#platform/compared-bytes.ts'
import { openCanvas } from './canvas.ts'
import type { Engine, MapOptions } from './engine.ts'

const engine: Engine = { Map: MapLibre, Marker, LngLatBounds }

let prepared = false
export async function prepare(): Promise<void> {
  if (prepared) return
  setWorkerUrl(await comparedAddress(workerUrl))
  if (prepared) return
  prepared = true
  addProtocol('pmtiles', new Protocol().tile)
}

/** Draws the map into the element. Throws where the browser has no WebGL. */
export const open = (element: HTMLElement, options: MapOptions) => openCanvas(engine, element, options)
