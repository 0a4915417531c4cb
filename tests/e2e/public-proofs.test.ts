import { describe, expect, test } from 'vitest'
import { drawn } from './browser.ts'
import { ID, isFlagAnswer, orderNow } from './public-orders.ts'
import { servePublic } from './public-visit.ts'

const { visit } = servePublic()

describe('[PUB-002] [PUB-003] proofs', () => {
  const delivered = () => orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] })

  test('are shown in a dialog that Escape closes', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered())
    const button = page.getByRole('button', { name: 'See the photo of the delivery' })
    await button.click()
    await page.getByRole('dialog', { name: 'Proof of delivery' }).locator('img').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('a link of two lines is apart from the receipt below it, and met by a finger', async () => {
    const phone = { viewport: { width: 360, height: 800 }, hasTouch: true }
    const order = orderNow('DELIVERED', { proofs: ['delivery'] })
    const { page } = await visit(`/en/tracking/${ID}`, order, undefined, phone)
    const link = page.getByRole('button', { name: 'See the photo of the delivery' })
    const receipt = await page.getByRole('link', { name: 'See the receipt' }).boundingBox()
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(36)
    expect((receipt?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(12)
    const met = await link.evaluate(element => getComputedStyle(element, '::before').height)
    expect(Number.parseFloat(met)).toBeGreaterThanOrEqual(44)
  })

  test.each([390, 1280])('whoever presses twice sees the photo too, in a window of %i px', async width => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered(), undefined, { viewport: { width, height: 844 } })
    await page.getByRole('button', { name: 'See the photo of the delivery' }).dblclick()
    await page.getByRole('dialog', { name: 'Proof of delivery' }).locator('img').waitFor({ timeout: 5000 })
  })

  test('Back closes their dialog and leaves the page where it is', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered())
    await page.getByRole('button', { name: 'See the photo of the delivery' }).click()
    await page.getByRole('dialog', { name: 'Proof of delivery' }).locator('img').waitFor()
    await page.goBack()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(`/en/tracking/${ID}`)
    expect(await page.getAttribute('main', 'data-state')).toBe('known')
  })

  test('one Back leaves the page that was loaded again after their dialog was closed', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered())
    await page.goto(`${page.url()}?again`)
    await page.getByRole('button', { name: 'See the photo of the delivery' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'See the photo of the delivery' }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test.each(['failing', 'noPhoto'] as const)('a %s one shows its text, letter for letter', async proof => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered(), server => {
      server.proof = proof
    })
    await page.getByRole('button', { name: 'See the photo of the collection' }).click()
    const text = 'An error occured when downloading the proof.'
    await page.getByRole('dialog').getByText(text, { exact: true }).waitFor()
  })

  test('without their flags neither proofs nor the receipt are offered', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, delivered(), server => {
      server.flagsOn = false
    })
    // An answer to the page before would never be whole.
    await page.reload({ waitUntil: 'commit' })
    const answered = await page.waitForResponse(isFlagAnswer)
    await answered.finished()
    await page.waitForSelector('main[data-state="known"]')
    await drawn(page)
    expect(await page.locator('[data-proof]:visible').count()).toBe(0)
    expect(await page.locator('[data-part="receipt"]').isVisible()).toBe(false)
  })
})

test('[FLG-101] what flags offer comes without a reload once their service answers', async () => {
  const order = orderNow('DELIVERED', { proofs: ['delivery'] })
  const { page, server } = await visit(`/en/tracking/${ID}`, order, server => {
    server.flagsRefused = 1
  })
  await page.getByRole('button', { name: 'See the photo of the delivery' }).waitFor()
  await page.getByRole('link', { name: 'See the receipt' }).waitFor()
  expect(await page.locator('[data-part="settings"]').isVisible()).toBe(true)
  expect(server.flagsRefused).toBe(-1)
})

