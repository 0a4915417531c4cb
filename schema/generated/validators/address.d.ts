// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isAutocompleteAnswer: Validator<WireShapes['AutocompleteAnswer'], ValidationPlace>
export declare const isPlaceDetailsAnswer: Validator<WireShapes['PlaceDetailsAnswer'], ValidationPlace>
export declare const isReverseAnswer: Validator<WireShapes['ReverseAnswer'], ValidationPlace>
export declare const isSavedAddressAnswer: Validator<WireShapes['SavedAddressAnswer'], ValidationPlace>
