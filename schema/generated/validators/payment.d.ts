// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isConfirmAnswer: Validator<WireShapes['ConfirmAnswer']>
export declare const isIntentAnswer: Validator<WireShapes['IntentAnswer']>
export declare const isPaymentAuthAnswer: Validator<WireShapes['PaymentAuthAnswer']>
