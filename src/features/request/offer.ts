// Suggested contents of fields that are already filled in: offered, and applied only by the reader (REQ-111 to REQ-113).
import { sentText } from '#contract/sent-characters.ts'
import type { EventOf, RequestState, Stepped } from './flow-state.ts'
import { changedForm, type Offer, type OfferedFields, type RequestField, type RequestForm } from './form.ts'
import { withoutProblemAt } from './problems.ts'

export const fieldsOf = (changes: Partial<RequestForm>): RequestField[] => Object.keys(changes) as RequestField[]

/** What goes to the rider with the address. */
export const DOOR = ['unit', 'building', 'notes'] as const
const OFFERED = ['name', 'phone', ...DOOR, 'amount', 'description'] as const

/** What may be filled in at once, and what would replace typed text. */
export function split(
  { form, filled = {} }: RequestState,
  changes: Partial<RequestForm>,
): { fits: Partial<RequestForm>; asked?: OfferedFields } {
  const fits = { ...changes }
  const asked: OfferedFields = {}
  for (const name of OFFERED) {
    const given = changes[name]
    const value = given?.trim()
    const now = form[name].trim()
    const isFree = now === '' || now === value || form[name] === filled[name]
    if (given === undefined || isFree) continue
    delete fits[name]
    // An address without a note keeps the typed note.
    if (value !== '') asked[name] = given
  }
  return Object.keys(asked).length > 0 ? { fits, asked } : { fits }
}

/** Something was pasted, or is in the link: nothing is filled in before the reader accepts it. */
export const offered = (state: RequestState, { offer }: EventOf<'offered'>): Stepped => [{ ...state, offer }, []]

/** What an earlier offer, or a saved address, has filled in and nobody has changed: at another address it is another door, and another order. */
function filledBefore({ form, filled = {} }: RequestState, { from, address, changes }: Offer): OfferedFields {
  if (address === undefined || from === 'saved') return {}
  const names = from === 'shop' ? OFFERED : DOOR
  const left = names.filter(name => changes[name] === undefined && form[name] !== '' && form[name] === filled[name])
  return Object.fromEntries(left.map(name => [name, '']))
}

/** Accepted. The address is entered as if typed, so that it is searched too. */
export function offerTaken(state: RequestState): Stepped {
  const { offer, ...rest } = state
  if (!offer) return [state, []]
  const changes = { ...filledBefore(state, offer), ...offer.changes }
  const { name: _, phone: __, ...others } = changes
  // The customer of an edited order cannot change (Q32).
  const given = state.edited ? others : changes
  return [
    {
      ...withoutProblemAt(rest as RequestState, ...fieldsOf(given)),
      form: changedForm(state.form, given),
      filled: { ...state.filled, ...given },
      ...(offer.from === 'saved' && { savedFields: { ...state.savedFields, ...given } }),
    },
    [{ do: 'keepDraft' }],
  ]
}

export function offerDeclined(state: RequestState): Stepped {
  const { offer: _, ...rest } = state
  return [rest, []]
}

/** The maximum length of a value in an address. */
const VALUE_MAX = 200
const CONTROL = /\p{Cc}+/gu

/**
 * What a shop system passes to the form: `#to=…&name=…&phone=…&value=…&ref=…` (REQ-112). It is in the fragment, so that it
 * reaches no server. Undefined if there is none.
 */
export function offerOfFragment(fragment: string): Offer | undefined {
  const values = new URLSearchParams(fragment.slice(1))
  const read = (name: string) =>
    sentText((values.get(name) ?? '').replace(CONTROL, ' ').trim().slice(0, VALUE_MAX)).trim() || undefined
  const [address, name, phone, amount, description] = ['to', 'name', 'phone', 'value', 'ref'].map(read)
  const changes = {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(amount && { amount }),
    ...(description && { description }),
  }
  if (address === undefined && Object.keys(changes).length === 0) return undefined
  return { from: 'shop', changes, ...(address && { address }) }
}
