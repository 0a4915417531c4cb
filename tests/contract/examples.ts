// One good example, at least, of every body and every answer of the contract. The compiler checks them as well.
import type { WireShapes } from '#schema/wire.ts'
import { accountExamples } from './examples/accounts.ts'
import { orderExamples } from './examples/orders.ts'

export const examples: { [Name in keyof WireShapes]?: readonly WireShapes[Name][] } = {
  ...orderExamples,
  ...accountExamples,
}
