import { expect, test } from 'vitest'
import { shellNotices } from '#features/notices/notices.ts'
import { shellWords } from '#features/notices/text.ts'

const said = <Code extends keyof typeof shellNotices>(code: Code) =>
  shellWords({ code } as Parameters<typeof shellWords>[0])

test('[COL-023] [COL-024] the notice, for 10 s, when there are no vendors', () => {
  expect(said('no_vendors')).toBe(
    'You have no associated vendors with your account. Please contact your account manager',
  )
  expect(said('vendors_failed')).toBe('Cannot retrieve vendors')
  expect([shellNotices.no_vendors.durationMs, shellNotices.vendors_failed.durationMs]).toEqual([10_000, 10_000])
})

test('[COL-025] [COL-026] a vendor that cannot be read, and one that its session may not read', () => {
  expect(said('vendor_failed')).toBe('unable-to-fetch-vendor')
  expect(said('vendor_info_failed')).toBe('Could not get your informations - please logout & login again')
})

test('[COL-019] [COL-020] [Q76] a saved collection point; a new one has a second sentence in the same notice', () => {
  expect(said('outlet_saved')).toBe('The collection point has been saved successfully')
  expect(said('outlet_created')).toBe(
    'The collection point has been saved successfully. It will take a few minutes to become available for requesting a rider.',
  )
})

test('[HLP-005] [HLP-006] the two failures of the help centre', () => {
  expect(said('help_centre_not_loaded')).toBe('An error occurred while loading the help center')
  expect(said('help_centre_failed')).toBe('Help center failed')
})
