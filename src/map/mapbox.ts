// The map on Mapbox GL, for deployments that name it and bring a token (map.provider, map.mapboxToken). Its licence asks for
// its sign on the map, so its sheet comes with it, and for links in the credit, which are in its sources. Its own control
// for these writes markup, which the policy of the pages forbids.
import sheetUrl from 'mapbox-gl/dist/mapbox-gl.css?url'
import mapbox from 'mapbox-gl/dist/mapbox-gl-csp.js'
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url'
import { deployment } from '#deployment'
import { comparedAddress } from '#platform/compared-bytes.ts'
import { openCanvas } from './canvas.ts'
import type { Engine, MapOptions } from './engine.ts'

export async function prepare(): Promise<void> {
  await dress()
  mapbox.workerUrl = await comparedAddress(workerUrl)
}

/** Draws the map into the element. Throws where the browser has no WebGL, and without a token. */
export function open(element: HTMLElement, options: MapOptions) {
  const { mapboxToken } = deployment().settings.map ?? {}
  if (mapboxToken === undefined) throw new Error('map.mapboxToken not set')
  mapbox.accessToken = mapboxToken
  const library = mapbox as unknown as Pick<Engine, 'Map' | 'Marker' | 'LngLatBounds'>
  const engine: Engine = {
    Map: library.Map,
    Marker: library.Marker,
    LngLatBounds: library.LngLatBounds,
    ownStyle: scheme => `mapbox://styles/mapbox/${scheme}-v11`,
  }
  return openCanvas(engine, element, options)
}

let dressed: Promise<void> | undefined

/** The library's own sheet, which is for these maps alone: a page that imports it would wait for it before it is painted. */
function dress(): Promise<void> {
  dressed ??= new Promise((resolve, reject) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = sheetUrl
    sheet.onload = () => resolve()
    sheet.onerror = () => {
      dressed = undefined
      sheet.remove()
      reject(new Error('the sheet of the map did not load'))
    }
    document.head.append(sheet)
  })
  return dressed
}
