// Pictures of messages where the portal shows them, taken while somebody walks through a marked portal (I18-103). Several
// programs may walk at once: each picture is a file of its own with a JSON file next to it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { matchRoute } from '#contract/routes.ts'
import { parseMessage } from '../check/message-format.ts'
import { MARK_LENGTH } from './marks.ts'
import { type MarkedPage, type MessagePlace, type Rectangle, watchMarks } from './message-places.ts'

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
  const has = (key: string | undefined) => existsSync(join(folder, `${key}.json`))
  const keyOf = (index: number) => messages[index]?.[0]
  const missingFor = (index: number) => (standIns[keyOf(index) ?? ''] ?? []).filter(key => !has(key))
  const isDone = (index: number) => has(keyOf(index)) && missingFor(index).length === 0
  let last: Promise<unknown> = Promise.resolve()
  const work = async (page: Page, shown: readonly number[]): Promise<number[]> => {
    try {
      const wanted = shown.filter(index => !has(keyOf(index)))
      if (wanted.length > 0) await photograph(page, wanted, recording)
      for (const index of shown)
        for (const key of missingFor(index)) await photographInPlaceOf(page, index, key, recording)
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
  await context.addInitScript(watchMarks, { length: MARK_LENGTH, tell: TELL })
  // What a walk ends with is there for a moment only.
  const close = context.close.bind(context)
  context.close = async options => {
    for (const page of context.pages()) await inTurn(page, () => shownIn(page))
    await close(options)
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && /context|closed|navigat|Target|Session/.test(error.message)

async function shownIn(page: Page): Promise<number[]> {
  try {
    return await page.evaluate(() => (Reflect.get(globalThis, 'markedPage') as MarkedPage | undefined)?.shown() ?? [])
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

const placesIn = (page: Page, indexes: readonly number[]): Promise<MessagePlace[]> =>
  page.evaluate(wanted => (Reflect.get(globalThis, 'markedPage') as MarkedPage).places(wanted), indexes)

/** Photographs messages that a page shows; what has moved meanwhile is left for later. */
async function photograph(page: Page, wanted: readonly number[], recording: Recording, inPlaceOf?: string) {
  const before = await placesIn(page, wanted)
  const whole = { x: 0, y: 0, ...(await sizeOf(page)) }
  const crops = before.map(place => ({ place, crop: cropOf(place.rectangle, whole) }))
  if (crops.length === 0) return
  const bottom = Math.max(...crops.map(({ crop }) => crop.y + crop.height))
  const session = await page.context().newCDPSession(page)
  const clip = { ...whole, height: bottom, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true })
  await session.detach()
  const after = new Map((await placesIn(page, wanted)).map(place => [place.index, place]))
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
      .extract(crop)
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

/** The pictures in a folder, by the key of their message; none where there is no folder. */
export function picturesIn(folder: string): Map<string, MessagePicture> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  const read = names.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as MessagePicture)
  return new Map(read.map(picture => [picture.key, picture]))
}
