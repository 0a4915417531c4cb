// Every way to say where it goes, and where it is collected.
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import {
  choose,
  errors,
  expectTracked,
  feeShown,
  fill,
  fillOrder,
  focused,
  ordersTo,
  peoniesFor,
  press,
} from './request-steps.ts'
import { notices, originButton, requestForm, valueBeside } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
beforeEach(() => portal.sandbox.control.faults.clear())
afterAll(() => portal.close())

const open = async (who = 'single', map = false) => {
  const visit = await portal.login('pandago-NO', { who, map })
  await visit.page.waitForSelector(who === 'nolocation' ? '#origin' : '#destination')
  return visit
}
/** What the calls of this kind were given. */
const query = (page: Page) => page.inputValue('#destination')
/** A point about so many metres north of the shop. */
const near = (metres: number): string => {
  const { latitude = 0, longitude = 0 } = JSON.parse(
    portal.sandbox.sites.open('NO').db.get<{ json: string }>("SELECT json FROM vendors WHERE id = 'no2000'")?.json ??
      '{}',
  ).vendor_information.location
  return `${(latitude + metres / 111_320).toFixed(5)}, ${longitude.toFixed(5)}`
}
const rest = async (page: Page, name: string) => {
  await fill(page, 'name', name)
  await fill(page, 'phone', '41258036')
  await fill(page, 'amount', '120')
}

