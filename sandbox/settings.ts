// What the control page may change while the sandbox runs: parameters of the country and feature flags.

import type { Country, Flags } from '#schema/config.ts'
import type { CountryParameters } from '#schema/wire.ts'
import type { Database } from './store/database.ts'

export type FlagName = keyof Flags

export type Settings = {
  parameters(): CountryParameters
  setParameter<Name extends keyof CountryParameters>(name: Name, value: CountryParameters[Name]): void
  flags(): Record<FlagName, boolean>
  setFlag(name: FlagName, on: boolean): void
  /** Reads the database again at the next question. */
  forget(): void
}

/** What is switched on in a demonstration: everything that shows something, but no maintenance and no outside service. */
const DEMO_FLAGS: Record<FlagName, boolean> = {
  GuestCheckout: true,
  Voucher: true,
  PreOrder: true,
  PaymentVat: true,
  AddressBook: true,
  BulkOrderUpload: true,
  ModifyOrderButton: true,
  EditVendorOutlet: true,
  AddVendorOutlet: true,
  PayAtPickup: true,
  ProofOfDelivery: true,
  ProofOfPickup: true,
  ProofOfReturn: true,
  TrackingPageSettings: true,
  DeliveryReceiptCta: true,
  DeactivateSignUpButton: false,
  DelayedCancellation: true,
  DynamicTimeEstimation: true,
  PlannedMaintenance: false,
  UnplannedMaintenance: false,
  GoogleAutocomplete: false,
  Helpcenter: true,
  DrawDeliveryAreas: true,
  CyberSourceCreditCard: true,
  NonePaymentMethod: false,
}

export const flagNames = Object.keys(DEMO_FLAGS) as FlagName[]

const NO_LIMIT = -1

/** A demonstration is never closed; the control page and the fault `closedHours` close it. */
const parametersOf = (country: Country): CountryParameters => ({
  allOutletOrders: true,
  serviceHours: '0000:2359',
  onlinePaymentActivated: true,
  orderItemValueExceedLimit: country.limits?.restrictedValue ?? NO_LIMIT,
  paymentMethods: 'PAID|CASH_ON_DELIVERY|PAYMENT_ON_DELIVERY',
})

/** Opens the settings of a country; a change is kept in the database. */
export function openSettings(db: Database, country: Country): Settings {
  let parameters: CountryParameters | undefined
  let flags: Record<FlagName, boolean> | undefined
  const stored = (kind: string): Record<string, unknown> => {
    const rows = db.all<{ name: string; value: string }>(
      'SELECT name, value FROM settings WHERE country = ? AND name LIKE ?',
      country.code,
      `${kind}.%`,
    )
    return Object.fromEntries(rows.map(row => [row.name.slice(kind.length + 1), JSON.parse(row.value)]))
  }
  const store = (kind: string, name: string, value: unknown) => {
    db.run(
      'INSERT INTO settings (country, name, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      country.code,
      `${kind}.${name}`,
      JSON.stringify(value),
    )
    parameters = undefined
    flags = undefined
  }
  return {
    parameters: () => {
      parameters ??= { ...parametersOf(country), ...(stored('parameter') as Partial<CountryParameters>) }
      return parameters
    },
    setParameter: (name, value) => store('parameter', name, value),
    flags: () => {
      flags ??= { ...DEMO_FLAGS, ...country.flags, ...(stored('flag') as Partial<Flags>) }
      return flags
    },
    setFlag: (name, on) => store('flag', name, on),
    forget: () => {
      parameters = undefined
      flags = undefined
    },
  }
}
