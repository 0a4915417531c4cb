import type { Vendor } from '#schema/wire.ts'

/** A vendor without anything of its own, for tests that say what matters. */
export const vendorOf = (vendor_id: string, more: Partial<Vendor> = {}): Vendor => ({
  vendor_id,
  is_active: true,
  is_registered: true,
  is_parent: false,
  estimation_pick_up_time: 0,
  flags: { payment_methods: {} },
  vendor_information: {
    name: `Shop ${vendor_id}`,
    owners: [],
    contact: { phone: '' },
    currency: 'NOK',
    location: {},
  },
  ...more,
})
