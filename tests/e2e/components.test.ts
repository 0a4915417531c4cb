// The components of src/ui in a real browser, as the component gallery shows them.
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import type { ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startGallery } from '../../scripts/component-gallery.ts'
import { axe, newProfile, withoutHas } from './browser.ts'
import { openScreenReader } from './screen-reader.ts'
import { notices } from './screens.ts'

const PORT = 4480

let server: ViteDevServer
let page: Page
let faults: string[] = []

beforeAll(async () => {
  server = await startGallery({ port: PORT })
})
afterAll(async () => {
  await server?.close()
})
afterEach(async () => {
  await page?.context().close()
  expect(faults).toEqual([])
})

async function open(
  view: { brand?: string; scheme?: string; direction?: string } = {},
  width = 1280,
  prepare?: (page: Page) => Promise<unknown>,
) {
  page = await (await newProfile({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })).newPage()
  await prepare?.(page)
  faults = []
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(`${server.resolvedUrls?.local[0]}?${new URLSearchParams(view)}`)
  await page.waitForSelector('.gallery')
}
const story = (name: string) => page.locator(`[data-story="${name}"]`)
test('what a screen reader of the tests hears of a choice is its name once, of however few letters', async () => {
  page = await (await newProfile()).newPage()
  const reader = await openScreenReader(page)
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const choices = page.getByRole('radio', { name: /^(Light|Dark)$/ })
  await choices.first().waitFor()
  for (const [at, name] of ['後で', '今'].entries())
    await choices
      .first()
      .locator('xpath=ancestor::*[@role="radiogroup"]//label')
      .nth(at)
      .evaluate((label, text) => {
        label.lastChild?.replaceWith(text)
      }, name)
  const heard = await reader.read()
  expect(heard.filter(line => /後で|今/.test(line))).toEqual([
    expect.stringMatching(/^radio “後で”/),
    expect.stringMatching(/^radio “今”/),
  ])
})

const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id)

