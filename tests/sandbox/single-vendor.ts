import { afterAll } from 'vitest'
import type { Vendor } from '#schema/wire.ts'
import { type Kit, kitFor } from './kit.ts'

/**
 * A sandbox for the tests of one file, closed after the last of them, and its single vendor. `as` is a token that outlasts
 * the hours that tests let pass.
 */
export async function singleVendor(): Promise<{ kit: Kit; as: string; vendor: Vendor }> {
  const kit = kitFor()
  afterAll(() => kit.sandbox.close())
  const as = `GoDroid ${await kit.sandbox.control.godroidToken('NO', kit.ids.single)}`
  return { kit, as, vendor: await kit.vendor(as, kit.ids.single) }
}
