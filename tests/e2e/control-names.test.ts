// What somebody says who operates the portal by voice, and where a finger meets it, on every screen.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest, withAxe } from './browser.ts'
import { openPortal, type Portal, type Visit } from './portal.ts'
import { openState, screenStates } from './screen-states.ts'
import { skipLink } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal?.close())

/** What axe knows of names, as far as it is used here. */
type Names = {
  setup(root: Document): void
  teardown(): void
  commons: { text: { accessibleText(element: Element): string; visible(element: Element): string } }
}

/** Controls whose name lacks a word that is seen on them, or in their label. */
const unspeakable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const axe = Reflect.get(globalThis, 'axe') as Names
    axe.setup(document)
    // Signs and the marks around words are not said; where one part ends and the next begins, programs differ.
    const spoken = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
    const seenIn = (element: Element): string[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement
        if (!around || around.closest('[aria-hidden=true], svg, select, textarea')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { width, height } = range.getBoundingClientRect()
        const isSeen = around.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        const isHidden = around.closest('.hidden-text') !== null
        if (isSeen && !isHidden && width > 1 && height > 1) words.push(spoken(node.textContent ?? ''))
      }
      return words.filter(Boolean)
    }
    const controls =
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=combobox]'
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden=true]'))
        continue
      const isField = control.matches('input, select, textarea')
      const [label] = isField ? [...((control as HTMLInputElement).labels ?? [])] : [control]
      const seen = label ? seenIn(label) : []
      const name = spoken(axe.commons.text.accessibleText(control))
      // Each part in its turn; between them more may be said.
      let from = 0
      const isSaid = seen.every(words => {
        const at = name.indexOf(words, from)
        from = at + words.length
        return at >= 0
      })
      if (!isSaid) found.push(`${control.tagName} is seen as “${seen.join(' ')}” and called “${name}”`)
    }
    axe.teardown()
    return [...new Set(found)]
  })

describe.each([390, 1440].flatMap(width => screenStates.map(state => ({ ...state, width }))))(
  '$name at $width px',
  ({ width, ...state }) => {
    let visit: Visit
    beforeAll(async () => {
      visit = await openState(portal, state, { viewport: { width, height: 844 } })
      await state.first?.(visit.page)
    })
    afterAll(() => visit?.context.close())

    test('whoever says what a control shows operates it', async () => {
      await atRest(visit.page)
      await withAxe(visit.page)
      expect(await unspeakable(visit.page)).toEqual([])
    })

    // What is open on a screen may lie over the bar.
    if (state.first) return
    test('the way past the bar is seen while it has the focus', async () => {
      const skip = skipLink(visit.page)
      await skip.focus()
      const isSeen = () =>
        skip.evaluate(link => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === link
        })
      expect(await isSeen()).toBe(true)
    })
  },
)

/** Controls that a finger meets on less than so many pixels; links within a sentence are as high as its lines. */
const smallerThan = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(min => {
    const found: string[] = []
    /** For those who listen alone. */
    const isOutOfSight = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, clip } = getComputedStyle(at)
        if (clipPath !== 'none' || clip !== 'auto') return true
      }
      return false
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [role=tab]',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (
        control.closest('[inert], [aria-hidden=true], .hidden-text, .skip') ||
        getComputedStyle(control).display === 'inline'
      )
        continue
      if (isOutOfSight(control)) continue
      const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? control
      const met = (element: Element) => {
        const around = ['::before', '::after'].map(part => getComputedStyle(element, part))
        const heights = around.map(({ position, height }) =>
          position === 'absolute' ? Number.parseFloat(height) || 0 : 0,
        )
        const { width, height } = element.getBoundingClientRect()
        return width <= 1 || height <= 1 ? 0 : Math.max(height, ...heights)
      }
      const height = Math.max(met(control), met(label))
      if (height > 0 && height < min - 0.5)
        found.push(
          `${control.tagName}.${control.className} “${control.textContent?.trim().slice(0, 30)}” ${height.toFixed(1)}`,
        )
    }
    return [...new Set(found)]
  }, least)

test.each(screenStates)('$name under a finger: every control is at least 24 px high', async state => {
  const { page, context } = await openState(portal, state, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await state.first?.(page)
  await atRest(page)
  expect(await smallerThan(page, 24)).toEqual([])
  await context.close()
})
