// Walks through the portal that nobody thought of: at each step something that is on the page, found by its role and name, is
// pressed, filled in or left, and what holds on every screen is looked at.
import type { ElementHandle, Page } from 'playwright'
import { axe, drawn } from '../e2e/browser.ts'
import { troubleOf } from '../e2e/large-type.ts'
import type { Visit } from '../e2e/portal.ts'
import { controlsOn, landmarksOf, type Seen, watchShifts } from './in-page.ts'

/** One step, in words that a person can repeat. */
export type Deed = string

export type Finding = {
  /** What does not hold. */
  what: string
  /** The screen, without ids. */
  screen: string
  deeds: readonly Deed[]
}

export type WalkOptions = {
  steps: number
  /** A number from 0 up to 1, the same ones for the same seed. */
  draw(): number
  /** Called with the page as it is when something does not hold. */
  found?(page: Page, finding: Finding): Promise<void>
}

/** Time that a screen has until it is looked at, and again before it counts, in milliseconds. */
const SETTLES_MS = 250
const SURELY_MS = 1500
/** A press takes no longer than this. */
const PRESS_MAX_MS = 4000
/** What moves by itself after a press. */
const SHIFT_MAX = 0.02
/** Every so many steps axe looks at the page. */
const AXE_EACH = 10

const TEXTS = ['Storgata 7', '41258036', 'Ylva Femti', '649', 'ylva@example.com', 'محمد', '0', 'Peonies 🌷', '   ']
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'End', 'Control+Enter', 'Delete']

/**
 * Walks on from the page as it is. Ends early when nothing is left to press, as after a logout.
 * @returns what did not hold, each thing once, and the number of steps
 */
export async function walk(visit: Visit, options: WalkOptions): Promise<{ steps: number; findings: Finding[] }> {
  const { page, context, complaints } = visit
  const { draw } = options
  const deeds: Deed[] = []
  const findings: Finding[] = []
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)]
  page.on('dialog', dialog => void dialog.accept().catch(() => {}))
  // A window that the page opens is somebody else's.
  context.on('page', opened => void opened.close().catch(() => {}))
  await page.addInitScript(watchShifts)
  await page.reload()

  const report = async (what: string) => {
    const finding = { what, screen: screenOf(page), deeds: [...deeds] }
    if (findings.some(other => other.what === what && other.screen === finding.screen)) return
    findings.push(finding)
    await options.found?.(page, finding)
  }

  let steps = 0
  while (steps < options.steps) {
    await settle(page)
    const before = await landmarksOf(page)
    const deed = await act(page, before, { draw, one })
    if (deed === undefined) break
    steps += 1
    deeds.push(deed.words)
    if (deed.failed) await report(deed.failed)
    await settle(page)
    const broken = () => brokenOn(page, before, deed).catch((): string[] => [])
    let problems = await broken()
    // What is on its way is no fault.
    if (problems.length > 0) {
      await page.waitForTimeout(SURELY_MS)
      const again = await broken()
      problems = problems.filter(problem => again.includes(problem))
    }
    for (const problem of problems) await report(problem)
    for (const complaint of complaints.splice(0)) await report(`console: ${complaint.slice(0, 200)}`)
    if (steps % AXE_EACH === 0) for (const finding of await axe(page).catch(() => [])) await report(`axe: ${finding}`)
  }
  return { steps, findings }
}

/** Numbers in an address differ from visit to visit. */
const screenOf = (page: Page): string => new URL(page.url()).pathname.replace(/\/[a-z]{2}\d[\w-]*/g, '/…')

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded').catch(() => {})
  await page
    .waitForFunction(() => document.querySelectorAll('astro-island[ssr][client="load"]').length === 0, null, {
      timeout: PRESS_MAX_MS,
    })
    .catch(() => {})
  await page.waitForTimeout(SETTLES_MS)
  await drawn(page).catch(() => {})
}

type Done = { words: Deed; failed?: string; isPress?: boolean }
type Draws = { draw(): number; one<Item>(items: readonly Item[]): Item | undefined }

