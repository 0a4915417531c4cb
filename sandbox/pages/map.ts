// The base map of the sandbox: a style, and the tiles of the demo city.
import { gzipSync } from 'node:zlib'
import type { City } from '../city/model.ts'
import { type MapColours, type MapScheme, mapStyle } from '../city/style.ts'
import { type Tiles, tilesOf } from '../city/tiles.ts'
import { jsonAnswer } from '../http/answers.ts'
import type { App } from '../http/routes.ts'

const palettes: Record<MapScheme, MapColours> = {
  light: {
    land: '#f4f2ee',
    built: '#ece8e1',
    road: '#ffffff',
    roadCase: '#d8d3ca',
    water: '#c3dcec',
    park: '#d5e6cd',
    label: '#3d4147',
    labelPark: '#3f6b3a',
    labelWater: '#2f6385',
  },
  dark: {
    land: '#1d2024',
    built: '#24282d',
    road: '#3b4148',
    roadCase: '#15181b',
    water: '#14273a',
    park: '#1f3227',
    label: '#d6dae0',
    labelPark: '#9cc79a',
    labelWater: '#8fbbdd',
  },
}

const tiles = new WeakMap<City, Tiles>()

export function addMap(app: App): void {
  app.get('/map/style.json', context => {
    const site = context.get('site')
    const scheme: MapScheme = context.req.query('scheme') === 'dark' ? 'dark' : 'light'
    const address = `${context.get('base')}/map/tiles/{z}/{x}/{y}`
    const language = context.req.query('lang') ?? site.languages[0] ?? 'en'
    return jsonAnswer(JSON.stringify(mapStyle({ tiles: address, colours: palettes[scheme], language })))
  })

  app.get('/map/tiles/:z{[0-9]{1,2}}/:x{[0-9]{1,8}}/:y{[0-9]{1,8}}', context => {
    const { city } = context.get('site').geo
    // Layers are made at the first tile, which takes half a second.
    const known = tiles.get(city) ?? tilesOf(city)
    tiles.set(city, known)
    const { z, x, y } = context.req.param()
    return new Response(gzipSync(known(Number(z), Number(x), Number(y))), {
      headers: {
        'Content-Type': 'application/vnd.mapbox-vector-tile',
        'Content-Encoding': 'gzip',
        'Cache-Control': 'no-cache',
      },
    })
  })
}
