// What the screens have more than one test look for, by role and name.
import type { FrameLocator, Locator, Page } from 'playwright'
import arabic from '../../content/messages/ar.json' with { type: 'json' }
import english from '../../content/messages/en.json' with { type: 'json' }

type Place = Page | Locator | FrameLocator

/** The rows of open orders on Tracking: each is a link with the customer and the order's number. */
export const orderRows = (place: Place): Locator => place.getByRole('listitem').getByRole('link', { name: / ?#\w+/ })

/** The sentence at the head of the opened order. */
export const orderTitle = (place: Place): Locator => place.getByRole('article').getByRole('heading', { level: 2 })

/** The rows of past orders, without the headings of the table. */
export const pastRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell'), hasNot: page.getByRole('columnheader') })

/** The notices over the page. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' })

const actions = ['request_action', 'request_save', 'request_pay', 'request_to_payment'] as const
const actionWords = new Set(actions.flatMap(key => [english[key], arabic[key]]))

/** The button that sends the form of a request, whatever comes next, in English or Arabic. */
export const submitButton = (place: Place): Locator =>
  place.getByRole('button', { name: new RegExp(`^(${[...actionWords].join('|')})$`) })
