// What must be right before a collection point is saved, in the order of the form (COL-007 to COL-012).
import type { Phones } from '../phones.ts'
import type { OutletForm } from './form.ts'

export type OutletProblem =
  | { code: 'outlet_parent_missing' }
  | { code: 'outlet_id_missing' }
  | { code: 'outlet_name_missing' }
  | { code: 'outlet_address_missing' }
  | { code: 'outlet_phone_missing' }
  | { code: 'outlet_phone_invalid' }
  | { code: 'outlet_email_invalid' }
  /** The pin was moved to a place whose address nobody knows. */
  | { code: 'outlet_place_unknown' }

/** Fields that something can be wrong with; owners are named by their slot. */
export type OutletField = 'parentVendorId' | 'clientVendorId' | 'name' | 'location' | 'phone' | `owners.${number}`

export type OutletProblems = Partial<Record<OutletField, OutletProblem>>

/** The simple pattern of an e-mail address: something before and after one @, and a dot in what follows (COL-012). */
const SIMPLE_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

type Check = (form: OutletForm, phones: Pick<Phones, 'isPossible'>) => OutletProblems

const isBlank = (text: string): boolean => text.trim() === ''

const checks: readonly Check[] = [
  ({ parentVendorId }) => (isBlank(parentVendorId) ? { parentVendorId: { code: 'outlet_parent_missing' } } : {}),
  ({ clientVendorId }) => (isBlank(clientVendorId) ? { clientVendorId: { code: 'outlet_id_missing' } } : {}),
  ({ name }) => (isBlank(name) ? { name: { code: 'outlet_name_missing' } } : {}),
  ({ location }) => (location ? {} : { location: { code: 'outlet_address_missing' } }),
  ({ phone }, phones) => {
    if (isBlank(phone)) return { phone: { code: 'outlet_phone_missing' } }
    return phones.isPossible(phone) ? {} : { phone: { code: 'outlet_phone_invalid' } }
  },
  ({ owners }) =>
    Object.fromEntries(
      owners.flatMap((email, slot) =>
        isBlank(email) || SIMPLE_EMAIL.test(email.trim())
          ? []
          : [[`owners.${slot}`, { code: 'outlet_email_invalid' as const }]],
      ),
    ),
]

/** Everything that is wrong, by field, the fields in the order of the form; empty when it can be saved. */
export const outletProblems = (form: OutletForm, phones: Pick<Phones, 'isPossible'>): OutletProblems =>
  Object.assign({}, ...checks.map(check => check(form, phones)))

/** Editing a field clears what was said of it, and of nothing else (COL-016). */
export function withoutProblem(problems: OutletProblems, field: OutletField): OutletProblems {
  const { [field]: _, ...rest } = problems
  return rest
}

/** A slot is gone: what was said of the ones after it moves up with them. */
export function withoutOwnerSlot(problems: OutletProblems, slot: number): OutletProblems {
  const moved = Object.entries(problems).flatMap(([field, problem]) => {
    const at = /^owners\.(\d+)$/.exec(field)?.[1]
    if (at === undefined || Number(at) < slot) return [[field, problem]]
    return Number(at) === slot ? [] : [[`owners.${Number(at) - 1}`, problem]]
  })
  return Object.fromEntries(moved)
}
