// When two pictures of a page count as different.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { confirmedDifference } from '#generator/plan/pictures.ts'

const picture = async (background: string, height = 4) => ({
  picture: await sharp({ create: { width: 4, height, channels: 4, background } })
    .png()
    .toBuffer(),
  size: `4 x ${height} px`,
})
const [white, black, tall] = await Promise.all([picture('#fff'), picture('#000'), picture('#fff', 5)])
const late = { reason: 'it was not drawn within 15 s' }

type Taken = typeof white | typeof late

/** Pictures before and after, take by take. */
const takes = (...pairs: [Taken, Taken][]) => {
  const rest = [...pairs]
  return { take: async () => rest.shift() ?? Promise.reject(new Error('taken too often')), left: () => rest.length }
}

test('[GEN-115] pixels that differ in two takes are a change, with its size and place', async () => {
  expect(await confirmedDifference(takes([white, black], [white, black]).take)).toMatchObject({
    was: white,
    is: black,
    seen: '16 pixels differ, in rows 0 to 3',
  })
  expect(await confirmedDifference(takes([white, tall], [white, tall]).take)).toMatchObject({ seen: 'of another size' })
})

test('[GEN-115] what differs in one take alone is no change, and equal pictures are taken once', async () => {
  expect(await confirmedDifference(takes([white, black], [white, white]).take)).toBeUndefined()
  const once = takes([white, white], [white, black])
  expect(await confirmedDifference(once.take)).toBeUndefined()
  expect(once.left()).toBe(1)
})

test('[GEN-115] a page that could not be photographed is told with the reason', async () => {
  expect(await confirmedDifference(takes([late, white]).take)).toEqual(late)
  expect(await confirmedDifference(takes([white, black], [white, late]).take)).toEqual(late)
})
