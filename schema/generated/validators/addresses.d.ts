// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationError, Validator } from './validator.d.ts'

export declare const isAssetManifestQuery: Validator<WireShapes['AssetManifestQuery'], ValidationError>
export declare const isAutocompleteQuery: Validator<WireShapes['AutocompleteQuery'], ValidationError>
export declare const isBulkJobId: Validator<WireShapes['BulkJobId'], ValidationError>
export declare const isCountryParameterName: Validator<WireShapes['CountryParameterName'], ValidationError>
export declare const isLocaleTag: Validator<WireShapes['LocaleTag'], ValidationError>
export declare const isOrderId: Validator<WireShapes['OrderId'], ValidationError>
export declare const isOrderQuery: Validator<WireShapes['OrderQuery'], ValidationError>
export declare const isPlaceDetailsQuery: Validator<WireShapes['PlaceDetailsQuery'], ValidationError>
export declare const isProofType: Validator<WireShapes['ProofType'], ValidationError>
export declare const isReverseQuery: Validator<WireShapes['ReverseQuery'], ValidationError>
export declare const isSavedAddressQuery: Validator<WireShapes['SavedAddressQuery'], ValidationError>
export declare const isVendorId: Validator<WireShapes['VendorId'], ValidationError>
export declare const isVendorOrdersQuery: Validator<WireShapes['VendorOrdersQuery'], ValidationError>
export declare const isVoucherCode: Validator<WireShapes['VoucherCode'], ValidationError>
