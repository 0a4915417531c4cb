// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isCountryParameterAnswer: Validator<WireShapes['CountryParameterAnswer'], ValidationPlace>
export declare const isHelpCentreTokenAnswer: Validator<WireShapes['HelpCentreTokenAnswer'], ValidationPlace>
export declare const isOutletAnswer: Validator<WireShapes['OutletAnswer'], ValidationPlace>
export declare const isServiceHoursAnswer: Validator<WireShapes['ServiceHoursAnswer'], ValidationPlace>
export declare const isVendorAnswer: Validator<WireShapes['VendorAnswer'], ValidationPlace>
export declare const isVendorsAnswer: Validator<WireShapes['VendorsAnswer'], ValidationPlace>
