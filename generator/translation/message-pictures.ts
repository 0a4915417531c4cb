// Pictures of messages where the portal shows them, taken while somebody walks through a marked portal (I18-103). Several
// programs may walk at once: each picture is a file of its own with a JSON file next to it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { matchRoute } from '#contract/routes.ts'
import { parseMessage } from '../check/message-format.ts'
import { MARK_LENGTH } from './marks.ts'
import { type MarkedPage, type MessagePlace, type Rectangle, watchMarks } from './message-places.ts'
import { showSavedFile } from './saved-files.ts'

/** A picture of a message: where it was taken, and the file, relative to the folder of the pictures. */
export type MessagePicture = Omit<MessagePlace, 'index' | 'rectangle' | 'path' | 'dialog'> & {
  key: string
  /** The English message as it was photographed. */
  english: unknown
  file: string
  /** The program that showed it. */
  walk: string
  /** The message in whose place it was put, where no walk shows it. */
  inPlaceOf?: string
  /** The screen in words, and after › the dialog: `request`, `history › Photos of these orders`. */
  screen: string
}

const TELL = 'messagesShown'
/** What the script in the page is told. */
const MARKS = { length: MARK_LENGTH, tell: TELL }
/** What is left around a message, in pixels. */
const MARGIN = { x: 96, y: 48 }
const SMALLEST = { width: 480, height: 200 }
const LARGEST = { width: 900, height: 600 }
/** Taller pages are photographed this far down. */
const PAGE_MAX_HEIGHT = 9000
/** Text stays readable at this quality. */
const QUALITY = 70

/** What a walk records. */
export type Recording = {
  /** Where the pictures go. */
  folder: string
  /** The messages in the order of the English catalogue, each with its value. */
  messages: readonly (readonly [key: string, english: unknown])[]
  /** The program that walks, such as a test file. */
  walk: string
  /** Messages that no walk shows, by the key of the one whose place they can take. */
  standIns?: Readonly<Record<string, readonly string[]>>
}

/** Photographs every message that pages of this browser profile show and that has no picture yet. */
export async function recordMessages(context: BrowserContext, recording: Recording): Promise<void> {
  const { folder, messages, standIns = {} } = recording
  mkdirSync(folder, { recursive: true })
  const pictureOf = (key: string | undefined) => pictureIn(folder, key ?? '')
  const keyOf = (index: number) => messages[index]?.[0]
  // Where a message itself is shown after all, that picture replaces the one in the place of another.
  const isShown = (index: number) => {
    const picture = pictureOf(keyOf(index))
    return picture !== undefined && picture.inPlaceOf === undefined
  }
  const missingFor = (index: number) => (standIns[keyOf(index) ?? ''] ?? []).filter(key => !pictureOf(key))
  const isDone = (index: number) => isShown(index) && missingFor(index).length === 0
  let last: Promise<unknown> = Promise.resolve()
  const work = async (page: Page, shown: readonly number[]): Promise<number[]> => {
    try {
      const wanted = shown.filter(index => !isShown(index))
      if (wanted.length > 0) await photograph(page, wanted, recording)
      for (const index of wanted.filter(index => !isShown(index)))
        if (await reveal(page, index)) await photograph(page, [index], recording)
      for (const index of shown.filter(index => missingFor(index).length > 0)) {
        if (!(await reveal(page, index))) continue
        for (const key of missingFor(index)) await photographInPlaceOf(page, index, key, recording)
      }
    } catch (error) {
      // A page that goes on or closes meanwhile is photographed where it shows the message again.
      if (!isGone(error)) throw error
    }
    return shown.filter(isDone)
  }
  // One after the other: a text that stands in for another one would be in the pictures of both.
  const inTurn = (page: Page, find: () => readonly number[] | Promise<readonly number[]>): Promise<number[]> => {
    const done = last.then(async () => work(page, await find()))
    last = done
    return done
  }
  await context.exposeBinding(TELL, ({ page, frame }, shown: number[]) =>
    frame === page.mainFrame() ? inTurn(page, () => shown) : [],
  )
  await context.addInitScript(watchMarks, MARKS)
  const look = (page: Page) => inTurn(page, () => shownIn(page))
  const saved: Promise<void>[] = []
  context.on('page', page => {
    beforeEachStep(page, () => look(page))
    page.on('download', download => saved.push(showSavedFile(download, own => recordMessages(own, recording))))
  })
  // What a walk ends with is there for a moment only.
  const close = context.close.bind(context)
  context.close = async options => {
    for (const page of context.pages()) await look(page)
    await Promise.all(saved)
    await close(options)
  }
}

