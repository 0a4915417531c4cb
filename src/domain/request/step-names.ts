// The steps of a request by the names of their actions (REQ-003, Q23).
import type { Stage } from './flow-state.ts'

/** The documented steps; what stands between them has no name of its own. */
export type NamedStep = Extract<
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
