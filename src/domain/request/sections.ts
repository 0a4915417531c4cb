// The sections of the form that are done: they fold to one line (REQ-004).
import { type Checked, mistakes } from './checks.ts'
import type { RequestField } from './form.ts'

/** The sections that can fold: where it goes, to whom, and what it is. */
export type Section = 'destination' | 'customer' | 'contents'

const fieldsOf: { [Name in Section]: readonly RequestField[] } = {
  destination: ['destination', 'unit', 'notes'],
  customer: ['name', 'phone'],
  contents: ['description', 'amount'],
}

/** Something stands in it: what may be left empty is not done before the reader came by. */
const isBegun: { [Name in Section]: (request: Checked) => boolean } = {
  destination: ({ destination }) => destination.moved !== true,
  customer: () => true,
  contents: ({ form }) => (form.description + form.amount).trim() !== '',
}

/**
 * The sections in which nothing would keep the request from being submitted.
 * @param told the field that something is said at, such as by the server
 */
export function doneSections(request: Checked, told: RequestField | undefined): Section[] {
  const wrong = new Set([...mistakes(request), ...(told ? [told] : [])])
  const sections = Object.keys(fieldsOf) as Section[]
  return sections.filter(name => isBegun[name](request) && !fieldsOf[name].some(field => wrong.has(field)))
}
