// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isOrder: Validator<WireShapes['Order']>
export declare const isOrderAnswer: Validator<WireShapes['OrderAnswer']>
export declare const isOrderPage: Validator<WireShapes['OrderPage']>
export declare const isPlacedOrder: Validator<WireShapes['PlacedOrder']>
export declare const isServerMessage: Validator<WireShapes['ServerMessage']>
export declare const isSignedFee: Validator<WireShapes['SignedFee']>
export declare const isVoucherAnswer: Validator<WireShapes['VoucherAnswer']>
export declare const isVoucherFee: Validator<WireShapes['VoucherFee']>
