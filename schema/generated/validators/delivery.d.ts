// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isAreaCheckAnswer: Validator<WireShapes['AreaCheckAnswer']>
export declare const isDeliveryAreasAnswer: Validator<WireShapes['DeliveryAreasAnswer']>
export declare const isEstimationsAnswer: Validator<WireShapes['EstimationsAnswer']>
export declare const isRiderAnswer: Validator<WireShapes['RiderAnswer']>
