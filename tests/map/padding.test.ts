// How much of a frame a map leaves to the places that it shows.
import { expect, test } from 'vitest'
import { paddingIn } from '#map/engine.ts'

/** The map of the request form above a keyboard, of an order on a phone, and on a desktop; in pixels. */
test.each([152, 160, 200, 242, 268, 300, 800])('in a frame of %i px two places can be 24 px apart', height => {
  const { top, bottom } = paddingIn(height)
  expect(height - top - bottom).toBeGreaterThanOrEqual(24)
})
