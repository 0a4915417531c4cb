// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isCountryParameterAnswer: Validator<WireShapes['CountryParameterAnswer']>
export declare const isHelpCentreTokenAnswer: Validator<WireShapes['HelpCentreTokenAnswer']>
export declare const isOutletAnswer: Validator<WireShapes['OutletAnswer']>
export declare const isServiceHoursAnswer: Validator<WireShapes['ServiceHoursAnswer']>
export declare const isVendorAnswer: Validator<WireShapes['VendorAnswer']>
export declare const isVendorsAnswer: Validator<WireShapes['VendorsAnswer']>
