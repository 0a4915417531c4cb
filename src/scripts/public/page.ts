// What the tracking pages and the receipt have in common: following the order of the address, and saying when it cannot
// be shown or may be old.
import { followedOrder, now, orderOfAddress } from '#app/public-order'
import { deployment } from '#deployment'
import type { FollowedOrder } from '#domain/followed-order'
import type { PublicTracking } from '#schema/wire'
import { createLocalFormat } from '#text/local-format'
import { doubtWords, endingSentence, failureWords } from '#text/tracked-words'
import { part, say, sayOrHide } from './parts.ts'

const { country, settings } = deployment()

export const format = createLocalFormat(document.documentElement.lang, country.code, settings.timezone)

const orderId = orderOfAddress()
const main = document.querySelector('main') as HTMLElement
const tail = document.title.slice(document.title.indexOf(' | '))

/** Follows the order of this address and shows it whenever something is known. */
export function followOrder(show: (order: PublicTracking) => void): void {
  followedOrder.$known.subscribe(known => {
    main.dataset['state'] = known.state
    part('skeleton').hidden = known.state !== 'loading'
    part('details').hidden = known.state !== 'known'
    // Nothing that is seen moves when the order is there: what waits and what comes are different elements.
    if (known.state !== 'loading') part('about').hidden = false
    for (const ending of document.querySelectorAll<HTMLElement>('[data-ending]'))
      ending.hidden = ending.dataset['ending'] !== endingOf(known)
    showDoubt(known)
    if (known.state === 'known') show(known.order)
    else if (known.state !== 'loading') showEnding(known)
  })
  document.querySelector('[data-part="again"]')?.addEventListener('click', () => followedOrder.again())
  const stop = followedOrder.follow(orderId)
  addEventListener('pagehide', event => {
    if (!event.persisted) stop()
  })
}

/** A bare address is no address of ours; an order that is not known is something else. */
const endingOf = ({ state }: FollowedOrder): string =>
  state === 'unknown' && orderId === undefined ? 'address' : state

function showEnding(known: Exclude<FollowedOrder, { state: 'known' | 'loading' }>): void {
  title(endingSentence(known.state, orderId !== undefined))
  if (known.state === 'failed') say('failure', failureWords(known.problem.code === 'foreign_answer', navigator.onLine))
}

function showDoubt(known: FollowedOrder): void {
  const doubt = known.state === 'known' ? known.doubt : undefined
  const words = doubt && known.state === 'known' ? doubtWords(doubt, format.time(known.readAt / 1000)) : undefined
  sayOrHide('doubt', words, 'doubt-text')
}

/** Says it in the heading, in the tab, and once to who listens. */
export function title(sentence: string, announced = sentence): void {
  say('sentence', sentence)
  say('announcement', announced)
  document.title = sentence + tail
}

export const seconds = (): number => now() / 1000