/** What changes a page: whatever it shows before that is photographed first. */
const STEPS = {
  frame: [
    'check',
    'click',
    'dblclick',
    'dispatchEvent',
    'fill',
    'focus',
    'goto',
    'hover',
    'press',
    'selectOption',
    'setInputFiles',
    'tap',
    'type',
    'uncheck',
  ],
  page: ['close', 'goBack', 'goForward', 'reload', 'setViewportSize'],
  keyboard: ['down', 'insertText', 'press', 'type'],
  mouse: ['click', 'down', 'move', 'up', 'wheel'],
  clock: ['fastForward', 'pauseAt', 'runFor'],
} as const

/** Waits for `look` before each step of a walk through this page. */
function beforeEachStep(page: Page, look: () => Promise<unknown>): void {
  // A frame is what the functions of the page and of locators call.
  const owners = { frame: page.mainFrame(), page, keyboard: page.keyboard, mouse: page.mouse, clock: page.clock }
  for (const [owner, names] of Object.entries(STEPS))
    for (const name of names) {
      const object = owners[owner as keyof typeof STEPS]
      const step: (...given: unknown[]) => unknown = Reflect.get(object, name)
      Reflect.set(object, name, async (...given: unknown[]) => {
        await look()
        return step.apply(object, given)
      })
    }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && /context|closed|navigat|Target|Session/.test(error.message)

async function shownIn(page: Page): Promise<number[]> {
  try {
    const shown = () => page.evaluate(() => (Reflect.get(globalThis, 'markedPage') as MarkedPage | undefined)?.shown())
    const found = await shown()
    if (found) return found
    // Where scripts are off, this is the only one that runs.
    await page.evaluate(watchMarks, MARKS)
    return (await shown()) ?? []
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

const placesIn = (page: Page, indexes: readonly number[], measured = true): Promise<MessagePlace[]> =>
  page.evaluate(([wanted, room]) => (Reflect.get(globalThis, 'markedPage') as MarkedPage).places(wanted, room), [
    indexes,
    measured,
  ] as const)

const reveal = (page: Page, index: number): Promise<boolean> =>
  page.evaluate(wanted => (Reflect.get(globalThis, 'markedPage') as MarkedPage).reveal(wanted), index)

/** The smallest rectangle around all of these. */
function boundsOf(all: readonly Rectangle[]): Rectangle {
  const x = Math.min(...all.map(one => one.x))
  const y = Math.min(...all.map(one => one.y))
  const width = Math.max(...all.map(one => one.x + one.width)) - x
  const height = Math.max(...all.map(one => one.y + one.height)) - y
  return { x, y, width, height }
}

const isInWindow = (page: Page, { y, height }: Rectangle): Promise<boolean> =>
  page.evaluate(([top, bottom]) => top >= scrollY && bottom <= scrollY + innerHeight, [y, y + height] as const)

/** Photographs messages that a page shows; what has moved meanwhile is left for later. */
async function photograph(page: Page, wanted: readonly number[], recording: Recording, inPlaceOf?: string) {
  const before = await placesIn(page, wanted)
  const whole = { x: 0, y: 0, ...(await sizeOf(page)) }
  const crops = before.map(place => ({ place, crop: cropOf(place.rectangle, whole) }))
  if (crops.length === 0) return
  const around = boundsOf(crops.map(({ crop }) => crop))
  const session = await page.context().newCDPSession(page)
  // A page that is drawn larger than its window for a picture is laid out anew.
  const captureBeyondViewport = !(await isInWindow(page, around))
  const clip = { ...around, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport })
  await session.detach()
  const after = new Map((await placesIn(page, wanted, false)).map(place => [place.index, place]))
  const picture = Buffer.from(data, 'base64')
  const { folder, messages, walk } = recording
  // Commands that only read what was photographed do not load it.
  const { default: sharp } = await import('sharp')
  for (const { place, crop } of crops) {
    const { index, rectangle, path, dialog, ...facts } = place
    if (!isSame(after.get(index)?.rectangle, rectangle)) continue
    const message = messages.find(([key], at) => (inPlaceOf === undefined ? at === index : key === inPlaceOf))
    if (!message) continue
    const [key, english] = message
    const file = `${key}.webp`
    await sharp(picture)
      .extract({ ...crop, left: crop.left - around.x, top: crop.top - around.y })
      .composite([{ input: frameAround(rectangle, crop) }])
      .webp({ quality: QUALITY })
      .toFile(join(folder, file))
    const draft = join(folder, `${key}.${process.pid}.draft`)
    const stood = inPlaceOf === undefined ? {} : { inPlaceOf: messages[index]?.[0] ?? '' }
    const written = { key, english, file, screen: screenAt(path, dialog), walk, ...stood, ...facts }
    writeFileSync(draft, JSON.stringify(written satisfies MessagePicture))
    renameSync(draft, join(folder, `${key}.json`))
  }
}

/** Photographs a message in the place of another one, which the page shows. */
async function photographInPlaceOf(page: Page, index: number, key: string, recording: Recording): Promise<void> {
  const english = recording.messages.find(([one]) => one === key)?.[1]
  const text = parseMessage(english).texts.at(-1)?.text ?? ''
  const isReplaced = await page.evaluate(
    ([at, other]) => (Reflect.get(globalThis, 'markedPage') as MarkedPage).replace(at, other),
    [index, text] as const,
  )
  if (!isReplaced) return
  await photograph(page, [index], recording, key)
  const stayed = await page.evaluate(() => (Reflect.get(globalThis, 'markedPage') as MarkedPage).restore())
  // The page has written its own text meanwhile, perhaps before the picture.
  if (!stayed) for (const name of [`${key}.webp`, `${key}.json`]) rmSync(join(recording.folder, name), { force: true })
}

/** The words of a route are those of its id: `orderTracking` is "order tracking". */
function screenAt(path: string, dialog: string | undefined): string {
  const { id = 'notFound' } = matchRoute(path.replace(/^\/[a-z]{2}(?:-[A-Za-z]+)?(?=\/|$)/, '') || '/') ?? {}
  const screen = id.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return dialog ? `${screen} › ${dialog}` : screen
}

const sizeOf = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(most => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: Math.min(scrollHeight, most) }
  }, PAGE_MAX_HEIGHT)

