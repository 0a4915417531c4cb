// When a part of a text is shown: {when: cod_fee}, {when: prices, !areas}.
import type { FactPlace } from './fact.ts'
import { factNamed, factValue } from './facts.ts'
import type { Condition } from './marks.ts'

/** Conditions other than "the place has this fact". */
export const TRAITS: Readonly<Record<string, { description: string; holds: (place: FactPlace) => boolean }>> = {
  prices: { description: 'The country has prices', holds: ({ settings }) => settings.pricing !== undefined },
  from_price: {
    description: 'The base price is a "from" price (BIZ-007)',
    holds: ({ settings }) => settings.pricing?.isMinimum === true,
  },
  areas: {
    description: 'The base price covers other distances in other areas (BIZ-006)',
    holds: ({ settings }) => settings.pricing?.areas !== undefined,
  },
  unit_required: {
    description: 'An order needs a unit number (REQ-036)',
    holds: ({ settings }) => settings.rules.unitNumberRequired,
  },
  value_required: {
    description: 'An order needs the value of the item (REQ-043)',
    holds: ({ settings }) => settings.rules.amountRequired,
  },
  vendor_code: {
    description: 'Who registers gives the code of a vendor (AUT-002)',
    holds: ({ settings }) => settings.registrationType === 'PV',
  },
}

const isTrue = ({ fact: name, argument }: Condition, place: FactPlace): boolean => {
  if (Object.hasOwn(TRAITS, name)) return TRAITS[name]?.holds(place) === true
  const fact = factNamed(name)
  // Whether a fact exists does not depend on how it is written.
  return fact !== undefined && factValue(fact, place, 'en', argument, undefined) !== undefined
}

/** Whether all conditions hold in a place. An unknown name never holds; the check reports it (CNT012). */
export const allHold = (conditions: readonly Condition[], place: FactPlace): boolean =>
  conditions.every(condition => isTrue(condition, place) !== condition.negated)
