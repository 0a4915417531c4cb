// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isAssetManifestQuery: Validator<WireShapes['AssetManifestQuery']>
export declare const isAutocompleteQuery: Validator<WireShapes['AutocompleteQuery']>
export declare const isBulkJobId: Validator<WireShapes['BulkJobId']>
export declare const isCountryParameterName: Validator<WireShapes['CountryParameterName']>
export declare const isLocaleTag: Validator<WireShapes['LocaleTag']>
export declare const isOrderId: Validator<WireShapes['OrderId']>
export declare const isOrderQuery: Validator<WireShapes['OrderQuery']>
export declare const isPlaceDetailsQuery: Validator<WireShapes['PlaceDetailsQuery']>
export declare const isProofType: Validator<WireShapes['ProofType']>
export declare const isReverseQuery: Validator<WireShapes['ReverseQuery']>
export declare const isSavedAddressQuery: Validator<WireShapes['SavedAddressQuery']>
export declare const isVendorId: Validator<WireShapes['VendorId']>
export declare const isVendorOrdersQuery: Validator<WireShapes['VendorOrdersQuery']>
export declare const isVoucherCode: Validator<WireShapes['VoucherCode']>