test.each([
  { scheme: 'light', direction: 'ltr', width: 1440 },
  { scheme: 'dark', direction: 'rtl', width: 1440 },
  { scheme: 'light', direction: 'rtl', width: 360 },
  { scheme: 'dark', direction: 'ltr', width: 360 },
])('axe finds nothing: $scheme, $direction, $width px; nothing runs out at the side', async ({ width, ...view }) => {
  await open(view, width)
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

/** The controls of the table, with the states in which they are drawn as at rest. */
const statesDrawnAsAtRest = () =>
  story('Controls')
    .getByRole('row')
    .evaluateAll(rows => {
      const looks = (cell: Element) =>
        [...cell.querySelectorAll('*')]
          .flatMap(part => ['', '::before', '::after'].map(drawn => getComputedStyle(part, drawn)))
          .map(({ color, background, border, outline, boxShadow, textDecoration, opacity, filter, display }) =>
            [color, background, border, outline, boxShadow, textDecoration, opacity, filter, display].join(),
          )
          .join('\n')
      return rows.flatMap(row => {
        const [rest, ...others] = [...row.querySelectorAll('td')]
        const drawn = others.filter(cell => cell.childElementCount > 0)
        return drawn
          .filter(cell => rest && looks(cell) === looks(rest))
          .map(cell => `${row.querySelector('th')?.textContent} ${cell.dataset['state']}`)
      })
    })

test('no state of a control is drawn as it is at rest', async () => {
  await open({}, 1440)
  expect(await statesDrawnAsAtRest()).toEqual([])
})

test('[CST-109] what has the focus and what is disabled is seen where :has() is unknown, as in Firefox before 121', async () => {
  await open({}, 1440, withoutHas)
  const isNeeded = (state: string) => /focus-visible$|disabled$/.test(state)
  expect((await statesDrawnAsAtRest()).filter(isNeeded)).toEqual([])
})

test("[LND-104] where text runs to the left the built drawing of an empty list is turned round, a brand's own is shown as drawn", async () => {
  await open({ direction: 'rtl' })
  const drawing = story('EmptyState').locator('.motif')
  const [start, pin] = await Promise.all(['.start', '.pin-shape'].map(part => drawing.locator(part).boundingBox()))
  const box = await drawing.boundingBox()
  expect(start?.x).toBeGreaterThan(pin?.x ?? Number.NaN)
  // The brand's mark is turned round nowhere, as little as its letters.
  const turnsRound = (part: string) =>
    drawing.locator(part).evaluate(element => {
      const { a, b, c, d } = (element as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix()
      return a * d - b * c < 0
    })
  expect(await Promise.all(['.thread', '.start', '.start-hole'].map(turnsRound))).toEqual([true, false, false])
  // Nothing of it is out of its box.
  expect(pin?.x).toBeGreaterThanOrEqual(box?.x ?? Number.NaN)
  expect((start?.x ?? Number.NaN) + (start?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  const own = await drawing.evaluate(element => {
    const red = encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 104"><path fill="red" d="M0 0h80v104H0z"/></svg>',
    )
    document.documentElement.style.setProperty('--empty-drawing', `url("data:image/svg+xml,${red}")`)
    document.documentElement.style.setProperty('--empty-built', 'hidden')
    return getComputedStyle(element).backgroundImage.slice(0, 8)
  })
  expect(own).toBe('url("dat')
  const { data, info } = await sharp(await drawing.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redAt = (share: number) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels
    return [data[at], data[at + 1], data[at + 2]].join() === '255,0,0'
  }
  expect([redAt(0.25), redAt(0.75)]).toEqual([true, false])
})

test.each(['foodpanda', 'pandago'])('each control of %s looks like the state it is in', async brand => {
  await open({ brand }, 1440)
  const alike = await story('Controls').evaluate(element => {
    const look = (cell: Element) =>
      JSON.stringify(
        [...cell.querySelectorAll('*')].map(part => {
          const style = getComputedStyle(part)
          const { color, backgroundColor, borderColor, outline, boxShadow, filter, opacity, scale } = style
          const line = [
            style.textDecorationThickness,
            style.textDecorationColor,
            getComputedStyle(part, '::before').scale,
          ]
          return [part.localName, color, backgroundColor, borderColor, outline, boxShadow, filter, opacity, scale, line]
        }),
      )
    return [...element.querySelectorAll('tbody tr')].flatMap(row => {
      const [rest, ...others] = [...row.querySelectorAll('td')].filter(cell => cell.firstChild)
      const seen = new Map([[rest ? look(rest) : '', 'rest']])
      return others.flatMap(cell => {
        const before = seen.get(look(cell))
        seen.set(look(cell), cell.dataset['state'] ?? '')
        return before === undefined ? [] : [`${row.firstChild?.textContent}: ${cell.dataset['state']} like ${before}`]
      })
    })
  })
  expect(alike).toEqual([])
})

test('[LND-104] a turned mark lies where a map places it, and its words are level', async () => {
  await open({ brand: 'efood' })
  const [at, words] = await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div style="position:relative"><span class="map-stop maplibregl-marker" data-words="Bygdøy allé" data-side="right" style="transform:translate(200px,60px)"></span></div>',
    )
    const mark = document.querySelector<HTMLElement>('.map-stop')
    const [box, ground] = [mark, mark?.parentElement].map(element => element?.getBoundingClientRect())
    const shape = mark && getComputedStyle(mark, '::before').rotate
    const turn = mark && [getComputedStyle(mark).rotate, getComputedStyle(mark, '::after').rotate]
    return [
      [(box?.x ?? 0) - (ground?.x ?? 0), (box?.y ?? 0) - (ground?.y ?? 0), box?.width],
      [shape, ...(turn ?? [])],
    ]
  })
  expect(at).toEqual([200, 60, 20])
  expect(words).toEqual(['45deg', 'none', 'none'])
})

test('a name of the other direction begins where its page begins', async () => {
  await open()
  const starts = await story('Menu').evaluate(element => {
    element.insertAdjacentHTML('beforeend', '<p style="display:grid"><bdi><i>سارة</i></bdi><bdi><i>Sara</i></bdi></p>')
    return [...element.querySelectorAll('bdi > i')].map(text => text.getBoundingClientRect().left)
  })
  expect(starts[0]).toBe(starts[1])
})

test('more than two choices are one list, whose lines are as wide and as high', async () => {
  await open()
  const boxes = await Promise.all(
    (
      await story('Choices, Segments').getByRole('radiogroup', { name: 'Payment, one of three' }).locator('label').all()
    ).map(choice => choice.boundingBox()),
  )
  expect(boxes.length).toBeGreaterThan(2)
  expect(new Set(boxes.map(box => `${box?.x} ${box?.width} ${box?.height}`)).size).toBe(1)
})

test('[AUT-101] a code is pasted whole, with the words around it', async () => {
  await open()
  const input = story('Password and code').getByLabel('Code from the email')
  await input.focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Your code: 730 156')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  expect(await input.inputValue()).toBe('730156')
  await page.keyboard.press('Backspace')
  expect(await input.inputValue()).toBe('73015')
})

test('a dialog keeps the focus, closes on Escape and gives the focus back', async () => {
  await open()
  const opener = story('Dialog, Drawer').getByRole('button', { name: 'Form' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Save this address' })
  await dialog.waitFor()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focused()).toBe('Form')
})

test('[NTC-101] notices stay clear of the sticky foot, are held while pointed at, and are reached with F6', async () => {
  await open()
  const toasts = story('Toasts')
  await toasts.getByRole('button', { name: 'Rider requested' }).click()
  await toasts.getByRole('button', { name: 'We cannot deliver' }).click()
  const region = page.getByRole('region', { name: 'Notices' })
  const [lowest, foot] = [await region.boundingBox(), await page.locator('[data-sticky-foot]').boundingBox()]
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  expect(await region.getByRole('alert').textContent()).toContain('We cannot deliver')
  // More than its icon distinguishes it from good news.
  const grounds = page.locator('.toast').evaluateAll(all => all.map(toast => getComputedStyle(toast).backgroundColor))
  expect(new Set(await grounds).size).toBe(2)

  await region.getByText('We cannot deliver').hover()
  await toasts.getByText('Held', { exact: true }).waitFor()
  await page.mouse.move(0, 0)
  await toasts.getByText('Running', { exact: true }).waitFor()

  await page.keyboard.press('F6')
  expect(await focused()).toBe('Track')
  await toasts.getByText('Held', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await region.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  expect(await focused()).toContain('We cannot deliver')
  await toasts.getByText('Running', { exact: true }).waitFor()
})

test('[NTC-101] on a phone what can be done about a notice is below it, and its text has the room', async () => {
  await open({}, 360)
  await story('Toasts').getByRole('button', { name: 'Rider requested' }).click()
  const toast = page.locator('.toast', { has: page.getByRole('button', { name: 'Track' }) })
  const [text, action, whole] = await Promise.all([
    toast.locator('> span').boundingBox(),
    toast.getByRole('button', { name: 'Track' }).boundingBox(),
    toast.boundingBox(),
  ])
  expect(text?.width).toBeGreaterThan(220)
  expect(action?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0))
})

test('[NTC-101] a notice on a phone leaves the field in which somebody types free, and the foot of a dialog', async () => {
  await open({}, 360)
  const field = story('TextField').getByRole('textbox').first()
  const region = page.getByRole('region', { name: 'Notices' })
  /** Brings the middle of the field to this height of the window. */
  const bring = (height: number) =>
    field.evaluate((input, at) => {
      const { top, bottom } = input.getBoundingClientRect()
      window.scrollBy(0, (top + bottom) / 2 - at)
    }, height)
  const areApart = async (other: Locator) => {
    const [own, its] = [await region.boundingBox(), await other.boundingBox()]
    return own && its && (own.y + own.height <= its.y || its.y + its.height <= own.y)
  }
  const footTop = (await page.locator('[data-sticky-foot]').first().boundingBox())?.y ?? 0
  await field.focus()
  await bring(footTop - 40)
  await story('Toasts')
    .getByRole('button', { name: 'You are now disconnected' })
    .evaluate(button => (button as HTMLElement).click())
  await region.getByRole('button', { name: 'Dismiss' }).waitFor()
  expect(await areApart(field)).toBe(true)
  await bring(60)
  await expect.poll(() => areApart(field)).toBe(true)
  await bring(footTop - 40)
  await expect.poll(() => areApart(field)).toBe(true)
  await page.keyboard.press('Tab')
  await field.focus()
  expect(await areApart(field)).toBe(true)

  await story('Dialog, Drawer').getByRole('button', { name: 'Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this address' })
  await dialog.waitFor()
  for (const part of [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Save' })])
    await expect.poll(() => areApart(part)).toBe(true)
})

test('[NTC-101] after a notice was dismissed with the pointer, the next one leaves the field in which somebody types free too', async () => {
  await open({}, 360)
  const field = story('TextField').getByRole('textbox').first()
  const region = page.getByRole('region', { name: 'Notices' })
  const notify = () =>
    story('Toasts')
      .getByRole('button', { name: 'You are now disconnected' })
      .evaluate(button => (button as HTMLElement).click())
  await notify()
  const { height = Number.NaN } = (await region.boundingBox()) ?? {}
  await region.getByRole('button', { name: 'Dismiss' }).click()
  await region.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' })
  await field.focus()
  const foot = (await page.locator('[data-sticky-foot]').first().boundingBox())?.y ?? 0
  await field.evaluate((input, at) => window.scrollBy(0, input.getBoundingClientRect().bottom - at), foot - 20)
  await page.mouse.move(0, 0)
  await notify()
  await region.getByRole('button', { name: 'Dismiss' }).waitFor()
  const [own, its] = [await region.boundingBox(), await field.boundingBox()]
  expect(own?.height).toBe(height)
  expect((own?.y ?? Number.NaN) + (own?.height ?? Number.NaN)).toBeLessThanOrEqual(its?.y ?? Number.NaN)
})

test('a notice over a dialog can be read and clicked', async () => {
  await open()
  await story('Toasts').getByRole('button', { name: 'You are now disconnected' }).click()
  await story('Dialog, Drawer').getByRole('button', { name: 'Question' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).click()
  expect(await notices(page).getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true)
})

test('the list under an address field: arrows, Enter, and nothing typed is lost', async () => {
  await open()
  const input = story('ComboBox').getByRole('combobox')
  await input.click()
  await page.keyboard.type('Bygd')
  await story('ComboBox')
    .getByRole('option', { name: /allé 64A/ })
    .waitFor()
  await page.keyboard.press('Enter')
  expect(await input.inputValue()).toBe('Bygd')
  await page.keyboard.press('ArrowUp')
  expect(await input.getAttribute('aria-activedescendant')).toMatch(/map$/)
  await page.keyboard.press('Enter')
  expect(await input.inputValue()).toBe('Bygd')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await input.inputValue()).toContain('Bygdøy allé 23')
  expect(await input.getAttribute('aria-expanded')).toBe('false')
})

test('a menu opens on the arrow, finds an entry by its letter, and gives the focus back', async () => {
  await open()
  await story('Menu').getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toContain('Løkka Blomster')
  await page.keyboard.press('l')
  expect(await focused()).toBe('Log out')
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('Account')
  expect(await story('Menu').getByRole('menu').count()).toBe(0)
})

test('in a page from right to left the left arrow goes to the next tab', async () => {
  await open({ direction: 'rtl' })
  await story('Tabs, Stepper').getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toContain('مجدولة')
  // With Alt it is the browser's way back.
  const isUsedUp = await story('Tabs, Stepper')
    .getByRole('tab', { selected: true })
    .evaluate(
      tab =>
        !tab.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
        ),
    )
  expect([isUsedUp, await focused()]).toEqual([false, expect.stringContaining('مجدولة')])
})

test('[CST-101] no widget writes a style element', async () => {
  await open()
  const styles = () => page.locator('style').count()
  const before = await styles()
  await story('Dialog, Drawer').getByRole('button', { name: 'Form' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await styles()).toBe(before)
})

test('every control is large enough for a finger: 44 px', async () => {
  page = await (await newProfile({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })).newPage()
  await page.goto(`${server.resolvedUrls?.local[0]}`)
  await page.waitForSelector('.gallery')
  const small = await page.evaluate(() => {
    const controls = 'main :is(button, [role="tab"], .choice, .segments, .toggle label, .control)'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .map(element => {
        // What a finger meets may be larger than what is seen.
        const { position, height } = getComputedStyle(element, '::before')
        const met = position === 'absolute' ? Number.parseFloat(height) || 0 : 0
        return [element.className || element.tagName, Math.max(met, element.getBoundingClientRect().height)] as const
      })
      .filter(([, height]) => height > 0 && height < 44)
  })
  expect(small).toEqual([])
})
