// What the tracking pages and the receipt have in common: following the order of the address, and saying when it cannot
// be shown or may be old.
import { followedOrder, now, orderOfAddress } from '#app/public-order'
import { deployment } from '#deployment'
import type { FollowedOrder } from '#domain/followed-order'
import { localeIn } from '#domain/written-in'
import type { PublicTracking } from '#schema/wire'
import { createLocalFormat } from '#text/local-format'
import { doubtWords, endingSentence, failureWords } from '#text/tracked-words'
import { nextTurn } from '../../next-turn.ts'
import { part, say, sayOrHide } from './parts.ts'

const { country, settings } = deployment()

export const format = createLocalFormat(document.documentElement.lang, country.code, settings.timezone)

const orderId = orderOfAddress()
const main = document.querySelector('main') as HTMLElement
const tail = document.title.slice(document.title.indexOf(' | '))

type Shown = {
  /** What is read first: where the order is. */
  glance(order: PublicTracking): void
  /** All else. */
  details(order: PublicTracking): void
}

/**
 * Follows the order of this address and shows it whenever something is known: the glance at once and the rest in a turn of
 * its own, since a slow phone would answer no finger while it draws both.
 */
export function followOrder(show: Shown): void {
  let latest: FollowedOrder = { state: 'loading' }
  let turn: ReturnType<typeof setTimeout> | undefined
  const showBlocks = (): void => {
    part('skeleton').hidden = latest.state !== 'loading'
    part('details').hidden = latest.state !== 'known'
    // Nothing that is seen moves when the order is there: what waits and what comes are different elements.
    if (latest.state !== 'loading') part('about').hidden = false
    if (latest.state === 'known') show.details(latest.order)
  }
  followedOrder.$known.subscribe(known => {
    latest = known
    main.dataset['state'] = known.state
    for (const ending of document.querySelectorAll<HTMLElement>('[data-ending]'))
      ending.hidden = ending.dataset['ending'] !== endingOf(known)
    showDoubt(known)
    clearTimeout(turn)
    if (known.state === 'known') {
      show.glance(known.order)
      turn = setTimeout(showBlocks)
      return
    }
    showBlocks()
    if (known.state !== 'loading') showEnding(known)
  })
  document.querySelector('[data-part="again"]')?.addEventListener('click', () => followedOrder.again())
  void nextTurn().then(() => {
    const stop = followedOrder.follow(orderId)
    addEventListener('pagehide', event => {
      if (!event.persisted) stop()
    })
    return readyToWrite()
  })
}

/**
 * A phone takes some tenths of a second until it can write the first time of a language. It does so while the answer is on
 * its way, in turns, so that a finger is answered in between.
 */
async function readyToWrite(): Promise<void> {
  await nextTurn()
  localeIn(document.documentElement.lang, country.code)
  await nextTurn()
  format.window(seconds(), seconds())
  await nextTurn()
  format.isSameDay(seconds(), seconds())
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