describe('where it goes', () => {
  test('[ADR-005] coordinates become an address, and an order', async () => {
    const { page, context } = await open()
    await page.focus('#destination')
    await page.keyboard.type(near(800))
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await feeShown(page)
    expect(await query(page)).toMatch(/\d{4} Oslo/)
    await rest(page, 'Ylva Koordinat')
    await press(page)
    await expectTracked(page, 'Ylva Koordinat')
    await context.close()
  })

  test('[ADR-004] [ADR-008] [REQ-101] a pin, moved with the arrow keys, writes its address back and is confirmed', async () => {
    const { page, context } = await open('single', true)
    await page.focus('#destination')
    await page.keyboard.type('qqqqqq')
    await expect.poll(() => page.getByText('Unable to find address').first().isVisible()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const pin = page.getByRole('application', { name: /^Destination\. / })
    await pin.waitFor()
    await expect.poll(() => pin.evaluate(one => one === document.activeElement)).toBe(true)
    const before = await pin.boundingBox()
    expect(before?.width).toBe(65)
    expect(before?.height).toBe(65)
    await expect.poll(() => query(page)).toMatch(/Oslo/)
    // Pressed at once: the move has not come to rest, and its address is long in coming.
    portal.sandbox.control.addFault({ kind: 'latency', call: 'reverseGeocode', probability: 1, milliseconds: 1500 })
    const lookedUp: URL[] = []
    page.on('request', request => request.url().includes('/reverse?') && lookedUp.push(new URL(request.url())))
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowRight']) await page.keyboard.press(key)
    // With Alt an arrow is the browser's way back, and nothing of the map.
    const isLeft = await pin.evaluate(element =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    )
    expect(isLeft).toBe(true)
    await page.getByRole('button', { name: 'Deliver here' }).evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
    })
    await feeShown(page)
    // The button has gone; the focus is where one goes on.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('unit')
    await rest(page, 'Ylva Nål')
    // The pin submits, too.
    await pin.focus()
    await page.keyboard.press('Control+Enter')
    await expectTracked(page, 'Ylva Nål')
    const [placed] = ordersTo(portal, 'NO', 'Ylva Nål')
    expect(placed?.customer.location).toMatchObject({
      address: expect.stringMatching(/Oslo/),
      latitude: Number(lookedUp.at(-1)?.searchParams.get('lat')),
      longitude: Number(lookedUp.at(-1)?.searchParams.get('lng')),
    })
    await context.close()
  })

  test('[ADR-003] [ADR-009] a saved address comes first, by name, and fills in the customer', async () => {
    const { page, context } = await open('single', true)
    await choose(page, 'Storgata 7')
    // Both ends of the way are named on the map.
    await page.locator('.map-pin[data-words^="Storgata 7"]').waitFor()
    await page.locator('.map-stop[data-words]').waitFor()
    await fill(page, 'unit', '3rd floor')
    await rest(page, 'Ylva Lagret')
    await press(page)
    await expectTracked(page, 'Ylva Lagret')
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
    await page.waitForSelector('#destination')
    await page.focus('#destination')
    await page.keyboard.type('Ylva L')
    await page.waitForFunction(() => document.querySelector('[role=option]')?.textContent?.includes('Ylva Lagret'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await feeShown(page)
    expect(await page.inputValue('#name')).toBe('Ylva Lagret')
    expect(await page.inputValue('#unit')).toBe('3rd floor')
    await context.close()
  })

  test('a suggestion that is chosen with the arrows, or is being pressed, stays the same when a saved address comes before it', async () => {
    const { page, context } = await open()
    let round = 0
    let answer = () => {}
    let answered = Promise.resolve()
    await page.route('**/addressbook/search-customers/**', async route => {
      await answered
      const saved = {
        id: `${round}`,
        name: 'Ylva Sen',
        phone_number: '+4741258036',
        latitude: 59.9,
        longitude: 10.7,
        address: `Parkveien ${round}`,
      }
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { data: { body: [saved] } } })
    })
    const list = page.getByRole('listbox')
    const saved = () => list.getByRole('option', { name: `Parkveien ${round}` })
    const type = async (text: string) => {
      round += 1
      answered = new Promise(resolve => (answer = resolve))
      await page.fill('#destination', '')
      await page.keyboard.type(text)
      await list.getByRole('option').nth(1).waitFor()
    }
    await page.focus('#destination')

    await type('Stor')
    await page.keyboard.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    const street = (await chosen.innerText()).split('\n')[0] ?? ''
    answer()
    await saved().waitFor()
    expect(await chosen.innerText()).toContain(street)
    await page.keyboard.press('Enter')
    await feeShown(page)
    await page.getByText(street).first().waitFor()
    await page.getByRole('button', { name: 'Change' }).click()

    await type('Storg')
    const option = list.getByRole('option').nth(1)
    const pressed = (await option.innerText()).split('\n')[0] ?? ''
    const { x = 0, y = 0 } = (await option.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 10)
    await page.mouse.down()
    answer()
    await expect(saved().waitFor({ timeout: 1000 })).rejects.toThrow('Timeout')
    await page.mouse.up()
    await feeShown(page)
    expect(await query(page)).toContain(pressed)
    await context.close()
  })

  test('a press on its way to a suggestion takes it although a saved address has just come before it', async () => {
    const { page, context } = await open()
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    await page.route('**/addressbook/search-customers/**', async route => {
      await answered
      const place = { latitude: 59.9, longitude: 10.7, address: 'Parkveien 4' }
      const saved = { id: '4', name: 'Ylva Sen', phone_number: '+4741258036', ...place }
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { data: { body: [saved] } } })
    })
    await page.focus('#destination')
    await page.keyboard.type('Storg')
    const aimed = page.getByRole('listbox').getByRole('option').nth(1)
    await aimed.waitFor()
    const meant = (await aimed.innerText()).replace('\n', ', ')
    const box = (await aimed.boundingBox()) ?? { x: 0, y: 0 }
    // A hand does not stop within the few milliseconds after the rows have moved.
    await page.evaluate(
      ({ x, y }) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=listbox]')?.textContent?.includes('Parkveien 4')) return
          observer.disconnect()
          const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: y })
          document.elementFromPoint(x, y)?.dispatchEvent(click)
        }).observe(document.body, { childList: true, subtree: true })
      },
      { x: box.x + 20, y: box.y + 10 },
    )
    answer()
    await feeShown(page)
    expect(await query(page)).toBe(meant)
    await context.close()
  })

  test('[REQ-113] a saved address asks before it replaces a name; after the answer the focus is where something is needed', async () => {
    const { page, context } = await open()
    await choose(page, 'Storgata 7')
    await rest(page, 'Ylva Spurt')
    await press(page)
    await expectTracked(page, 'Ylva Spurt')
    for (const [answer, name] of [
      ['Use it', 'Ylva Spurt'],
      ['Keep what’s here', 'Kari Egen'],
    ] as const) {
      await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
      await page.waitForSelector('#destination')
      await page.fill('#name', 'Kari Egen')
      await page.focus('#destination')
      await page.keyboard.type('Ylva Sp')
      await page.locator('[role=option]', { hasText: 'Ylva Spurt' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      const button = page.getByRole('button', { name: answer })
      await button.waitFor()
      expect(await page.inputValue('#name')).toBe('Kari Egen')
      await button.press('Enter')
      await expect.poll(() => focused(page)).toBe('description')
      expect(await page.inputValue('#name')).toBe(name)
      // The next turn begins with an empty form.
      await page.getByRole('button', { name: 'Clear form' }).click()
    }
    await context.close()
  })

  const MESSAGE = 'Hei!\nKari Nordmann\nStorgata 5, 0155 Oslo\n41 23 45 67, ring doorbell 2'
  test('[REQ-111] a pasted message is offered and neither searched nor sent; once it is taken, its address is searched', async () => {
    const { page, context, sent } = await open()
    await page.focus('#destination')
    await page.locator('#destination').evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      document.execCommand('insertText', false, text)
    }, MESSAGE)
    const use = page.getByRole('button', { name: 'Use it' })
    await use.waitFor()
    expect(await page.inputValue('#name')).toBe('')
    await use.press('Enter')
    await page.locator('[role=option]', { hasText: 'Storgata 5' }).first().waitFor()
    expect(await focused(page)).toBe('destination')
    const fields = ['destination', 'name', 'phone', 'notes'].map(id => page.inputValue(`#${id}`))
    expect(await Promise.all(fields)).toEqual([
      'Storgata 5, 0155 Oslo',
      'Kari Nordmann',
      '41 23 45 67',
      'ring doorbell 2',
    ])
    expect(sent.filter(call => /doorbell|Nordmann/.test(decodeURIComponent(call)))).toEqual([])
    await context.close()
  })

  test('[REQ-111] an address that is pasted is searched at once, also where the reader of messages does not come', async () => {
    const { page, context } = await open()
    await page.route(/\/_assets\/message\./, route => route.abort())
    await page.focus('#destination')
    await page.locator('#destination').evaluate(field => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Storgata 5')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      document.execCommand('insertText', false, 'Storgata 5')
    })
    await page.locator('[role=option]', { hasText: 'Storgata 5' }).first().waitFor({ timeout: 10_000 })
    await context.close()
  })

  test('[REQ-112] what a shop system hands over is out of the address, is sent nowhere, and leads to its address once it is taken', async () => {
    const { page, context, sent } = await portal.loggedIn('pandago-NO', { who: 'single' })
    await page.goto(
      `${portal.origin('pandago-NO')}/request-a-rider#to=Storgata%205&name=Kari%20Nordmann&phone=%2B4741234567&value=649%2C50&ref=A-1047`,
    )
    const use = page.getByRole('button', { name: 'Use it' })
    await use.waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(await requestForm(page).getByText('From your shop system').isVisible()).toBe(true)
    expect(sent.filter(call => /Storgata|Nordmann|1047/.test(decodeURIComponent(call)))).toEqual([])
    await use.press('Enter')
    await page.locator('[role=option]', { hasText: 'Storgata 5' }).first().waitFor()
    expect(await focused(page)).toBe('destination')
    const fields = ['name', 'phone', 'amount', 'description'].map(id => page.inputValue(`#${id}`))
    expect(await Promise.all(fields)).toEqual(['Kari Nordmann', '+4741234567', '649,50', 'A-1047'])
    // The next one, into the same window.
    await page.evaluate(() => location.assign('#to=Storgata%207&name=Ola%20Nordmann'))
    await expect.poll(() => requestForm(page).getByText('Ola Nordmann').isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
    await use.press('Enter')
    expect(await page.inputValue('#name')).toBe('Ola Nordmann')
    await context.close()
  })

  test('[REQ-112] what a shop system hands over during a submission is offered once that was refused', async () => {
    const { page, context } = await open()
    await fillOrder(page, peoniesFor('Ylva Travel'))
    portal.sandbox.control.addFault({
      kind: 'refusal',
      call: 'placeOrder',
      probability: 1,
      times: 1,
      status: 422,
      message: 'NotDeliverable',
    })
    let release = () => {}
    const wait = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/order$/, async route => {
      await wait
      await route.continue()
    })
    await press(page)
    await expect.poll(() => requestForm(page).getAttribute('aria-busy')).toBe('true')
    await page.evaluate(() => location.assign('#to=Storgata%207&name=Ola%20Nordmann'))
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    release()
    await page.getByText('We cannot deliver that order there.').first().waitFor()
    await page.getByRole('button', { name: 'Use it' }).click()
    expect(await page.inputValue('#name')).toBe('Ola Nordmann')
    await context.close()
  })

  test('[ADR-101] [REQ-101] keys that come before the suggestions do not leave the field, and the list opens', async () => {
    const { page, context } = await open()
    portal.sandbox.control.addFault({
      kind: 'latency',
      call: 'autocompleteAddress',
      probability: 1,
      milliseconds: 1000,
    })
    await page.focus('#destination')
    await page.keyboard.type('Storgata 21')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('destination')
    await page.locator('[role=option][aria-selected=true]', { hasText: 'Storgata 21' }).waitFor()
    await page.keyboard.press('Enter')
    await feeShown(page)
    expect(await query(page)).toContain('Storgata 21')
    await context.close()
  })

  test('[REQ-026] [REQ-102] too far away is shown at the field, and everything else stays', async () => {
    const { page, context } = await open()
    await page.fill('#name', 'Ylva Langt')
    await page.focus('#destination')
    await page.keyboard.type('Bergen')
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => errors(page)).toEqual(['Unable to deliver to this address'])
    expect(await page.inputValue('#name')).toBe('Ylva Langt')
    await context.close()
  })

  test('[ADR-006] [REQ-028] [FEE-007] what the services cannot answer is shown, and one submission asks again', async () => {
    const { page, context } = await open()
    const { addFault, faults } = portal.sandbox.control
    addFault({ kind: 'malformed', call: 'autocompleteAddress', probability: 1 })
    await page.focus('#destination')
    await page.keyboard.type('Storgata 31')
    await expect.poll(() => page.getByText('We can’t search for addresses').first().isVisible()).toBe(true)
    faults.clear()
    addFault({ kind: 'malformed', call: 'validateArea', probability: 1, times: 1 })
    await page.keyboard.type(' ')
    await page.waitForSelector('[role=option] >> nth=1')
    addFault({ kind: 'malformed', call: 'placeDetails', probability: 1, times: 1 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => errors(page)).toEqual(['We couldn’t find the details of this address'])
    await page.keyboard.press('Backspace')
    expect(await errors(page)).toEqual([])
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => errors(page)).toEqual(['Unable to verify if order is deliverable'])
    addFault({ kind: 'malformed', call: 'deliveryFee', probability: 1, times: 1 })
    await press(page)
    await expect.poll(() => valueBeside(page, 'Delivery fee').textContent()).toContain('–')
    await context.close()
  })

  test('[LND-101] addresses that were typed on the landing page are searched for at once', async () => {
    const { page, context } = await open()
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider?from=Torggata+1&to=Storgata+7`)
    await page.waitForSelector('#destination')
    await expect.poll(() => query(page)).toBe('Storgata 7')
    await page.waitForSelector('[role=option] >> nth=1')
    await expect.poll(() => focused(page)).toBe('destination')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await feeShown(page)
    await page.reload()
    await page.waitForSelector('#destination', { state: 'attached' })
    expect(await query(page)).toMatch(/^Storgata 7, /)
    await context.close()
  })

  test.each([
    ['to', 'single', 'destination'],
    ['from', 'nolocation', 'origin'],
  ])(
    '[LND-101] "%s" of the landing page is read as it is seen, without marks of direction and signs without a width',
    async (name, who, field) => {
      const { page, context } = await open(who)
      const hidden = '\u202a\ufeffStor\u200bgata\u2060 7\u202c\u2069'
      await page.goto(`${portal.origin('pandago-NO')}/request-a-rider?${new URLSearchParams({ [name]: hidden })}`)
      await page.waitForSelector('[role=option]')
      expect(await page.inputValue(`#${field}`)).toBe('Storgata 7')
      await context.close()
    },
  )
})

