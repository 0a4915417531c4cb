// What the screens have more than one test look for, by role and name.
import type { FrameLocator, Locator, Page } from 'playwright'
import arabic from '../../content/messages/ar.json' with { type: 'json' }
import english from '../../content/messages/en.json' with { type: 'json' }

type Place = Page | Locator | FrameLocator

/** The rows of open orders on Tracking: each is a link with the customer and the order's number. */
export const orderRows = (place: Place): Locator => place.getByRole('listitem').getByRole('link', { name: / ?#\w+/ })

/** The customer of a row, whose name ends before the order's number. Rows that nobody has seen have no inner text. */
export const customerOf = async (row: Locator): Promise<string> =>
  ((await row.textContent()) ?? '').split(/ ?#\w+/)[0]?.trim() ?? ''

/** The lists of open orders on Tracking, and the headings of those that are not tabs. */
export const orderLists = (page: Page): Locator => page.getByRole('region', { name: named('tracking_lists') })
export const listHeadings = (page: Page): Locator => orderLists(page).getByRole('heading', { level: 2 })

/** What is wrong with the lists while something is: they are old, or nothing comes by itself. */
export const connectionNotice = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: begins('tracking_offline', 'tracking_outdated_list', 'tracking_reconnecting') })

/** What an open order says about itself: the values of its facts. */
export const orderFacts = (place: Place): Locator => openedOrder(place).getByRole('definition')

/** The maps, each with a name of its own: of the open order, of all open orders, of the past ones, and of a request. */
export const orderMap = (place: Place): Locator => place.getByRole('region', { name: named('tracking_map') })
export const openOrdersMap = (place: Place): Locator =>
  place.getByRole('region', { name: named('portal_title_tracking') })
export const pastOrdersMap = (place: Place): Locator =>
  place.getByRole('region', { name: named('portal_title_history') })
export const requestMap = (place: Place): Locator => place.getByRole('region', { name: named('address_map') })

/** The number of the order that is open, once the address has it. */
export async function openedId(page: Page): Promise<string> {
  await page.waitForURL(/[?&]order=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** The buttons of a map. */
export const mapTools = (page: Page): Locator =>
  page.getByRole('group').filter({ has: page.getByRole('button', { name: named('public_map_show_all') }) })

/** The places on a map: an order with its customer and number, its rider, or so many orders. */
const placed = (place: Place, name: RegExp): Locator =>
  place.getByRole('button', { name }).and(place.locator('[data-orders]'))
export const mapPlaces = (place: Place): Locator => placed(place, / #\w+$|^\d+ orders$/)
export const mapGroups = (place: Place): Locator => placed(place, /^\d+ orders$/)
export const mapOrders = (place: Place): Locator => placed(place, /^(?!Your rider: ).* #\w+$/)
export const mapRiders = (place: Place): Locator => placed(place, /^Your rider: .* #\w+$/)

/** The order that is open, in any screen. */
export const openedOrder = (place: Place): Locator => place.getByRole('article')

/** The menu of the opened order. */
export const orderMenu = (place: Place): Locator => place.getByRole('button', { name: 'More options for this order' })

/** The sentence at the head of the opened order. */
export const orderTitle = (place: Place): Locator => openedOrder(place).getByRole('heading', { level: 2 })

/** The rows of past orders, without the headings of the table. */
export const pastRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell'), hasNot: page.getByRole('columnheader') })

/** The cells of a table below one of its headings. */
export async function cellsOf(table: Locator, heading: string): Promise<Locator> {
  const headings = await table.locator('thead th').allTextContents()
  const at = headings.findIndex(text => text.trim() === heading)
  if (at < 0) throw new Error(`no column "${heading}" among ${headings.join(', ')}`)
  const row = 'tbody > :is([data-order], :has(> th))'
  return table.locator(`${row} > :nth-child(${at + 1})`)
}

/** The sums of the chosen days on History. */
export const overview = (page: Page): Locator => page.getByRole('region', { name: named('history_overview') })

/** The labels of parcels, on paper. */
export const paperLabels = (place: Place): Locator => place.getByRole('article', { name: /^#/ })

/** The notices over the page. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' })

/** What is said of something that went wrong: what announces it is there before it has a text. */
export const alerts = (place: Page | Locator): Locator => place.getByRole('alert').filter({ hasText: /\S/ })

/** The fields with something wrong in them. */
export const wrongFields = (place: Page | Locator): Locator => place.locator('[aria-invalid=true]')

/** The value next to a name, in a list of names and values. */
export const valueBeside = (place: Place, name: string | RegExp): Locator =>
  place.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

/** What is wrong with the fields of a part, in their order: the last of what is read out with each. */
export const fieldErrors = (place: Page | Locator): Promise<string[]> =>
  wrongFields(place).evaluateAll(fields =>
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
const begins = (...keys: readonly Key[]): RegExp => new RegExp(`^(${anyOf(keys).replace(/\{[^|]*/g, '')})`)

// What is announced without haste.

/** What the list under an address says in place of addresses. */
export const addressMessage = (page: Page): Locator =>
  page.getByRole('status').filter({
    hasText: named('address_not_found', 'address_autocomplete_failed', 'address_details_failed'),
  })

/** What has to be looked at before it goes on, in the page or over it. */
export const warnings = (page: Page): Locator =>
  page.getByRole('status').filter({
    hasText: new RegExp(
      anyOf([
        'history_rest_failed',
        'notice_outdated',
        'notice_session_ended',
        'notice_session_ended_lost',
        'payment_check_failed',
        'payment_none_offered',
        'request_changed_elsewhere',
        'request_fee_changed',
        'request_placed_before',
        'tracking_cancel_not',
      ]),
    ),
  })

// The bar at the top, and the way past it.

export const skipLink = (place: Place): Locator => place.getByRole('link', { name: named('common_skip') })

export const branchButton = (place: Place): Locator => place.getByRole('button', { name: begins('portal_branch') })
export const languageButton = (place: Place): Locator =>
  place.getByRole('button', { name: begins('portal_language_now') })
export const accountMenu = (place: Place): Locator => place.locator('summary', { hasText: begins('portal_account') })
export const logOut = (place: Place): Locator => place.getByRole('button', { name: named('portal_log_out') })
/** Opens the drawer of a phone. */
export const menuButton = (place: Place): Locator => place.getByRole('button', { name: named('portal_menu') })
export const homeLink = (place: Place): Locator => place.getByRole('banner').getByRole('link', { name: /homepage$/ })

/** The list of languages of a page without the bar, and one of them by its own name. */
export const languageList = (page: Page): Locator =>
  page.locator('summary', { has: page.getByText(begins('portal_language_now')) })
export const languageLink = (place: Place, name: string): Locator => place.getByRole('link', { name, exact: true })

/** Whether the page would be left without a question. */
export const isLeft = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Presses a link and stays on the page when the browser asks; the kind of its question. */
export async function stays(page: Page, link: Locator): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async question => {
    await question.dismiss()
    return question.type()
  })
  await link.evaluate(one => setTimeout(() => (one as HTMLAnchorElement).click()))
  return asked
}

/** The tabs of the screens, and one of them. */
export const screenLinks = (place: Place): Locator =>
  place.getByRole('navigation', { name: named('nav_label') }).getByRole('link')
export const screenLink = (place: Place, name: string): Locator =>
  place.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Says that the page's language has no texts of its own. */
export const fallbackNotice = (page: Page): Locator =>
  page.getByRole('complementary').filter({ has: page.getByText(begins('common_fallback_notice')) })

/** The branches to choose from. */
export const branches = (place: Place): Locator => place.getByRole('dialog').getByRole('option')

/** The page in the frame of the help centre. */
export const helpFrame = (place: Place): Locator => place.getByTitle(named('help_frame'))
export const helpLink = (place: Place): Locator => place.getByRole('link', { name: named('portal_help') })

/** The way in for guests, on the login. */
export const guestEntry = (place: Place): Locator => place.getByRole('button', { name: named('account_guest') })

// Bulk orders.

/** The earlier uploads, newest first. */
export const earlierUploads = (place: Place): Locator =>
  place.getByRole('region', { name: named('bulk_history') }).getByRole('listitem')
/** The button that places what a file holds. */
export const placeButton = (place: Place): Locator =>
  place.getByRole('button', { name: /^(Place .+ orders?|تقديم .+|لا توجد طلبات لتقديمها)$/ })
/** The field that a file is dropped on. */
export const dropField = (place: Place): Locator => place.getByRole('region', { name: named('bulk_drop_title') })
/** Leads to the next cell that has something wrong in it. */
export const nextError = (place: Place): Locator => place.getByRole('button', { name: named('bulk_next_error') })
/** The rows of a file: a line each in the grid, or a card each on a phone. */
export const bulkRows = (place: Place): Locator =>
  place
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: place.getByRole('rowheader') })
export const bulkCards = (place: Place): Locator =>
  place.getByRole('list', { name: named('bulk_sheet') }).getByRole('listitem')
/** Which rows of a file are shown. */
export const rowFilter = (place: Place): Locator => place.getByRole('radiogroup', { name: named('bulk_shown') })

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

/** What a request costs, and what was wrong with sending it. */
export const requestFee = (place: Place): Locator => valueBeside(requestForm(place), begins('request_fee'))
export const requestProblem = (place: Place): Locator => requestForm(place).getByRole('alert')

/** The button that sends the form of a request, whatever comes next, in English or Arabic. */
export const submitButton = (place: Place): Locator =>
  place.getByRole('button', { name: named('request_action', 'request_save', 'request_pay', 'request_to_payment') })

/** The button that goes on from where it is collected to the rest of a request. */
export const originButton = (place: Place): Locator =>
  place.getByRole('button', { name: named('request_origin_save', 'request_origin_go_on') })

/** Begins or ends printing as Firefox tells a page of it: by events, while no query of style sheets holds. */
export const dispatchPrinting = (page: Page, on: boolean) =>
  page.evaluate(name => dispatchEvent(new Event(name)), on ? 'beforeprint' : 'afterprint')