const isSame = (one: Rectangle | undefined, other: Rectangle): boolean =>
  one !== undefined && (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) < 2)

/** What of a page is shown around a rectangle: never more than the page has, in whole pixels. */
export function cropOf(
  rectangle: Rectangle,
  page: Rectangle,
): { left: number; top: number; width: number; height: number } & Rectangle {
  const along = (start: number, length: number, margin: number, least: number, most: number, end: number) => {
    const wanted = Math.min(Math.max(length + 2 * margin, least), most, end)
    const first = Math.max(
      0,
      Math.min(Math.round(start + length / 2 - wanted / 2), Math.round(start - 4), end - wanted),
    )
    return { first: Math.max(0, Math.min(first, Math.floor(end - wanted))), length: Math.floor(wanted) }
  }
  const x = along(rectangle.x, rectangle.width, MARGIN.x, SMALLEST.width, LARGEST.width, page.width)
  const y = along(rectangle.y, rectangle.height, MARGIN.y, SMALLEST.height, LARGEST.height, page.height)
  return { x: x.first, y: y.first, left: x.first, top: y.first, width: x.length, height: y.length }
}

/** A line around the message, as a drawing of the size of the crop. */
function frameAround(rectangle: Rectangle, crop: Rectangle): Buffer {
  const x = rectangle.x - crop.x - 3
  const y = rectangle.y - crop.y - 3
  const size = `width="${rectangle.width + 6}" height="${rectangle.height + 6}"`
  // Light around dark is seen on every ground.
  const lines = ['stroke="#fff" stroke-width="5"', 'stroke="#d6006c" stroke-width="2"']
  const drawn = lines.map(line => `<rect x="${x}" y="${y}" ${size} fill="none" ${line} rx="4"/>`).join('')
  const whole = `width="${crop.width}" height="${crop.height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${whole}>${drawn}</svg>`)
}

function pictureIn(folder: string, key: string): MessagePicture | undefined {
  const path = join(folder, `${key}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** The pictures in a folder, by the key of their message; none where there is no folder. */
export function picturesIn(folder: string): Map<string, MessagePicture> {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  return new Map(
    names.flatMap(name => {
      const picture = pictureIn(folder, basename(name, '.json'))
      return picture ? [[picture.key, picture]] : []
    }),
  )
}
