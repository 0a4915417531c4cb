// Pictures of the same screens in every browser, put side by side by `npm run browsers -- --pictures`.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import type { Page } from './page.ts'

export const PICTURES = join(ROOT, '.cache', 'browsers', 'pictures')

/** Set by the command; without it no journey waits for pictures. */
export const PICTURES_WANTED = 'BROWSER_PICTURES'
export const isAskedForPictures = process.env[PICTURES_WANTED] === 'yes'

/** Maps, fonts and what moves come to rest within this time, in milliseconds. */
const REST_MILLISECONDS = 4000

export async function keepScreen(screen: string, browser: string, { window }: Page): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, REST_MILLISECONDS))
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, `${screen}, ${browser}.png`), await window.screenshot())
}

/** Width of one picture in pixels, and how many stand in a row. */
const WIDTH = 960
const COLUMNS = 2

/** Puts the pictures of a screen next to each other, by the names of the browsers. @returns the files that were written */
export async function putSideBySide(): Promise<string[]> {
  if (!existsSync(PICTURES)) return []
  const { default: sharp } = await import('sharp')
  const found = readdirSync(PICTURES).filter(name => name.includes(', '))
  const screens = Map.groupBy(found.sort(), name => name.slice(0, name.indexOf(', ')))
  const written: string[] = []
  for (const [screen, names] of screens) {
    const parts = await Promise.all(
      names.map(name =>
        sharp(join(PICTURES, name)).resize({ width: WIDTH }).png().toBuffer({ resolveWithObject: true }),
      ),
    )
    const height = Math.max(...parts.map(({ info }) => info.height))
    const file = join(PICTURES, `${screen}.png`)
    const rows = Math.ceil(parts.length / COLUMNS)
    const at = (index: number) => ({ left: (index % COLUMNS) * WIDTH, top: Math.floor(index / COLUMNS) * height })
    await sharp({ create: { width: WIDTH * COLUMNS, height: height * rows, channels: 3, background: 'white' } })
      .composite(parts.map(({ data }, index) => ({ input: data, ...at(index) })))
      .png()
      .toFile(file)
    written.push(file)
  }
  for (const name of found) rmSync(join(PICTURES, name))
  return written
}
