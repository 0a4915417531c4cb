// What somebody does with a request.
import { shownFee } from '#features/request/flow-fee.ts'
import { type Action, draftOwner, type OnPage, onPage, onRequest, onTracking, orderOf, pick } from './action.ts'
import type { Owner, Tab } from './portal.ts'

/** Cards of the sandbox: one that pays at once, one whose bank asks, one that is refused. */
const CARDS = ['4000000000003220', '4111111111111111', '4000000000000002']

/** Somebody wants this to be ordered, for the fee that they see. */
function wish(owner: Owner, tab: Tab, name: string, fee: number | undefined): void {
  tab.wish = name
  owner.wishes.set(name, (owner.wishes.get(name) ?? new Set()).add(fee))
}

function fill(scene: OnPage): void {
  const { owner, page, portal, n } = scene
  const { vendorId, form, stage } = page.request.$state.get()
  if (vendorId === undefined || stage.step === 'ENDED') return
  if (stage.step === 'ASK_FOR_ORIGIN_ADDRESS') {
    // A guest says first where riders collect.
    const place = { id: 'from', formatted_address: 'Karl Johans gate 1', latitude: 59.913, longitude: 10.742 }
    page.request.chooseOrigin(place)
    page.request.confirmOrigin()
  }
  const name = form.name === '' || n % 7 === 0 ? portal.freshName('Model') : form.name
  const vendor = page.vendors.$chosen.get()
  const from = vendor?.vendor_information.location
  const latitude = (from?.latitude ?? 59.913) + (300 + (n % 12) * 90) / 111_320
  const longitude = from?.longitude ?? 10.752
  const description = `Parcel ${n % 5}`
  page.request.chooseDestination({ id: 'near', formatted_address: `Storgata ${1 + (n % 40)}`, latitude, longitude })
  page.request.change({
    ...{ name, phone: '41258036', description, amount: String(100 + (n % 9)) },
    ...(owner.actor === 'guest' && {
      senderName: 'Ola Prøve',
      senderEmail: 'ola@example.com',
      senderPhone: '41258037',
    }),
  })
  const now = page.request.$state.get()
  // A form whose submission is under way takes no input.
  const isTaken = now.form.name === name && now.form.description === description
  if (!isTaken || now.editOrderId !== undefined) return
  remember(scene, vendorId, name, description)
}

/** Only words are changed, at any stage of the form. */
function retype(scene: OnPage): void {
  const { page, portal, n } = scene
  const { vendorId, form, stage, editOrderId } = page.request.$state.get()
  if (vendorId === undefined || stage.step === 'ENDED' || editOrderId !== undefined) return
  const name = form.name === '' || n % 2 === 0 ? portal.freshName('Model') : form.name
  const description = `Parcel ${5 + (n % 5)}`
  page.request.change({ name, description })
  const now = page.request.$state.get().form
  if (now.name === name && now.description === description) remember(scene, vendorId, name, description)
}

/** Whoever was told that another tab has ordered this orders something else now. */
function renameOrdered(scene: OnPage): void {
  const { page, portal, tab } = scene
  delete tab.isOrderedElsewhere
  const { vendorId, form, editOrderId } = page.request.$state.get()
  const isOrdered = portal.made().some(({ order }) => order.customer.name === form.name)
  if (vendorId === undefined || editOrderId !== undefined || !isOrdered) return
  const name = portal.freshName('Model')
  page.request.change({ name })
  if (page.request.$state.get().form.name === name) remember(scene, vendorId, name, form.description)
}

/** What was typed is to be there again. */
function remember({ owner, tab, portal }: OnPage, typedAt: string, name: string, description: string): void {
  const vendorId = draftOwner(owner, typedAt)
  owner.typedFor.set(name, vendorId)
  if (owner.device.storageFault !== 'none') return
  const typed = { name, description, at: portal.time.passed() }
  owner.typed.set(vendorId, typed)
  tab.typed = { vendorId, ...typed }
}