describe('[PUB-004] the receipt', () => {
  test('is linked when delivered, and shows what was paid', async () => {
    const base = orderNow('DELIVERED')
    const order = { ...base, payment: { ...base.payment, vat_number: '10012345' } }
    const { page } = await visit(`/en/tracking/${ID}`, order)
    await page.getByRole('link', { name: 'See the receipt' }).click()
    await page.waitForSelector('main[data-state="known"]')
    expect(new URL(page.url()).pathname).toBe(`/en/delivery-receipt/${ID}`)
    const text = await page.locator('main').innerText()
    for (const part of [
      `Receipt for order ${ID}`,
      'Al Wasl Road 214',
      'Marasi Drive 18',
      'Paid',
      '10012345',
      'Your parcel was delivered',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/AED\s18\.50/)
  })

  test('[PUB-101] on paper there is the sheet alone', async () => {
    const { page } = await visit(`/en/delivery-receipt/${ID}`, orderNow('DELIVERED'))
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.tail', '[data-part="print"]']) expect(await page.locator(gone).isVisible(), gone).toBe(false)
    expect(await page.locator('[data-part="fee"]').isVisible()).toBe(true)
  })

  test.each([
    ['the receipt', 'ar', `/delivery-receipt/${ID}`, 'DELIVERED'],
    ['the receipt', 'en', `/en/delivery-receipt/${ID}`, 'DELIVERED'],
    ['an order on its way', 'ar', `/tracking/${ID}`, 'PICKED_UP'],
    ['an order on its way', 'en', `/en/tracking/${ID}`, 'PICKED_UP'],
  ] as const)('[PUB-101] %s (%s) is on one sheet of A4 also across', async (_, __, path, status) => {
    const proofs = ['pickup', 'delivery'] as const
    const { page } = await visit(path, orderNow(status, { proofs: [...proofs] }))
    await page.waitForSelector('main[data-state="known"]')
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
    const pdf = await page.pdf({ format: 'A4', landscape: true, margin, preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  })

  test('[PUB-101] on paper, where grounds are left out, what the receiver sees first is black', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, orderNow('PICKED_UP'))
    await page.locator('main[data-state=known]').waitFor()
    await page.emulateMedia({ media: 'print' })
    const coloured = await page
      .locator('.glance :is(h1, .eta, .stops li)')
      .evaluateAll(all => all.filter(one => getComputedStyle(one).color !== 'rgb(0, 0, 0)').map(one => one.outerHTML))
    expect(coloured).toEqual([])
  })
})

describe('[PUB-104] what a receipt and a shared link give away', () => {
  const others = [
    'NEW',
    'PICKED_UP',
    'DELAYED',
    'CANCELLED',
    'PAYMENT_FAILED',
    'RETURN_INITIATED',
    'RETURNED_TO_VENDOR',
  ] as const

  test('an order that was not delivered has no receipt', async () => {
    const { page, server } = await visit(`/en/delivery-receipt/${ID}`, orderNow('DELIVERED'))
    const heading = page.getByRole('heading', { level: 1 })
    const fee = page.getByText(/AED\s18\.50/)
    await fee.waitFor()
    for (const status of others) {
      server.order = orderNow(status)
      await page.reload()
      await expect.poll(() => heading.innerText(), { message: status }).toBe('There’s no receipt for this order')
      expect(await fee.isVisible(), status).toBe(false)
    }
    expect(await page.getByRole('link', { name: 'Track this delivery' }).getAttribute('href')).toContain(ID)
  })

  test.each([
    [`/en/tracking/${ID}`, 'Your delivery'],
    [`/en/delivery-receipt/${ID}`, 'Delivery receipt'],
  ])('%s previews the brand and a text that is the same for every order', async (path, subject) => {
    const { page } = await visit(path, orderNow('CANCELLED'))
    // Whoever draws a preview runs no script.
    for (const html of [await (await page.request.get(page.url())).text(), await page.content()]) {
      const head = html.slice(0, html.indexOf('</head>'))
      const tags = head.match(
        /<(meta (property|name)="(og|twitter|description)[^>]*|link rel="canonical"[^>]*|title>[^<]*)/g,
      )
      expect(tags?.join()).toMatch(new RegExp(`og:title" content="${subject}[^"]*talabat`))
      expect(tags?.join()).toContain('og:site_name" content="talabat"')
      expect(tags?.join()).not.toMatch(new RegExp(`Noura|Saffron|Marasi|Al Wasl|${ID}`))
    }
  })
})