/** Does something; undefined where there is nothing to do. */
async function act(page: Page, before: Seen, { draw, one }: Draws): Promise<Done | undefined> {
  const chance = draw()
  if (before.dialogHearsKeys && chance < 0.15) return leaveDialog(page, before)
  if (chance < 0.08) {
    const key = one(KEYS) ?? 'Tab'
    await page.keyboard.press(key)
    // Behind the last control the key leads out of the page, and comes back to the first.
    if (key.endsWith('Tab') && !(await landmarksOf(page)).hasFocus) await page.keyboard.press(key)
    return { words: `press the key ${key}` }
  }
  if (chance < 0.11) {
    const from = page.url()
    await page.goBack({ timeout: PRESS_MAX_MS }).catch(() => {})
    await settle(page)
    const after = await landmarksOf(page)
    const isSame =
      page.url() === from &&
      after.document === before.document &&
      after.dialogs === before.dialogs &&
      after.isCovered === before.isCovered
    // Before the first page there is none of the portal.
    if (/^about:|robots\.txt$/.test(page.url())) await page.goto(from)
    return { words: 'go back', ...(isSame && before.canGoBack && { failed: 'Back does nothing' }) }
  }
  if (chance < 0.12 && before.headings === 1) {
    await page.reload().catch(() => {})
    await settle(page)
    // The address names the screen: whoever loads it again, or opens it elsewhere, has the same one.
    const isSame = async () => (await landmarksOf(page)).heading === before.heading
    for (let tries = 0; tries < 20 && !(await isSame()); tries++) await page.waitForTimeout(100)
    const words = 'load the page again'
    return {
      words,
      ...(!(await isSame()) && { failed: `another screen than “${before.heading}” after loading it again` }),
    }
  }
  if (chance < 0.18) {
    await page.evaluate(() => Reflect.set(globalThis, 'shifted', 0))
    await page.waitForTimeout(SURELY_MS)
    return { words: 'wait' }
  }
  const list = await page.evaluateHandle(controlsOn)
  const known = await list.evaluate(found => found.map(({ role, name }) => ({ role, name })))
  if (known.length === 0) return undefined
  const at = Math.floor(draw() * known.length)
  const control = await list.evaluateHandle((found, index) => found[index]?.element as Element, at)
  const { role, name } = known[at] ?? { role: '', name: '' }
  const words = `${role} “${name}”`
  const element = control.asElement() as ElementHandle<HTMLElement> | null
  if (!element) return undefined
  try {
    if (role === 'textbox') {
      const text = one(TEXTS) ?? ''
      await element.fill(text, { timeout: PRESS_MAX_MS }).catch(() => element.press('1', { timeout: PRESS_MAX_MS }))
      return { words: `fill “${text}” into ${words}`, isPress: true }
    }
    if (role === 'listbox') {
      await element.focus()
      const count = await element.evaluate(select => (select as unknown as HTMLSelectElement).options.length)
      await element.selectOption({ index: Math.floor(draw() * count) }, { timeout: PRESS_MAX_MS })
      return { words: `choose from ${words}`, isPress: true }
    }
    await element.click({ timeout: PRESS_MAX_MS })
    return { words: `press ${words}`, isPress: true }
  } catch (error) {
    // What has gone meanwhile cannot be pressed; what is still there has to be.
    const isThere = await element.evaluate(found => found.isConnected && found.checkVisibility()).catch(() => false)
    const reason =
      String(error)
        .split('\n')
        .find(line => /intercepts|not stable|outside/.test(line)) ?? ''
    return {
      words: `press ${words}`,
      ...(isThere && reason && { failed: `cannot be pressed: ${words} (${reason.trim().slice(0, 160)})` }),
    }
  } finally {
    await list.dispose()
  }
}

async function leaveDialog(page: Page, before: Seen): Promise<Done> {
  const words = 'leave the dialog with Escape'
  await page.keyboard.press('Escape')
  const isLeft = async () => (await landmarksOf(page)).dialogs < before.dialogs
  for (let tries = 0; tries < 20; tries++) {
    if (await isLeft()) return { words }
    // The first key may have closed a list inside, and asked what becomes of what was typed.
    if (tries === 10) await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
  return { words, failed: `a dialog stays when Escape is pressed: ${before.dialog}` }
}

/** What does not hold on the page, after this. */
async function brokenOn(page: Page, before: Seen, { isPress }: Done): Promise<string[]> {
  const after = await landmarksOf(page)
  const trouble = await page.evaluate(troubleOf)
  // What lies over something else for a while, such as a menu, hides it; a link that covers its whole line hides nothing.
  const hidden = after.isCovered ? / lies behind | over / : / lies behind A\./
  const broken = trouble.filter(text => !hidden.test(text))
  if (after.headings !== 1) broken.push(`${after.headings} headings of the first level`)
  const isSamePage = after.document === before.document
  if (isSamePage && !after.hasFocus && (isPress || before.hasFocus)) broken.push('the focus is nowhere')
  if (isSamePage && after.shifted > SHIFT_MAX)
    broken.push(`what is shown moved by itself by ${after.shifted.toFixed(3)}`)
  return broken
}
