// The way of an order on the map: where it is collected, where it goes, and the rider between assignment and delivery
// (TRK-036, Q70).
import { deployment } from '#deployment'
import { cutAt } from '#domain/ridden-way'
import { isCollected, isMapShown, isRiderShown, type Stage } from '#domain/tracked-order'
import { m } from '#messages'
import type { LatLng, PublicTracking, TrackedParty } from '#schema/wire'
import { createMap, type Line, type MapView, type Point } from '../../map/create-map.ts'
import { mapMark } from '../../map/map-mark.ts'
import { format } from './page.ts'
import { part } from './parts.ts'
import { wants } from './settings.ts'

let view: MapView | undefined
let fitted = ''
let turn: ReturnType<typeof setTimeout> | undefined

/** Makes room for the map, or takes it away; what there is to see of an order is drawn in the next turn. */
export function showMap(order: PublicTracking, stage: Stage): void {
  const frame = part('map')
  const { sender, receiver, rider } = pointsOf(order, stage)
  const shown = wants('map') && isMapShown(order, stage) && [sender, receiver, rider].some(Boolean)
  document.body.classList.toggle('with-map', shown)
  frame.hidden = !shown
  clearTimeout(turn)
  if (!shown) {
    view?.destroy()
    view = undefined
    fitted = ''
    return
  }
  turn = setTimeout(() => draw(frame, order, stage))
}

function pointsOf(order: PublicTracking, stage: Stage) {
  const rider = isRiderShown(order, stage) ? order.rider : undefined
  return { sender: pointOf(order.sender), receiver: pointOf(order.receiver), rider }
}

function draw(frame: HTMLElement, order: PublicTracking, stage: Stage): void {
  const { sender, receiver, rider } = pointsOf(order, stage)
  const points = [sender, receiver, rider].filter(point => point !== undefined)
  view ??= open(frame, points)
  view.setMarker('sender', sender && { at: sender, element: mapMark('sender') })
  view.setMarker('receiver', receiver && { at: receiver, element: mapMark('receiver'), anchor: 'bottom' })
  showRider(view, rider)
  showWay(view, { stage, sender, receiver, rider }, order.route)
  const target = isCollected(stage) ? receiver : sender
  const interesting = rider && target ? [rider, target] : points
  // Follows the order from stage to stage; in between the reader's own view is kept while the rider stays in it.
  const key = `${stage} ${points.length}`
  if (key !== fitted) view.fit(interesting, true)
  else view.fit(interesting)
  fitted = key
  if (rider)
    frame.setAttribute('aria-label', m.public_map_rider({ rider: rider.name, time: format.time(rider.updated_at) }))
  else frame.setAttribute('aria-label', m.public_map())
}

function open(frame: HTMLElement, around: readonly Point[]): MapView {
  return createMap(frame, {
    style: deployment().environment.mapStyle,
    language: document.documentElement.lang,
    around,
    inScrollingPage: true,
    unhurried: true,
    words: {
      label: m.public_map(),
      zoomIn: m.public_map_zoom_in(),
      zoomOut: m.public_map_zoom_out(),
      showAll: m.public_map_show_all(),
      twoFingers: m.public_map_two_fingers(),
    },
    failed() {
      const note = document.createElement('p')
      note.className = 'map-failed'
      note.textContent = m.public_map_failed()
      frame.replaceChildren(note)
    },
  })
}

function showRider(map: MapView, rider: PublicTracking['rider']): void {
  map.setMarker('rider', rider && { at: rider, element: mapMark(rider.vehicle ?? 'motorcycle') })
}

type Way = { stage: Stage; sender?: Point | undefined; receiver?: Point | undefined; rider?: Point | undefined }

/** The way behind the rider in grey and the way ahead; dotted where the streets of it are not known. */
function showWay(map: MapView, { stage, sender, receiver, rider }: Way, route: PublicTracking['route'] = []): void {
  const target = isCollected(stage) ? receiver : sender
  const cut = rider && cutAt(route, { lat: rider.latitude, lng: rider.longitude })
  map.setLine('ridden', cut && { points: cut.ridden.map(toPoint), look: 'ridden' })
  if (cut) map.setLine('ahead', { points: cut.ahead.map(toPoint), look: 'ahead' })
  else map.setLine('ahead', direct(rider ?? sender, rider ? target : receiver))
  map.setLine('onward', rider && !isCollected(stage) ? direct(sender, receiver) : undefined)
}

const direct = (from: Point | undefined, to: Point | undefined): Line | undefined =>
  from && to && { points: [from, to], look: 'direct' }

const toPoint = ({ lat, lng }: LatLng): Point => ({ latitude: lat, longitude: lng })

const pointOf = ({ latitude, longitude }: TrackedParty): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
