// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

/** Shapes that come from a server. */
export type ReadShape = 'AreaCheckAnswer' | 'AssetManifest' | 'AutocompleteAnswer' | 'BulkJobAnswer' | 'BulkJobsAnswer' | 'BulkPlacementAnswer' | 'ConfirmAnswer' | 'CountryParameterAnswer' | 'CreateBulkJobAnswer' | 'DeliveryAreasAnswer' | 'ErrorAnswer' | 'EstimationsAnswer' | 'ExtendLoginAnswer' | 'FlagAnswer' | 'FlagErrorAnswer' | 'FlagFile' | 'GodroidTokenPayload' | 'GuestLoginAnswer' | 'GuestTokenPayload' | 'HelpCentreInitAnswer' | 'HelpCentreTokenAnswer' | 'IntentAnswer' | 'LoginAnswer' | 'Nothing' | 'Order' | 'OrderAnswer' | 'OrderPage' | 'OutletAnswer' | 'PaymentAuthAnswer' | 'PlaceDetailsAnswer' | 'PlacedOrder' | 'PublicTrackingAnswer' | 'RegisterErrorAnswer' | 'RegistrationAnswer' | 'RemoteTranslations' | 'ReverseAnswer' | 'RiderAnswer' | 'SavedAddressAnswer' | 'ServerMessage' | 'ServiceHoursAnswer' | 'SignedFee' | 'VendorAnswer' | 'VendorsAnswer' | 'VoucherAnswer' | 'VoucherFee'

/** Loads the validator of a shape; it allows fields that it does not know. */
export declare const validators: { readonly [Name in ReadShape]: () => Promise<Validator<WireShapes[Name]>> }
