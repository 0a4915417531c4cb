// What the screens have more than one test look for, by role and name.
import type { FrameLocator, Locator, Page } from 'playwright'
import arabic from '../../content/messages/ar.json' with { type: 'json' }
import english from '../../content/messages/en.json' with { type: 'json' }

type Place = Page | Locator | FrameLocator

/** The rows of open orders on Tracking: each is a link with the customer and the order's number. */
export const orderRows = (place: Place): Locator => place.getByRole('listitem').getByRole('link', { name: / ?#\w+/ })

/** The order that is open, in any screen. */
export const openedOrder = (place: Place): Locator => place.getByRole('article')

/** The menu of the opened order. */
export const orderMenu = (place: Place): Locator => place.getByRole('button', { name: 'More options for this order' })

/** The sentence at the head of the opened order. */
export const orderTitle = (place: Place): Locator => openedOrder(place).getByRole('heading', { level: 2 })

/** The rows of past orders, without the headings of the table. */
export const pastRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell'), hasNot: page.getByRole('columnheader') })

/** The notices over the page. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' })

// The bar at the top, in English.

export const branchButton = (place: Place): Locator => place.getByRole('button', { name: /^Branch: / })
export const languageButton = (place: Place): Locator => place.getByRole('button', { name: /^Language: / })
export const accountMenu = (place: Place): Locator => place.locator('summary', { hasText: 'Account' })
export const homeLink = (place: Place): Locator => place.getByRole('banner').getByRole('link', { name: /homepage$/ })

/** The tab of a screen. */
export const screenLink = (place: Place, name: string): Locator =>
  place.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// Collection points, in English.

export const managePoints = (place: Place): Locator => place.getByRole('button', { name: 'Manage collection points' })
export const addPoint = (place: Place): Locator => place.getByRole('button', { name: 'Add a collection point' })
/** The list of collection points. */
export const pointList = (place: Place): Locator =>
  place.getByRole('dialog', { name: 'Collection points' }).getByRole('list')
export const editPoint = (place: Place): Locator => place.getByRole('button', { name: /^Edit / })
export const pointForm = (place: Place): Locator => place.getByRole('form', { name: 'Collection point' })
export const savePoint = (place: Place): Locator =>
  place.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })

const actions = ['request_action', 'request_save', 'request_pay', 'request_to_payment'] as const
const actionWords = new Set(actions.flatMap(key => [english[key], arabic[key]]))

/** The button that sends the form of a request, whatever comes next, in English or Arabic. */
export const submitButton = (place: Place): Locator =>
  place.getByRole('button', { name: new RegExp(`^(${[...actionWords].join('|')})$`) })
