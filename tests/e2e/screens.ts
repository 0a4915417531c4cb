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

/** What is wrong with the fields of a part, in their order: the last of what is read out with each. */
export const fieldErrors = (place: Page | Locator): Promise<string[]> =>
  place.locator('[aria-invalid=true]').evaluateAll(fields =>
    fields.map(field => {
      const [error = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
      return document.getElementById(error)?.textContent ?? ''
    }),
  )

// The names of controls, in English or Arabic.

type Key = keyof typeof english & keyof typeof arabic
const anyOf = (keys: readonly Key[]): string => [...new Set(keys.flatMap(key => [english[key], arabic[key]]))].join('|')
const named = (...keys: readonly Key[]): RegExp => new RegExp(`^(${anyOf(keys)})$`)
/** A name that begins with this, before what is filled in. */
const begins = (key: Key): RegExp => new RegExp(`^(${anyOf([key]).replace(/\{[^|]*/g, '')})`)

// The bar at the top.

export const branchButton = (place: Place): Locator => place.getByRole('button', { name: begins('portal_branch') })
export const languageButton = (place: Place): Locator =>
  place.getByRole('button', { name: begins('portal_language_now') })
export const accountMenu = (place: Place): Locator => place.locator('summary', { hasText: begins('portal_account') })
export const homeLink = (place: Place): Locator => place.getByRole('banner').getByRole('link', { name: /homepage$/ })

/** The list of languages of a page without the bar, and one of them by its own name. */
export const languageList = (page: Page): Locator =>
  page.locator('summary', { has: page.getByText(begins('portal_language_now')) })
export const languageLink = (place: Place, name: string): Locator => place.getByRole('link', { name, exact: true })

/** The tab of a screen. */
export const screenLink = (place: Place, name: string): Locator =>
  place.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** The branches to choose from. */
export const branches = (place: Place): Locator => place.getByRole('dialog').getByRole('option')

/** The page in the frame of the help centre. */
export const helpFrame = (place: Place): Locator => place.getByTitle(named('help_frame'))
export const helpLink = (place: Place): Locator => place.getByRole('link', { name: named('portal_help') })

/** The way in for guests, on the login. */
export const guestEntry = (place: Place): Locator => place.getByRole('button', { name: named('account_guest') })

// Collection points.

export const managePoints = (place: Place): Locator => place.getByRole('button', { name: named('outlet_manage') })
/** The list of collection points, and what adds and edits one there. */
export const pointList = (place: Place): Locator =>
  place.getByRole('dialog', { name: named('outlet_points') }).getByRole('list')
export const addPoint = (place: Place): Locator =>
  place.getByRole('dialog').getByRole('button', { name: named('outlet_add') })
export const editPoint = (place: Place): Locator => place.getByRole('dialog').getByRole('button', { name: /^Edit / })
export const pointForm = (place: Place): Locator => place.getByRole('form', { name: named('outlet_form') })
export const addOwner = (place: Place): Locator => place.getByRole('button', { name: named('outlet_owner_add') })
export const savePoint = (place: Place): Locator =>
  place.getByRole('dialog').getByRole('button', { name: named('outlet_save') })

export const requestForm = (place: Place): Locator => place.getByRole('form', { name: named('request_form') })

/** The button that sends the form of a request, whatever comes next, in English or Arabic. */
export const submitButton = (place: Place): Locator =>
  place.getByRole('button', { name: named('request_action', 'request_save', 'request_pay', 'request_to_payment') })

/** The button that goes on from where it is collected to the rest of a request. */
export const originButton = (place: Place): Locator =>
  place.getByRole('button', { name: named('request_origin_save', 'request_origin_go_on') })