export const requestActions = {
  // A request.
  fill: onPage(14, fill, onRequest),
  retype: onPage(5, retype, onRequest),
  submit: onPage(
    20,
    scene => {
      const { page, owner, tab, portal } = scene
      if (tab.isOrderedElsewhere) renameOrdered(scene)
      // Somebody submits what they filled in, and not what another tab has emptied.
      const state = page.request.$state.get()
      const { name } = state.form
      if (name === '') return
      if (state.editOrderId === undefined) wish(owner, tab, name, shownFee(state))
      else owner.wishes.get(name)?.add(shownFee(state))
      const before = page.told.length
      page.request.submit()
      // What was typed in another tab in the same second is shown first, and is submitted by the next press.
      if (page.told.slice(before).some(({ code }) => code === 'changed_elsewhere')) {
        delete tab.wish
        return
      }
      tab.submitted = name
      tab.submittedAt = portal.time.passed()
      // With mistakes in it nothing is ordered, and what another tab types may take its place.
      const { faults, waiting, stage } = page.request.$state.get()
      const isSent = waiting !== undefined || ('placing' in stage && stage.placing !== undefined)
      if (faults !== undefined && !isSent) delete tab.wish
    },
    onRequest,
  ),
  tryAgain: onPage(
    5,
    ({ page }) => page.request.tryAgain(),
    page => page.request.$view.get().unsure,
  ),
  giveUp: onPage(
    1,
    ({ page }) => page.request.giveUp(),
    page => page.request.$view.get().unsure,
  ),
  acceptFee: onPage(
    4,
    ({ page, owner, tab }) => {
      const { newFee } = page.request.$view.get()
      wish(owner, tab, page.request.$state.get().form.name, newFee?.amount)
      page.request.acceptNewFee()
    },
    page => page.request.$view.get().newFee !== undefined,
  ),
  declineFee: onPage(
    1,
    ({ page, owner, portal }) => {
      const { name } = page.request.$state.get().form
      const isMade = portal.made().some(({ order }) => order.customer.name === name)
      if (!isMade && owner.tabs.length === 1) owner.wishes.delete(name)
      page.request.declineNewFee()
    },
    page => page.request.$view.get().newFee !== undefined,
  ),
  clear: onPage(
    1,
    ({ page, owner, tab }) => {
      const { vendorId } = page.request.$state.get()
      if (vendorId !== undefined) owner.typed.delete(draftOwner(owner, vendorId))
      delete tab.typed
      page.request.clear()
    },
    page => onRequest(page) && !page.request.$view.get().submitting,
  ),
  restart: onPage(
    1,
    ({ page, tab }) => {
      delete tab.typed
      page.request.restart()
    },
    onRequest,
  ),
  pin: onPage(
    2,
    ({ page, n }) => page.request.movePin({ latitude: 59.913 + (n % 9) / 1000, longitude: 10.752 }),
    onRequest,
  ),
  proceed: onPage(2, ({ page }) => page.request.proceed(), onRequest),
  voucher: onPage(
    2,
    ({ page, n }) => {
      page.request.typeVoucher(pick(['WELCOME', 'TENPERCENT', 'NONE', ''], n))
      // A code that is left as it was typed counts as well.
      if (n % 3 > 0) page.request.applyVoucher()
    },
    onRequest,
  ),
  payment: onPage(
    2,
    ({ page, n }) => {
      const choices = page.request.$view.get().choices
      const plain = choices.filter(choice => choice !== 'card')
      if (plain.length > 0) page.request.change({ payment: pick(plain, n) })
    },
    onRequest,
  ),
  payByCard: onPage(
    3,
    ({ page }) => {
      if (page.request.$view.get().choices.includes('card')) page.request.change({ payment: 'card' })
    },
    onRequest,
  ),
  enterCard: onPage(
    12,
    ({ page, n }) => {
      const { card } = page.request.$state.get()
      const [method] = card.state === 'open' ? card.methods : []
      if (!method) return
      page.request.selectNewCard(method.name)
      page.request.changeCardOptions({ nameOnCard: 'Kari Prøve' })
      page.request.enterCard(method.name, { number: pick(CARDS, n), month: '12', year: '2030', code: '123' })
    },
    page => onRequest(page) && page.request.$state.get().card.state === 'open',
  ),
  time: onPage(
    1,
    ({ page, n }) => {
      page.request.change({ time: pick(['asap', 'later', 'within'] as const, n) })
      const slots = page.request.$view.get().days.flatMap(({ slots: of }) => of)
      if (slots.length > 0) page.request.change({ collectAt: pick(slots, n) })
    },
    onRequest,
  ),
  searchAddress: onPage(1, ({ page, n }) => page.destination.type(pick(['Stor', 'Kirkegata 1', ''], n)), onRequest),
  chooseAddress: onPage(
    1,
    ({ page, n }) => {
      const { suggestions } = page.destination.$search.get()
      if (suggestions.length > 0) page.destination.choose(pick(suggestions, n))
    },
    onRequest,
  ),
  modify: onPage(
    2,
    scene => {
      const order = orderOf(scene)
      if (order)
        scene.portal.load(scene.owner, scene.tab, `/request-a-rider/${order.vendor_id}?orderID=${order.order_id}`)
    },
    onTracking,
  ),
  modifyText: onPage(
    3,
    ({ page, n }) => {
      page.request.change({ description: `Changed ${n % 7}` })
      page.request.submit()
    },
    page => onRequest(page) && page.request.$state.get().editOrderId !== undefined,
  ),
} satisfies Record<string, Action>
