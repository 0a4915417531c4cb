// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isAreaCheckAnswer: Validator<WireShapes['AreaCheckAnswer'], ValidationPlace>
export declare const isDeliveryAreasAnswer: Validator<WireShapes['DeliveryAreasAnswer'], ValidationPlace>
export declare const isEstimationsAnswer: Validator<WireShapes['EstimationsAnswer'], ValidationPlace>
export declare const isRiderAnswer: Validator<WireShapes['RiderAnswer'], ValidationPlace>
