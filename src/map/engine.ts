// What a map needs of the library that draws it. MapLibre and Mapbox have the same verbs, since one came from the other.
import type { Marker as LibraryMarker, LngLatBounds, Map as MapLibre } from 'maplibre-gl'
import { webAddress } from '#contract/foreign-data.ts'
import type { LatLng } from '#schema/wire.ts'

export type Engine = {
  Map: typeof MapLibre
  Marker: typeof LibraryMarker
  LngLatBounds: typeof LngLatBounds
  /** Its own basemap, where the deployment names no style; without one only coasts and borders are shown. */
  ownStyle?(scheme: 'light' | 'dark'): string
}

/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

/** A point in the order of the libraries. */
export const lngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]

/** An element of the page on the map, by its centre or by its foot. It glides to a new place, by `road` if it is there, unless it `jumps`. */
export type Marker = {
  at: Point
  element: HTMLElement
  anchor?: 'center' | 'bottom'
  jumps?: boolean
  road?: readonly LatLng[] | undefined
}

/** ridden: the way already behind a rider, in grey; ahead: the way to come; direct: as the crow flies, dotted. */
export type Line = { points: readonly Point[]; look: 'ridden' | 'ahead' | 'direct' }

/** An area, by the corners of its rim. */
export type Area = { rim: readonly Point[] }

/** A pin that the reader moves, by pointer or by arrow keys (with Shift: further). */
export type Pin = {
  at: Point
  element: HTMLElement
  /** Name for screen readers, such as "Collection point. Move it with the arrow keys". */
  label: string
  /** Called with the new place once a move has come to rest. */
  moved(to: Point): void
}

/** Many places of one kind. Those that lie close to each other are drawn as one group, which a press takes apart. */
export type Places = {
  /** By their names, which have no spaces. */
  at: ReadonlyMap<string, Point>
  /** The element of a place, or of a group of places. */
  draw(names: readonly string[]): HTMLElement
}

export type MapWords = {
  /** Name of the map. */
  label: string
  zoomIn: string
  zoomOut: string
  showAll: string
  /** Said while what draws the map cannot be loaded. */
  missing: string
  /** What a finger has to do where one finger scrolls the page. */
  twoFingers: string
}

export type MapOptions = {
  /** Address of a style document; without one the map shows coasts and borders alone. Told the scheme and language in its query. */
  style?: string | undefined
  /** BCP 47; the script that names are shown in. */
  language: string
  /** What is shown first. */
  around: readonly Point[]
  /** How near a single point is looked at, and without any point the world (ADR-008); else a zoom for one house. */
  zoom?: number
  words: MapWords
  /** One finger scrolls the page over the map instead of moving it. */
  inScrollingPage?: boolean
  /**
   * The page is read first: the map waits until somebody touches the page, or until it has been quiet for some seconds. What
   * it will show is sketched in the meantime.
   */
  unhurried?: boolean
  /**
   * The map outlives its element: the next one that is kept takes it over as it is, with what it has loaded (TRK-104). One of
   * them is shown at a time.
   */
  kept?: boolean
  /** Called with the place when the map is clicked. */
  pressed?(at: Point): void
  /** Called once when the map cannot be shown at all: no WebGL. What does not load is asked for again all the while. */
  failed?(): void
}

export type MapView = {
  /** Sets or, without a marker, removes the one of this name. A marker that moves glides. */
  setMarker(name: string, marker?: Marker): void
  setLine(name: string, line?: Line): void
  setArea(name: string, area?: Area): void
  setPin(pin?: Pin): void
  setPlaces(places?: Places): void
  /** Shows all these points, unless the reader has moved the map since; `anyway` overrules that. `zoom`: see the options. */
  fit(points: readonly Point[], anyway?: boolean, zoom?: number): void
  destroy(): void
}

// How a map shows a set of points; the same for the sketch and for the map.

/** Room around what is shown, in pixels, so that pins and tools hide nothing; beside the tools also the words above a rider. */
export const PADDING = { top: 72, right: 112, bottom: 48, left: 56 }
/** Room in a frame that is low, such as on a phone or above a keyboard: the pin, and what lies over the map: the buttons and the credits. */
const LOW_PADDING = { top: 68, right: 112, bottom: 64, left: 40 }
const LOW_PX = 300
/** The same above a keyboard, where there are no tools: the pin above its place, and below the mark of the other the credits and the edge of the form. */
const LOWEST_PADDING = { top: 56, right: 40, bottom: 60, left: 40 }
const LOWEST_PX = 160

/** @param height of the frame, in pixels */
export const paddingIn = (height: number): typeof PADDING =>
  height < LOWEST_PX ? LOWEST_PADDING : height < LOW_PX ? LOW_PADDING : PADDING

/** No closer than this, however near the points are to each other. */
export const CLOSEST_ZOOM = 16

// Who made the data of a map. Sources say it in markup of their own, of which words and addresses are taken and no more.

/** A part of the credit; `href` where it leads, on the web by HTTPS. */
export type Credit = { text: string; href?: string }

const PART = /<a\s[^>]*?href=(["'])(.*?)\1[^>]*>(.*?)<\/a>|([^<]+|<[^>]*>)/gis
const signs: Readonly<Record<string, string>> = { amp: '&', copy: '©', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** @param attributions of the sources of a style; each credit is given once */
export function creditsOf(attributions: readonly (string | undefined)[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const attribution of attributions)
    for (const [, , address, linked, plain] of (attribution ?? '').matchAll(PART)) {
      const text = plainText(linked ?? plain ?? '')
      const href = secureAddress(address)
      if (text !== '' && !credits.has(text)) credits.set(text, { text, ...(href !== undefined && { href }) })
    }
  return [...credits.values()]
}

const plainText = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => signs[name.toLowerCase()] ?? entity)
    .trim()

function secureAddress(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : webAddress(plainText(address))
  return url?.protocol === 'https:' ? url.href : undefined
}
