import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compareSheets, GAP_PX, ROW_PX, type Shot, sheetOf, TOLERANCE } from '../../scripts/contact-sheets.ts'

const WIDTH = 100
const shotOf = async (row: number, column: number, grey: number, spot = 0): Promise<Shot> => {
  const ground = { width: WIDTH, height: ROW_PX, channels: 3 as const, background: { r: grey, g: grey, b: grey } }
  const plain = sharp({ create: ground }).png()
  const picture = spot === 0 ? plain : plain.composite([{ input: await square(spot), left: 40, top: 40 }])
  return { name: `${row} ${column}`, row, column, picture: await picture.toBuffer() }
}
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const sheet = async (...shots: Promise<Shot>[]) => sheetOf(await Promise.all(shots))
const namesOf = ({ changed }: { changed: { name: string }[] }) => changed.map(({ name }) => name)

describe('a contact sheet', () => {
  test('has its pictures in rows and columns', async () => {
    const { picture, places } = await sheet(shotOf(0, 0, 40), shotOf(1, 1, 200))
    expect(await sharp(picture).metadata()).toMatchObject({ width: 2 * WIDTH + GAP_PX, height: 2 * ROW_PX + GAP_PX })
    expect(places[1]).toMatchObject({ name: '1 1', left: WIDTH + GAP_PX, top: ROW_PX + GAP_PX })
  })

  test('is like itself, and like one whose colours are within the tolerance', async () => {
    const one = await sheet(shotOf(0, 0, 100))
    const other = await sheet(shotOf(0, 0, 100 + TOLERANCE.channel - 4))
    expect(namesOf(await compareSheets(one, one.picture))).toEqual([])
    expect(namesOf(await compareSheets(one, other.picture))).toEqual([])
  })

  test('names the picture that differs, and marks where', async () => {
    const before = await sheet(shotOf(0, 0, 100), shotOf(0, 1, 100))
    const after = await sheet(shotOf(0, 0, 100), shotOf(0, 1, 100, 12))
    const { changed, marked } = await compareSheets(after, before.picture)
    expect(changed.map(({ name }) => name)).toEqual(['0 1'])
    expect(changed[0]?.share).toBeGreaterThan(TOLERANCE.share)
    const { data, info } = await sharp(marked).raw().toBuffer({ resolveWithObject: true })
    const at = (44 * info.width + WIDTH + GAP_PX + 44) * info.channels
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 255])
  })

  test('a colour of the whole picture that differs by more counts', async () => {
    const one = await sheet(shotOf(0, 0, 100))
    const other = await sheet(shotOf(0, 0, 100 + TOLERANCE.channel + 8))
    expect(namesOf(await compareSheets(one, other.picture))).toEqual(['0 0'])
  })

  test('of another size has changed altogether', async () => {
    const one = await sheet(shotOf(0, 0, 100), shotOf(1, 0, 100))
    const other = await sheet(shotOf(0, 0, 100))
    expect(namesOf(await compareSheets(one, other.picture))).toEqual(['0 0', '1 0'])
  })
})
