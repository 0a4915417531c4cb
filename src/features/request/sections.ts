// The sections of the form that are done: they fold to one line (REQ-004).
import { type Checked, mistakes } from './checks.ts'
import type { Stage } from './flow-state.ts'
import type { RequestField } from './form.ts'

/** The sections that can fold: where it goes, to whom, and what it is. */
export type Section = 'destination' | 'customer' | 'contents'

const fieldsOf: { [Name in Section]: readonly RequestField[] } = {
  destination: ['destination', 'unit', 'notes'],
  customer: ['name', 'phone'],
  contents: ['description', 'amount'],
}

/** It holds something: what may be left empty is not done before the reader has reached it. */
const isBegun: { [Name in Section]: (request: Checked) => boolean } = {
  destination: ({ destination }) => destination.moved !== true,
  customer: () => true,
  contents: ({ form }) => (form.description + form.amount).trim() !== '',
}

/**
 * The sections in which nothing would keep the request from being submitted.
 * @param problemAt the field that something is said at, such as by the server
 */
export function doneSections(request: Checked, problemAt: RequestField | undefined): Section[] {
  const wrong = new Set([...mistakes(request), ...(problemAt ? [problemAt] : [])])
  const sections = Object.keys(fieldsOf) as Section[]
  return sections.filter(name => isBegun[name](request) && !fieldsOf[name].some(field => wrong.has(field)))
}

// The steps of a request by the names of their actions (REQ-003, Q23).

/** The documented steps; what lies between them has no name. */
type NamedStep = Extract<
  Stage['step'],
  | 'ASK_FOR_ORIGIN_ADDRESS'
  | 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  | 'CHECK_SERVICE_HOURS'
  | 'SERVICE_CLOSED'
  | 'ASK_FOR_DESTINATION_ADDRESS'
  | 'CHECK_IF_DESTINATION_IS_VALID'
  | 'FILL_ORDER_DETAILS'
  | 'FILL_PAYMENT_DETAILS'
>

const names: { [Step in NamedStep]: string } = {
  ASK_FOR_ORIGIN_ADDRESS: 'AskForOriginAddress',
  ASK_FOR_ORIGIN_ADDRESS_DETAILS: 'AskForOriginAddressDetails',
  CHECK_SERVICE_HOURS: 'CheckServiceHours',
  SERVICE_CLOSED: 'ServiceClosed',
  ASK_FOR_DESTINATION_ADDRESS: 'AskForDestinationAddress',
  CHECK_IF_DESTINATION_IS_VALID: 'CheckIfDestinationIsValid',
  FILL_ORDER_DETAILS: 'FillOrderDetails',
  FILL_PAYMENT_DETAILS: 'FillPaymentDetails',
}

/** The name of a step's action; undefined for what is no documented step. */
export const stepName = (step: Stage['step']): string | undefined =>
  Object.hasOwn(names, step) ? names[step as NamedStep] : undefined