describe('where it is collected', () => {
  test('[ADR-004] while no place is known, the pin begins in the first city', async () => {
    const { page, context } = await open('nolocation', true)
    await page.keyboard.type('qqqqqq')
    await expect.poll(() => page.getByText('Unable to find address').first().isVisible()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const pin = page.getByRole('application', { name: /^Collection point\. / })
    await pin.waitFor()
    await expect.poll(() => pin.evaluate(one => one === document.activeElement)).toBe(true)
    await expect.poll(() => page.inputValue('#origin')).toMatch(/\d{4} Oslo/)
    await context.close()
  })

  test('[REQ-015] [ADR-010] [ADR-014] a vendor without location enters it once; a failed save keeps what was typed', async () => {
    const { page, context } = await open('nolocation')
    await expect.poll(() => focused(page)).toBe('origin')
    await page.keyboard.type('Storgata 12')
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // A text that is too long stays as it was pasted, and its field says how long it may be.
    await page.fill('[name=origin-unit]', '2'.repeat(70))
    await originButton(page).click()
    await expect.poll(() => errors(page)).toEqual([expect.stringContaining('64')])
    expect([await focused(page), await page.inputValue('[name=origin-unit]')]).toEqual(['originUnit', '2'.repeat(70)])
    await page.fill('[name=origin-unit]', '2nd floor')
    expect(await errors(page)).toEqual([])
    portal.sandbox.control.addFault({
      kind: 'refusal',
      call: 'saveVendorAddress',
      probability: 1,
      times: 1,
      status: 422,
      message: 'InvalidRequest',
    })
    const save = originButton(page)
    await save.click()
    await expect.poll(() => requestForm(page).getByRole('alert').textContent()).toContain('Unable to save address')
    expect(await page.inputValue('[name=origin-unit]')).toBe('2nd floor')
    portal.sandbox.control.faults.clear()
    await save.click()
    await expect.poll(() => notices(page).textContent()).toContain('Address saved')
    await page.waitForSelector('#destination')
    await expect.poll(() => focused(page)).toBe('destination')
    expect(await page.getByRole('region', { name: 'Where' }).textContent()).toContain('Storgata 12')
    // The address that turns out to be wrong is told, and whoever types on stays where that is.
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/area\/validate$/, async route => {
      await promise
      await route.continue()
    })
    await page.keyboard.type('Bergen')
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('name')
    await page.keyboard.type('Ylva')
    resolve()
    await expect.poll(() => errors(page)).toEqual(['Unable to deliver to this address'])
    await page.keyboard.type(' Fjern')
    expect([await focused(page), await page.inputValue('#name')]).toEqual(['name', 'Ylva Fjern'])
    await page.reload()
    await page.waitForSelector('#destination')
    await context.close()
  })

  test('[REQ-012] [NAV-005] "Change" next to the collection point opens the branches; each branch keeps its draft', async () => {
    const { page, context } = await open('parent')
    await page.fill('#name', 'Ylva Forelder')
    await page
      .getByRole('region', { name: 'Where' })
      .getByRole('button', { name: /^Change Collection point/ })
      .click()
    const branches = page.getByRole('listbox')
    await branches.waitFor()
    await branches.getByRole('option').nth(2).click()
    await page.waitForURL('**/request-a-rider/*')
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('')
    await page.goBack()
    await page.waitForSelector('#destination')
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider/no1000`)
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('Ylva Forelder')
    await context.close()
  })
})
