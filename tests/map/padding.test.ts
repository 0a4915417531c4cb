// How much of a frame a map leaves to the places that it shows.
import { expect, test } from 'vitest'
import { paddingIn } from '#map/engine.ts'

/** The map of the request form above a keyboard, in an enlarged window, on a phone, and on a desktop; in pixels. */
test.each([104, 128, 160, 200, 240, 800])('in a frame of %i px two places can be 24 px apart', height => {
  const { top, bottom } = paddingIn(height)
  expect(height - top - bottom).toBeGreaterThanOrEqual(24)
})
