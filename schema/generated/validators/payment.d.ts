// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isConfirmAnswer: Validator<WireShapes['ConfirmAnswer'], ValidationPlace>
export declare const isIntentAnswer: Validator<WireShapes['IntentAnswer'], ValidationPlace>
export declare const isPaymentAuthAnswer: Validator<WireShapes['PaymentAuthAnswer'], ValidationPlace>
