// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isOrder: Validator<WireShapes['Order'], ValidationPlace>
export declare const isOrderAnswer: Validator<WireShapes['OrderAnswer'], ValidationPlace>
export declare const isOrderPage: Validator<WireShapes['OrderPage'], ValidationPlace>
export declare const isPlacedOrder: Validator<WireShapes['PlacedOrder'], ValidationPlace>
export declare const isServerMessage: Validator<WireShapes['ServerMessage'], ValidationPlace>
export declare const isSignedFee: Validator<WireShapes['SignedFee'], ValidationPlace>
export declare const isVoucherAnswer: Validator<WireShapes['VoucherAnswer'], ValidationPlace>
export declare const isVoucherFee: Validator<WireShapes['VoucherFee'], ValidationPlace>
