// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isAutocompleteAnswer: Validator<WireShapes['AutocompleteAnswer']>
export declare const isPlaceDetailsAnswer: Validator<WireShapes['PlaceDetailsAnswer']>
export declare const isReverseAnswer: Validator<WireShapes['ReverseAnswer']>
export declare const isSavedAddressAnswer: Validator<WireShapes['SavedAddressAnswer']>
