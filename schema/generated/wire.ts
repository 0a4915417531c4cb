// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.

/**
 * Body of POST /register (API-009, Q14).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Registration".
 */
export type Registration = PlatformVendorRegistration | BusinessRegistration
/**
 * What a vendor user may do beyond requesting riders (COL-018, Q74).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "UserRole".
 */
export type UserRole = 'outlet-management'
/**
 * Answer of GET /geolocator/details, bare or wrapped (API-017, Q41).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PlaceDetailsAnswer".
 */
export type PlaceDetailsAnswer = GeolocatorAddress | WrappedPlaceDetails
/**
 * Number of an order: the vendor id, a dash, then a part that cannot be guessed (Q66, Q70).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderId".
 */
export type OrderId = string
/**
 * Number of a vendor or collection point. The guest vendor is literally `vendorID` until the guest token names another (GST-003, Q53).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorId".
 */
export type VendorId = string
/**
 * Number of a bulk job.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJobId".
 */
export type BulkJobId = string
/**
 * A moment as whole seconds since 1970-01-01 00:00 UTC (TRK-003, Q95).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "UnixSeconds".
 */
export type UnixSeconds = number
/**
 * A moment as unix seconds or as ISO 8601 with a zone; both are compared as time (Q95).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Moment".
 */
export type Moment = UnixSeconds | string
/**
 * An amount in whole units of the country's currency, such as 49.5 for 49 kroner 50; never below 0.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Money".
 */
export type Money = number
/**
 * Currency as ISO 4217, such as NOK.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CurrencyCode".
 */
export type CurrencyCode = string
/**
 * Country as ISO 3166-1 alpha-2, such as NO.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CountryIso".
 */
export type CountryIso = string
/**
 * Language as BCP 47, such as nb-NO (Q81).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "LocaleTag".
 */
export type LocaleTag = string
/**
 * Degrees north of the equator, WGS 84.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Latitude".
 */
export type Latitude = number
/**
 * Degrees east of Greenwich, WGS 84.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Longitude".
 */
export type Longitude = number
/**
 * A way by road, from its beginning to its end.
 *
 * @maxItems 200
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Way".
 */
export type Way = LatLng[]
/**
 * Telephone number as typed or in international form with +; whether it is possible is a rule of the portal (Q26).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PhoneNumber".
 */
export type PhoneNumber = string
/**
 * E-mail address.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "EmailAddress".
 */
export type EmailAddress = string
/**
 * Proof that the server computed this delivery fee; it expires (API-034).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FeeSignature".
 */
export type FeeSignature = string
/**
 * The 7 statuses of a bulk job (BLK-007).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJobStatus".
 */
export type BulkJobStatus =
  | 'PREPROCESS_SUCCESS'
  | 'PREPROCESS_SUCCESS_WITH_ERROR'
  | 'PREPROCESS_FAIL'
  | 'ORDER_PLACEMENT_SUCCESS'
  | 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'
  | 'ORDER_PLACEMENT_FAIL'
  | 'UNKNOWN'
/**
 * Payment types of bulk orders (BLK-009).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkPaymentType".
 */
export type BulkPaymentType = 'PAID' | 'CASH_ON_DELIVERY' | 'ONLINE_PAYMENT'
/**
 * A row before (VALID, INVALID) and after placement (PLACED, FAILED).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkRowStatus".
 */
export type BulkRowStatus = 'VALID' | 'INVALID' | 'PLACED' | 'FAILED'
/**
 * The 23 statuses of an order (TRK-001, TRK-002).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderStatus".
 */
export type OrderStatus =
  | 'NEW'
  | 'STALLED'
  | 'RECEIVED'
  | 'WAITING_FOR_TRANSPORT'
  | 'ASSIGNED_TO_TRANSPORT'
  | 'COURIER_ACCEPTED_DELIVERY'
  | 'RECEIVED_BY_VENDOR'
  | 'ACCEPTED_BY_VENDOR'
  | 'NEAR_VENDOR'
  | 'DELAYED'
  | 'PICKED_UP'
  | 'NEAR_CUSTOMER'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'COURIER_LEFT_VENDOR'
  | 'MODIFIED'
  | 'INITIATED'
  | 'PAYMENT_INITIATED'
  | 'PAYMENT_COMMITTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_CANCELLED'
  | 'RETURN_INITIATED'
  | 'RETURNED_TO_VENDOR'
/**
 * The 19 reasons to cancel (TRK-030, TRK-031, Q62).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CancelReason".
 */
export type CancelReason =
  | 'CUSTOMER_CANCELLED'
  | 'INCORRECT_DETAILS'
  | 'OTHER_DELIVERY_METHOD'
  | 'UNABLE_TO_FIND_CUSTOMER'
  | 'PLATFORM_PROBLEM'
  | 'NO_RIDERS'
  | 'OUTSIDE_SERVICE_HOURS'
  | 'RIDER_ACCIDENT'
  | 'BAD_WEATHER'
  | 'OUTSIDE_DELIVERY_AREA'
  | 'CLOSED_ON_REQUEST'
  | 'INCOMPLETE_ADDRESS'
  | 'UNREACHABLE'
  | 'SPILLAGE'
  | 'LATE_DELIVERY'
  | 'UNABLE_TO_PAY'
  | 'DUPLICATE'
  | 'WRONG_ITEMS'
  | 'PAYMENT_FAILURE'
/**
 * How an order is paid, as stored (PAY-001).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PaymentMethod".
 */
export type PaymentMethod = 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY'
/**
 * How an order is paid, as requested: PAID, CASH_ON_DELIVERY, PAYMENT_ON_DELIVERY; NONE and cash on pick-up are sent as paid (PAY-002, Q47).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RequestedPaymentMethod".
 */
export type RequestedPaymentMethod = 'paid' | 'cash_on_delivery' | 'card_on_delivery'
/**
 * Code of a voucher, as typed.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VoucherCode".
 */
export type VoucherCode = string
/**
 * Fixed reduction, reduction in percent, or free delivery (FEE-006, Q44).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VoucherType".
 */
export type VoucherType = 'amount' | 'percentage' | 'deliveryFee'
/**
 * What a proof is of (PUB-002, Q69).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ProofType".
 */
export type ProofType = 'delivery' | 'pickup' | 'return'
/**
 * Kinds of card payment (PAY-004).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CardKind".
 */
export type CardKind = 'cybersource_creditcard' | 'generic_creditcard'
/**
 * Brand of a card.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CardScheme".
 */
export type CardScheme =
  'visa' | 'mastercard' | 'amex' | 'jcb' | 'unionpay' | 'diners' | 'discover' | 'maestro' | 'other'
/**
 * Body of POST /order/payment/intent/confirm (API-046).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ConfirmIntent".
 */
export type ConfirmIntent = PayWithNewCard | PayWithSavedCard
/**
 * Everything that the client sends.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = SubscribeToVendor
/**
 * Everything that the server sends; what does not fit is logged and ignored (Q106).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = SubscribeOk | SubscribeRefused | OrderUpdate
/**
 * Orders of a guest, under the key guest-orders (Q53).
 *
 * @maxItems 50
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GuestOrders".
 *
 * Items: An order that the guest can follow.
 */
export type GuestOrders = {
  order_id: OrderId
  vendor_id: VendorId
}[]
/**
 * The last search keys, newest first, under the key search-history (Q21).
 *
 * @maxItems 10
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SearchHistory".
 *
 * Items: A search key.
 */
export type SearchHistory = string[]
/**
 * Status filter of the history (section 4, Q102).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderStatusFilter".
 */
export type OrderStatusFilter = 'ANY' | 'NEW' | 'COLLECTED' | 'DELIVERED' | 'CANCELLED'
/**
 * Telephone number of which only the last digits are readable, such as •••• 12 34 (Q70).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "MaskedPhone".
 */
export type MaskedPhone = string
/**
 * Names of country parameters (API-026).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CountryParameterName".
 */
export type CountryParameterName =
  'allOutletOrders' | 'serviceHours' | 'onlinePaymentActivated' | 'orderItemValueExceedLimit' | 'paymentMethods'
/**
 * Answer of GET /get-country-parameter/{name}: the value that CountryParameters has under that name (API-025).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CountryParameterAnswer".
 */
export type CountryParameterAnswer =
  | {
      /**
       * On or off.
       */
      result: boolean
    }
  | {
      /**
       * The number.
       */
      result: number
    }
  | {
      /**
       * The text.
       */
      result: string
    }

/**
 * Every shape of the contract by its name.
 */
export interface WireShapes {
  AddressSuggestion: AddressSuggestion
  AreaCheck: AreaCheck
  AreaCheckAnswer: AreaCheckAnswer
  AssetManifest: AssetManifest
  AssetManifestQuery: AssetManifestQuery
  AuthenticationResult: AuthenticationResult
  AutocompleteAnswer: AutocompleteAnswer
  AutocompleteQuery: AutocompleteQuery
  BulkJob: BulkJob
  BulkJobAnswer: BulkJobAnswer
  BulkJobDetail: BulkJobDetail
  BulkJobId: BulkJobId
  BulkJobStatus: BulkJobStatus
  BulkJobsAnswer: BulkJobsAnswer
  BulkMetadata: BulkMetadata
  BulkPaymentType: BulkPaymentType
  BulkPlacementAnswer: BulkPlacementAnswer
  BulkRow: BulkRow
  BulkRowFault: BulkRowFault
  BulkRowStatus: BulkRowStatus
  BulkTotals: BulkTotals
  BusinessRegistration: BusinessRegistration
  CancelOrder: CancelOrder
  CancelReason: CancelReason
  CardDetails: CardDetails
  CardEncryptionKey: CardEncryptionKey
  CardKind: CardKind
  CardScheme: CardScheme
  CardSecret: CardSecret
  ClientMessage: ClientMessage
  CollectionPointForm: CollectionPointForm
  ConfirmAnswer: ConfirmAnswer
  ConfirmIntent: ConfirmIntent
  ConfirmPassword: ConfirmPassword
  CountryIso: CountryIso
  CountryParameterAnswer: CountryParameterAnswer
  CountryParameterName: CountryParameterName
  CountryParameters: CountryParameters
  CreateBulkJob: CreateBulkJob
  CreateBulkJobAnswer: CreateBulkJobAnswer
  CreateIntent: CreateIntent
  CurrencyCode: CurrencyCode
  Customer: Customer
  DateRangeFilter: DateRangeFilter
  DeliveryAreasAnswer: DeliveryAreasAnswer
  DeliveryFeeRequest: DeliveryFeeRequest
  EmailAddress: EmailAddress
  ErrorAnswer: ErrorAnswer
  EstimationsAnswer: EstimationsAnswer
  EvaluatedFlag: EvaluatedFlag
  ExpireLogin: ExpireLogin
  ExtendLogin: ExtendLogin
  ExtendLoginAnswer: ExtendLoginAnswer
  FeeSignature: FeeSignature
  FlagAnswer: FlagAnswer
  FlagError: FlagError
  FlagErrorAnswer: FlagErrorAnswer
  FlagEvaluation: FlagEvaluation
  FlagFile: FlagFile
  FlatSender: FlatSender
  ForgotPassword: ForgotPassword
  GeolocatorAddress: GeolocatorAddress
  GodroidTokenPayload: GodroidTokenPayload
  GuestLogin: GuestLogin
  GuestLoginAnswer: GuestLoginAnswer
  GuestOrders: GuestOrders
  GuestTokenPayload: GuestTokenPayload
  HelpCentreInit: HelpCentreInit
  HelpCentreInitAnswer: HelpCentreInitAnswer
  HelpCentreTokenAnswer: HelpCentreTokenAnswer
  IntentAnswer: IntentAnswer
  LatLng: LatLng
  Latitude: Latitude
  LocaleTag: LocaleTag
  Login: Login
  LoginAnswer: LoginAnswer
  Logout: Logout
  Longitude: Longitude
  MaskedPhone: MaskedPhone
  Moment: Moment
  Money: Money
  Nothing: Nothing
  OfferedPaymentMethod: OfferedPaymentMethod
  Order: Order
  OrderAnswer: OrderAnswer
  OrderContents: OrderContents
  OrderDraft: OrderDraft
  OrderId: OrderId
  OrderPage: OrderPage
  OrderQuery: OrderQuery
  OrderStatus: OrderStatus
  OrderStatusFilter: OrderStatusFilter
  OrderUpdate: OrderUpdate
  OriginAddressCreation: OriginAddressCreation
  Outlet: Outlet
  OutletAnswer: OutletAnswer
  PayWithNewCard: PayWithNewCard
  PayWithSavedCard: PayWithSavedCard
  PaymentAuthAnswer: PaymentAuthAnswer
  PaymentInstrument: PaymentInstrument
  PaymentMethod: PaymentMethod
  PhoneNumber: PhoneNumber
  Place: Place
  PlaceDetailsAnswer: PlaceDetailsAnswer
  PlaceDetailsQuery: PlaceDetailsQuery
  PlaceOrder: PlaceOrder
  PlacedOrder: PlacedOrder
  PlatformVendorRegistration: PlatformVendorRegistration
  ProofType: ProofType
  PublicTracking: PublicTracking
  PublicTrackingAnswer: PublicTrackingAnswer
  RegisterErrorAnswer: RegisterErrorAnswer
  Registration: Registration
  RegistrationAnswer: RegistrationAnswer
  RemoteTranslations: RemoteTranslations
  RequestedContents: RequestedContents
  RequestedPaymentMethod: RequestedPaymentMethod
  ReverseAnswer: ReverseAnswer
  ReverseQuery: ReverseQuery
  Rider: Rider
  RiderAnswer: RiderAnswer
  SaveVendorAddress: SaveVendorAddress
  SavedAddress: SavedAddress
  SavedAddressAnswer: SavedAddressAnswer
  SavedAddressQuery: SavedAddressQuery
  SearchHistory: SearchHistory
  Sender: Sender
  ServerMessage: ServerMessage
  ServiceHours: ServiceHours
  ServiceHoursAnswer: ServiceHoursAnswer
  SignedFee: SignedFee
  StatusEntry: StatusEntry
  StoredFilters: StoredFilters
  StoredGuest: StoredGuest
  StoredLogin: StoredLogin
  StoredVendors: StoredVendors
  SubscribeOk: SubscribeOk
  SubscribeRefused: SubscribeRefused
  SubscribeToVendor: SubscribeToVendor
  TrackedParty: TrackedParty
  TrackedRider: TrackedRider
  UnixSeconds: UnixSeconds
  UpdateOrder: UpdateOrder
  UserRole: UserRole
  ValidateVoucher: ValidateVoucher
  Vendor: Vendor
  VendorAnswer: VendorAnswer
  VendorId: VendorId
  VendorInformation: VendorInformation
  VendorLocation: VendorLocation
  VendorLoginDetails: VendorLoginDetails
  VendorOrdersQuery: VendorOrdersQuery
  VendorsAnswer: VendorsAnswer
  Violation: Violation
  Voucher: Voucher
  VoucherAnswer: VoucherAnswer
  VoucherCode: VoucherCode
  VoucherFee: VoucherFee
  VoucherType: VoucherType
  Wallet: Wallet
  Way: Way
  WrappedPlaceDetails: WrappedPlaceDetails
}
/**
 * PV: a vendor of the platform, who has a vendor code (Q14).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PlatformVendorRegistration".
 */
export interface PlatformVendorRegistration {
  /**
   * Address to log in with.
   */
  email_address: EmailAddress
  /**
   * At least 8 characters; the other rules of the password are the portal's (Q16).
   */
  password: string
  /**
   * Name of the vendor.
   */
  vendor_name: string
  /**
   * Code of the vendor on the platform.
   */
  vendor_code: string
  /**
   * Name of the business.
   */
  business_name?: string
  /**
   * Mobile number of the person who registers.
   */
  mobile_number: PhoneNumber
  /**
   * Country of the site.
   */
  country: CountryIso
  /**
   * The terms and the privacy policy were agreed to.
   */
  terms_accepted: true
}
/**
 * NPV: a business that is not on the platform, also a guest who adds a password (Q14, Q52).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BusinessRegistration".
 */
export interface BusinessRegistration {
  /**
   * Address to log in with.
   */
  email_address: EmailAddress
  /**
   * At least 8 characters; the other rules of the password are the portal's (Q16).
   */
  password: string
  /**
   * Name of the vendor.
   */
  vendor_name?: string
  /**
   * Code of the vendor on the platform.
   */
  vendor_code?: string
  /**
   * Name of the business.
   */
  business_name: string
  /**
   * Mobile number of the person who registers.
   */
  mobile_number: PhoneNumber
  /**
   * Country of the site.
   */
  country: CountryIso
  /**
   * The terms and the privacy policy were agreed to.
   */
  terms_accepted: true
}
/**
 * Answer of POST /register (API-009).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RegistrationAnswer".
 */
export interface RegistrationAnswer {
  /**
   * The new account.
   */
  data: {
    /**
     * Number of the user.
     */
    user_id: string
    email: EmailAddress
  }
}
/**
 * Body of POST /login (API-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Login".
 */
export interface Login {
  email_address: EmailAddress
  /**
   * The password.
   */
  password: string
}
/**
 * Who logged in (API-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorLoginDetails".
 */
export interface VendorLoginDetails {
  /**
   * Number of the user.
   */
  user_id: string
  email: EmailAddress
  /**
   * Roles of the user; without it the user has none (Q74).
   */
  roles?: UserRole[]
}
/**
 * Tokens of a session (API-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AuthenticationResult".
 */
export interface AuthenticationResult {
  /**
   * Sent first in Authorization: Bearer {access}|{id} (API-004).
   */
  AccessToken: string
  /**
   * Sent second in Authorization (API-004, Q89).
   */
  IdToken: string
  /**
   * Exchanged for new tokens by POST /login/extend.
   */
  RefreshToken: string
  /**
   * Life of the tokens in seconds from now.
   */
  ExpiresIn: number
}
/**
 * Answer of POST /login (API-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "LoginAnswer".
 */
export interface LoginAnswer {
  /**
   * User and tokens.
   */
  result: {
    VendorLoginDetails: VendorLoginDetails
    AuthenticationResult: AuthenticationResult
  }
}
/**
 * Body of POST /login/extend (API-012).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ExtendLogin".
 */
export interface ExtendLogin {
  /**
   * RefreshToken of the session.
   */
  refresh_token: string
}
/**
 * Answer of POST /login/extend (API-012).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ExtendLoginAnswer".
 */
export interface ExtendLoginAnswer {
  /**
   * New tokens.
   */
  result: {
    AuthenticationResult: AuthenticationResult
  }
}
/**
 * Body of POST /logout (API-011, Q13).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Logout".
 */
export interface Logout {
  /**
   * RefreshToken of the session, which ends.
   */
  refresh_token: string
}
/**
 * Body of POST /login/expire (API-013, Q13).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ExpireLogin".
 */
export interface ExpireLogin {
  /**
   * AccessToken that is to count as expired.
   */
  access_token: string
}
/**
 * Body of POST /forgot-password (API-014, Q12).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ForgotPassword".
 */
export interface ForgotPassword {
  /**
   * Where the code is sent; an unknown address is answered alike.
   */
  email_address: EmailAddress
}
/**
 * Body of POST /forgot-password/confirm (API-014, Q12).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ConfirmPassword".
 */
export interface ConfirmPassword {
  email_address: EmailAddress
  /**
   * The 6 digits that were sent.
   */
  verification_code: string
  /**
   * At least 8 characters (Q16).
   */
  new_password: string
}
/**
 * Body of POST /guest, sent at "Continue as guest" (GST-001, Q53).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GuestLogin".
 */
export interface GuestLogin {
  /**
   * Country of the site.
   */
  country: CountryIso
}
/**
 * Answer of POST /guest (Q53).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GuestLoginAnswer".
 */
export interface GuestLoginAnswer {
  /**
   * What a guest acts with.
   */
  result: {
    /**
     * Bearer token, a JWT with exp; kept as guest-token (GST-005).
     */
    token: string
    /**
     * Vendor under which the guest's orders run; the guest vendor's id from now on.
     */
    vendor_id: VendorId
  }
}
/**
 * Claims of a guest token: it must decode and have a numeric exp in the future (Q19).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GuestTokenPayload".
 */
export interface GuestTokenPayload {
  /**
   * Unix seconds at which it ends.
   */
  exp: number
  vendor_id?: VendorId
  /**
   * Unix seconds of issue.
   */
  iat?: number
  /**
   * Number of the guest.
   */
  sub?: string
}
/**
 * Claims of a GoDroid token (section 3, Auth).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GodroidTokenPayload".
 */
export interface GodroidTokenPayload {
  /**
   * Unix seconds at which it ends; never ends the session by itself (Q20).
   */
  exp: number
  /**
   * Whom the token stands for.
   */
  authSchema: {
    /**
     * The restaurant.
     */
    restaurant: {
      /**
       * The first one counts.
       *
       * @minItems 1
       *
       * Items: The restaurant on one platform.
       */
      platformTokens: {
        /**
         * Vendor that the embedded portal acts for.
         */
        restaurantId: VendorId
      }[]
    }
  }
  /**
   * Unix seconds of issue.
   */
  iat?: number
}
/**
 * Query of GET /geolocator/autocomplete (API-015).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AutocompleteQuery".
 */
export interface AutocompleteQuery {
  /**
   * What was typed.
   */
  query: string
  /**
   * Country to search in.
   */
  country: CountryIso
  /**
   * Where the vendor is: near places come first.
   */
  lat?: Latitude
  /**
   * Where the vendor is: near places come first.
   */
  lng?: Longitude
  /**
   * Language of the answer.
   */
  language: LocaleTag
}
/**
 * One suggestion (API-015).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AddressSuggestion".
 */
export interface AddressSuggestion {
  /**
   * Its address.
   */
  address: {
    /**
     * Handle for GET /geolocator/details.
     */
    id: string
    /**
     * The address in one line, to show.
     */
    formatted_address: string
  }
}
/**
 * Answer of GET /geolocator/autocomplete (API-015).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AutocompleteAnswer".
 */
export interface AutocompleteAnswer {
  /**
   * Envelope.
   */
  data: {
    /**
     * Suggestions, best first; may be empty.
     */
    data: AddressSuggestion[]
  }
}
/**
 * Query of GET /geolocator/reverse (API-016).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ReverseQuery".
 */
export interface ReverseQuery {
  lat: Latitude
  lng: Longitude
  /**
   * Language of the answer.
   */
  language: LocaleTag
}
/**
 * A place of the geolocator (ADR-007).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "GeolocatorAddress".
 */
export interface GeolocatorAddress {
  /**
   * Handle of the place.
   */
  id: string
  /**
   * The address in one line, to show.
   */
  formatted_address: string
  latitude: Latitude
  longitude: Longitude
  /**
   * Name of the city.
   */
  city?: string
  country_code?: CountryIso
  /**
   * Postal code.
   */
  zipcode?: string
  /**
   * Name of the street.
   */
  street?: string
  /**
   * House number.
   */
  number?: string
}
/**
 * Answer of GET /geolocator/reverse (API-016, Q41).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ReverseAnswer".
 */
export interface ReverseAnswer {
  /**
   * Envelope.
   */
  data: {
    /**
     * The place at the point.
     */
    data: {
      address: GeolocatorAddress
    }
  }
}
/**
 * Query of GET /geolocator/details (API-017).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PlaceDetailsQuery".
 */
export interface PlaceDetailsQuery {
  /**
   * id of a suggestion.
   */
  query_id: string
  /**
   * Language of the answer.
   */
  language?: LocaleTag
}
/**
 * Details in the envelope of the other geolocator answers (Q41).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "WrappedPlaceDetails".
 */
export interface WrappedPlaceDetails {
  /**
   * Envelope.
   */
  data: {
    /**
     * The place.
     */
    data: {
      address: GeolocatorAddress
    }
  }
}
/**
 * Query of GET /addressbook/search-customers/{vendorId} (API-018).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SavedAddressQuery".
 */
export interface SavedAddressQuery {
  /**
   * What was typed, at least 2 characters (ADR-001).
   */
  query: string
}
/**
 * An entry of the address book, made by the server from earlier orders (ADR-009, Q33).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SavedAddress".
 */
export interface SavedAddress {
  /**
   * Number of the entry.
   */
  id: string
  /**
   * Name of the customer.
   */
  name: string
  phone_number: PhoneNumber
  latitude: Latitude
  longitude: Longitude
  /**
   * Notes for the rider, at most 1000 bytes.
   */
  notes?: string
  /**
   * unit, building, street with commas between (Q39).
   */
  address: string
}
/**
 * Answer of GET /addressbook/search-customers/{vendorId} (API-018).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SavedAddressAnswer".
 */
export interface SavedAddressAnswer {
  /**
   * Envelope.
   */
  data: {
    /**
     * Matches, best first; may be empty.
     */
    body: SavedAddress[]
  }
}
/**
 * Body of PUT /vendor/{id}/address: where riders collect from a vendor that had no location (API-019, Q33). The byte limits are the portal's to check too (ADR-012, ADR-013, Q40).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SaveVendorAddress".
 */
export interface SaveVendorAddress {
  /**
   * The whole address in one line.
   */
  address_text: string
  /**
   * Unit number.
   */
  unit?: string
  /**
   * Instructions for the rider, at most 1000 UTF-8 bytes.
   */
  notes?: string
  /**
   * Name of the building.
   */
  building?: string
  /**
   * Name of the city.
   */
  city?: string
  country_code: CountryIso
  latitude: Latitude
  longitude: Longitude
  /**
   * Postal code.
   */
  postal_code?: string
  /**
   * Street and number, at most 255 UTF-8 bytes.
   */
  street_address: string
}
/**
 * A point on the map (API-035, Q29).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "LatLng".
 */
export interface LatLng {
  lat: Latitude
  lng: Longitude
}
/**
 * The answer of a call that only succeeds or fails (Q13).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Nothing".
 */
export interface Nothing {
  /**
   * Empty.
   */
  result: {}
}
/**
 * Key figures of a job (section 3).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkMetadata".
 */
export interface BulkMetadata {
  bulk_job_id: BulkJobId
  /**
   * Rows without an error.
   */
  success_row_count: number
}
/**
 * Totals of a job.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkTotals".
 */
export interface BulkTotals {
  /**
   * Rows in the file.
   */
  total_rows: number
  /**
   * Rows that can be placed.
   */
  orders_to_be_placed: number
  /**
   * Orders that were placed.
   */
  orders_placed: number
  /**
   * Rows with an error.
   */
  errors: number
}
/**
 * A bulk job (section 3).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJob".
 */
export interface BulkJob {
  bulk_job_id: BulkJobId
  vendor_id: VendorId
  status: BulkJobStatus
  /**
   * E-mail address of the user.
   */
  created_by: string
  created_date: UnixSeconds
  totals: BulkTotals
  metadata: BulkMetadata
}
/**
 * One thing that is wrong with a row, and the column that it stands in (BLK-101).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkRowFault".
 */
export interface BulkRowFault {
  /**
   * Column of the template (Q72).
   */
  column:
    | 'name'
    | 'phone'
    | 'unit'
    | 'building'
    | 'address'
    | 'notes'
    | 'description'
    | 'amount'
    | 'payment'
    | 'delivery'
    | 'scheduled'
  /**
   * What is wrong, such as address_not_found or placed_before; more may come.
   */
  code: string
}
/**
 * A row of a bulk job (section 3).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkRow".
 */
export interface BulkRow {
  /**
   * Row in the sheet; 1 is the heading.
   */
  row_number: number
  /**
   * Number of the row.
   */
  row_id: string
  status: BulkRowStatus
  /**
   * Name, as in the file.
   */
  customer_name: string
  /**
   * Address, as in the file.
   */
  drop_off_address: string
  /**
   * One of BulkPaymentType in a row without error, else as in the file.
   */
  payment_method: string
  /**
   * When to collect.
   */
  delivery_type: 'instant' | 'scheduled'
  /**
   * Fee; missing when it cannot be computed.
   */
  delivery_fee?: Money
  /**
   * When to collect, if scheduled.
   */
  scheduled_for?: UnixSeconds
  /**
   * What is wrong with the row, in words.
   */
  error?: string
  /**
   * The same by column, for the cells of the grid; may be missing.
   */
  faults?: BulkRowFault[]
  /**
   * The order that was placed.
   */
  order_id?: OrderId
}
/**
 * Body of POST /bulk-job/create (API-052).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CreateBulkJob".
 */
export interface CreateBulkJob {
  vendor_id: VendorId
  /**
   * The XLSX as base64; the file has at most 5242880 bytes (Q72).
   */
  content: string
}
/**
 * Answer of POST /bulk-job/create (API-052).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CreateBulkJobAnswer".
 */
export interface CreateBulkJobAnswer {
  /**
   * Preprocess results.
   */
  body: {
    bulk_job: BulkJob
    /**
     * Rows in the order of the file.
     */
    orders: BulkRow[]
  }
}
/**
 * Answer of GET /bulk-job/all/{vendorId} (API-054).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJobsAnswer".
 */
export interface BulkJobsAnswer {
  /**
   * Jobs, newest first; may be empty.
   */
  body: BulkJob[]
}
/**
 * A bulk job with its rows (API-055).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJobDetail".
 */
export interface BulkJobDetail {
  bulk_job: BulkJob
  /**
   * Rows in the order of the file.
   */
  rows: BulkRow[]
}
/**
 * Answer of GET /bulk-job/detail/{vendorId}/{jobId} (API-055).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkJobAnswer".
 */
export interface BulkJobAnswer {
  body: BulkJobDetail
}
/**
 * Answer of POST /bulk-job/place-orders/{bulkJobId} (API-056).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "BulkPlacementAnswer".
 */
export interface BulkPlacementAnswer {
  data: BulkJob
}
/**
 * Body of POST /delivery/fee (API-034).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "DeliveryFeeRequest".
 */
export interface DeliveryFeeRequest {
  /**
   * Collection point.
   */
  source: LatLng
  /**
   * Drop-off point.
   */
  destination: LatLng
  vendor_id: VendorId
  /**
   * Always food.
   */
  delivery_type: 'food'
}
/**
 * Body of POST /delivery/area/validate and POST /estimations (API-035, API-036).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AreaCheck".
 */
export interface AreaCheck {
  /**
   * Drop-off point.
   */
  location: LatLng
  /**
   * Collection point.
   */
  vendor_location: LatLng
  vendor_id: VendorId
}
/**
 * Answer of POST /delivery/area/validate (API-035).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AreaCheckAnswer".
 */
export interface AreaCheckAnswer {
  /**
   * DELIVERABLE, and nothing else, means that it can be delivered; NOT_DELIVERABLE otherwise.
   */
  result: string
}
/**
 * Answer of POST /estimations (Q38).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "EstimationsAnswer".
 */
export interface EstimationsAnswer {
  /**
   * Estimates.
   */
  result: {
    /**
     * Minutes until a rider collects.
     */
    pickup: number
    /**
     * Minutes until it is delivered.
     */
    delivery: number
  }
}
/**
 * Answer of GET /delivery/area/{vendorId}: what the map draws when the flag DrawDeliveryAreas is on (FLG-014).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "DeliveryAreasAnswer".
 */
export interface DeliveryAreasAnswer {
  /**
   * Areas.
   */
  result: {
    /**
     * Areas around the vendor; may be empty.
     *
     * Items: One area that is delivered to.
     */
    areas: {
      /**
       * Corners in order; the last is joined to the first.
       *
       * @minItems 3
       */
      ring: LatLng[]
    }[]
  }
}
/**
 * The rider of an order (API-040, TRK-032).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Rider".
 */
export interface Rider {
  order_id: OrderId
  /**
   * Number of the rider.
   */
  rider_id: string
  /**
   * First name, to show.
   */
  name: string
  phone_number?: PhoneNumber
  /**
   * What the rider travels by.
   */
  vehicle?: 'bicycle' | 'motorcycle' | 'car' | 'walker'
  /**
   * Where the rider is.
   */
  latitude: Latitude
  /**
   * Where the rider is.
   */
  longitude: Longitude
  /**
   * When the rider was there.
   */
  updated_at: UnixSeconds
  /**
   * When the rider is expected at the collection point; missing once collected (TRK-035).
   */
  pickup_eta?: UnixSeconds
  /**
   * When the rider is expected at the drop-off point (TRK-035).
   */
  dropoff_eta?: UnixSeconds
  /**
   * The way by road of the delivery, from the collection point to the drop-off point (TRK-106).
   */
  geometry?: Way
}
/**
 * Answer of GET /riders/{id} (API-040).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RiderAnswer".
 */
export interface RiderAnswer {
  result: Rider
}
/**
 * The request form (REQ-009).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderDraft".
 */
export interface OrderDraft {
  /**
   * City; stays in the portal (Q29).
   */
  destinationCity?: string
  /**
   * Area; stays in the portal (Q29, Q101).
   */
  destinationArea?: string
  /**
   * Name of the customer.
   */
  destinationName: string
  /**
   * Phone of the customer, as typed.
   */
  destinationPhoneNumber: string
  destinationLongitude?: Longitude
  destinationLatitude?: Latitude
  /**
   * Street, as chosen or typed.
   */
  destinationTextAddress: string
  /**
   * Unit number.
   */
  destinationUnitNumber?: string
  /**
   * Name of the building.
   */
  destinationBuilding?: string
  /**
   * Notes for the rider.
   */
  riderNotes?: string
  /**
   * Value of the items, as typed.
   */
  orderAmount: string
  /**
   * What is carried.
   */
  orderDescription: string
  paymentMethod?: RequestedPaymentMethod
  /**
   * VAT number, as typed.
   */
  vat_number?: string
  /**
   * When to collect; missing for an instant order.
   */
  preordered_for?: UnixSeconds
}
/**
 * Origin of a vendor without location, as it is filled in (section 3, Q33).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OriginAddressCreation".
 */
export interface OriginAddressCreation {
  /**
   * Street and number.
   */
  street_address: string
  /**
   * What was typed.
   */
  addressQuery: string
  /**
   * Name of the building.
   */
  building: string
  /**
   * Name of the city.
   */
  city: string
  /**
   * Country as ISO 3166-1 alpha-2.
   */
  countryCode: string
  /**
   * Postal code.
   */
  postalCode: string
  latitude?: Latitude
  longitude?: Longitude
  /**
   * Unit number.
   */
  unit: string
  /**
   * Instructions for the rider.
   */
  notes: string
}
/**
 * The form of a collection point (section 3).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CollectionPointForm".
 */
export interface CollectionPointForm {
  /**
   * Vendor it belongs to.
   */
  parentVendorId: string
  /**
   * Id in the business's own system.
   */
  clientVendorId: string
  /**
   * Label.
   */
  name: string
  /**
   * Unit number.
   */
  unitNo: string
  /**
   * Name of the building.
   */
  building: string
  /**
   * Digits and + only.
   */
  phone: string
  /**
   * What a rider should know.
   */
  riderInstructions: string
  /**
   * The first slot always stands.
   *
   * @minItems 1
   *
   * Items: E-mail address, as typed.
   */
  owners: string[]
  /**
   * The chosen address.
   */
  location?: {
    /**
     * In one line.
     */
    formatted_address: string
    latitude: Latitude
    longitude: Longitude
    /**
     * Name of the city.
     */
    city?: string
    /**
     * Country.
     */
    countryCode?: string
    /**
     * Postal code.
     */
    zipcode?: string
    /**
     * Name of the street.
     */
    street?: string
    /**
     * House number.
     */
    streetNumber?: string
  }
  /**
   * An existing one is edited: parent and id are locked.
   */
  isEditMode: boolean
  /**
   * The one that is edited.
   */
  vendorId?: VendorId
}
/**
 * One thing that is wrong with a request.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Violation".
 */
export interface Violation {
  /**
   * Place in the request as a JSON pointer behind `body`, `query` or `path`, such as body/customer/name; empty for the whole.
   */
  path: string
  /**
   * Keyword of the schema that was broken, such as required or maxLength.
   */
  rule: string
  /**
   * The same in words, for engineers.
   */
  message: string
}
/**
 * Every refused call but POST /register answers this (API-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ErrorAnswer".
 */
export interface ErrorAnswer {
  /**
   * HTTP status again.
   */
  status: number
  /**
   * Code or sentence that says why, such as NotAuthorizedException or SignatureExpired. The known ones are in src/contract/refusals.ts (Q15, API-034).
   */
  message: string
  /**
   * What exactly did not fit the schema; only with status 400 (API-101).
   */
  errors?: Violation[]
}
/**
 * A refused POST /register (API-009).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RegisterErrorAnswer".
 */
export interface RegisterErrorAnswer {
  /**
   * HTTP status again.
   */
  status: number
  /**
   * Why, for engineers.
   */
  message: string
  /**
   * Reasons, most important first; the portal reads the first.
   *
   * @minItems 1
   *
   * Items: One reason.
   */
  errors: {
    /**
     * The reason in words, for engineers.
     */
    message: string
    /**
     * What the portal shows.
     */
    meta?: {
      /**
       * Key of the message to show, such as auth.registration.emailTaken (AUT-019).
       */
      translation_key: string
    }
    /**
     * Place in the request, when a field broke the schema.
     */
    path?: string
    /**
     * Keyword of the schema that was broken.
     */
    rule?: string
  }[]
}
/**
 * One step of an order.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "StatusEntry".
 */
export interface StatusEntry {
  status: OrderStatus
  /**
   * When the order took this status.
   */
  created_at: UnixSeconds
}
/**
 * An address with its point (Q29).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  /**
   * unit, building, street with commas between (Q29, Q39).
   */
  address: string
  latitude: Latitude
  longitude: Longitude
  /**
   * Notes for the rider, at most 1000 UTF-8 bytes.
   */
  notes?: string
}
/**
 * Who receives the item.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Customer".
 */
export interface Customer {
  /**
   * Name, without digits (Q25).
   */
  name: string
  phone_number: PhoneNumber
  location: Place
}
/**
 * A voucher (section 3, Q44).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Voucher".
 */
export interface Voucher {
  code: VoucherCode
  /**
   * Reduction in units of the currency or in percent; 0 for free delivery.
   */
  amount: number
  type: VoucherType
}
/**
 * A delivery fee that the server computed.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SignedFee".
 */
export interface SignedFee {
  /**
   * The fee, in units of the country's currency.
   */
  fee: Money
  signature: FeeSignature
  /**
   * Until when the fee holds; missing when the server does not say (REQ-104).
   */
  valid_until?: UnixSeconds
}
/**
 * What is carried and how it is paid.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderContents".
 */
export interface OrderContents {
  payment_method: PaymentMethod
  /**
   * Value of the items; 0 when not given (Q27).
   */
  amount: Money
  /**
   * What is carried, at most 200 characters.
   */
  description: string
  /**
   * Carry it cold (Q101).
   */
  cold_bag_needed: boolean
}
/**
 * What is carried and how it is paid, in a request (API-037).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RequestedContents".
 */
export interface RequestedContents {
  payment_method: RequestedPaymentMethod
  /**
   * Value of the items; 0 when not given (Q27).
   */
  amount: Money
  /**
   * What is carried, at most 200 characters.
   */
  description: string
  /**
   * Carry it cold (Q101).
   */
  cold_bag_needed: boolean
}
/**
 * Who sends a guest's order, as kept (GST-004, Q51).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlatSender".
 */
export interface FlatSender {
  location: Place
  /**
   * Name.
   */
  name: string
  email: EmailAddress
  phone_number: PhoneNumber
}
/**
 * Who sends a guest's order, as requested (API-038, Q51).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Sender".
 */
export interface Sender {
  location: Place
  /**
   * Name.
   */
  name: string
  /**
   * Envelope.
   */
  email: {
    email: EmailAddress
  }
  /**
   * Envelope.
   */
  phone_number: {
    phone: PhoneNumber
  }
}
/**
 * An order (TRK-003).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  order_id: OrderId
  vendor_id: VendorId
  created_at: UnixSeconds
  /**
   * Last change; an older one never overwrites a newer (RTM-008, Q95).
   */
  updated_at: Moment
  /**
   * When it is to be collected; missing for an instant order.
   */
  preordered_for?: UnixSeconds
  /**
   * The way by road of the delivery, from the collection point to the drop-off point; GET /order alone has it (TRK-106).
   */
  geometry?: Way
  status: OrderStatus
  /**
   * Every status so far, oldest first.
   */
  status_history: StatusEntry[]
  customer: Customer
  order: OrderContents
  /**
   * Fee before a voucher.
   */
  delivery_fee?: SignedFee
  /**
   * Fee after the voucher.
   */
  discounted_delivery_fee?: SignedFee
  /**
   * VAT number of the business, 8 characters (FEE-015).
   */
  vat_number?: string
  voucher?: Voucher
  /**
   * Minutes until collection that were promised (Q103).
   */
  login_pickup_estimation?: number
  /**
   * The rider must check the receiver's age (Q31).
   */
  age_validation_required?: boolean
  /**
   * Only on orders of guests; nested or flat (Q51).
   */
  sender?: Sender | FlatSender
  /**
   * Why it was cancelled.
   */
  cancel_reason?: CancelReason
}
/**
 * Query of GET /vendor/{id}/orders (API-029).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorOrdersQuery".
 */
export interface VendorOrdersQuery {
  /**
   * Where the next page begins, from the answer before.
   */
  pagination_key?: string
  /**
   * Only orders made (scheduled: to be collected) at or after this.
   */
  from?: UnixSeconds
  /**
   * Only orders made (scheduled: to be collected) at or before this.
   */
  to?: UnixSeconds
  /**
   * Orders per page: 30 past, 200 active, 50 with outlets (API-030, Q67).
   */
  count?: number
  /**
   * Orders of the outlets too; parent vendors only (ROL-002).
   */
  include_outlets?: boolean
  /**
   * Only orders to this number.
   */
  customer_phone_number?: PhoneNumber
  /**
   * Only orders with preordered_for, and from and to mean that time (Q67).
   */
  scheduled?: boolean
}
/**
 * Answer of GET /vendor/{id}/orders (API-029).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderPage".
 */
export interface OrderPage {
  /**
   * Envelope.
   */
  data: {
    /**
     * One page.
     */
    result: {
      /**
       * Orders, newest first; may be empty.
       */
      data: Order[]
      /**
       * Where the next page begins; missing on the last page.
       */
      pagination_key?: string
    }
  }
}
/**
 * Query of GET /order (API-032).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderQuery".
 */
export interface OrderQuery {
  vendorId: VendorId
  orderId: OrderId
}
/**
 * Answer of GET /order (API-032).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderAnswer".
 */
export interface OrderAnswer {
  result: Order
}
/**
 * Body of POST /order, and the order of a payment intent (API-037, API-038).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PlaceOrder".
 */
export interface PlaceOrder {
  /**
   * Who requests the rider.
   */
  vendor_id: VendorId
  /**
   * The fee to pay: of POST /delivery/fee, or of POST /voucher/validate with a voucher.
   */
  delivery_fee: Money
  /**
   * Signature that came with this fee.
   */
  signature: FeeSignature
  /**
   * VAT number of the business, 8 characters (FEE-015, Q45).
   */
  vat_number?: string
  /**
   * When to collect; missing for an instant order (Q24).
   */
  preordered_for?: UnixSeconds
  /**
   * The rider must check the receiver's age (Q31).
   */
  age_validation_required: boolean
  /**
   * Minutes until collection: the vendor's estimate, else 15 logged in, 0 in intents (API-048, Q103).
   */
  login_pickup_estimation: number
  /**
   * The voucher that the fee was reduced by.
   */
  voucher?: Voucher
  customer: Customer
  order: RequestedContents
  /**
   * Guests only.
   */
  sender?: Sender
}
/**
 * Answer of POST /order and PUT /order/{id} (API-037).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PlacedOrder".
 */
export interface PlacedOrder {
  /**
   * The order.
   */
  result: {
    order_id: OrderId
  }
}
/**
 * Body of PUT /order/{id} (API-039, Q32). With location come the new fee and its signature.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "UpdateOrder".
 */
export interface UpdateOrder {
  vendor_id: VendorId
  payment_method: RequestedPaymentMethod
  /**
   * Value of the items.
   */
  amount: Money
  /**
   * What is carried, at most 200 characters.
   */
  item_details: string
  /**
   * New drop-off address; missing when it stays.
   */
  location?: Place
  /**
   * Fee to the new address.
   */
  delivery_fee?: Money
  /**
   * Signature that came with this fee.
   */
  signature?: FeeSignature
}
/**
 * Body of PUT /order/cancel (API-033).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CancelOrder".
 */
export interface CancelOrder {
  vendor_id: VendorId
  order_id: OrderId
  reason: CancelReason
}
/**
 * Body of POST /voucher/validate (API-042).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ValidateVoucher".
 */
export interface ValidateVoucher {
  code: VoucherCode
  /**
   * The order as it stands.
   */
  order: {
    /**
     * When it is to be collected, now for an instant order.
     */
    order_time: UnixSeconds
    /**
     * Fee without a voucher.
     */
    delivery_fee: Money
    signature: FeeSignature
  }
  vendor_id: VendorId
}
/**
 * Answer of POST /voucher/validate (API-042).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VoucherFee".
 */
export interface VoucherFee {
  voucher: Voucher
  /**
   * Fee after the voucher, never below 0; it holds (Q44).
   */
  delivery_fee: Money
  /**
   * Signature of the reduced fee.
   */
  signature: FeeSignature
  /**
   * Until when the reduced fee holds; missing when the server does not say (REQ-104).
   */
  valid_until?: UnixSeconds
}
/**
 * Answer of GET /voucher/{code} (API-043, Q46).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VoucherAnswer".
 */
export interface VoucherAnswer {
  result: Voucher
}
/**
 * Where a payment runs (API-044).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Wallet".
 */
export interface Wallet {
  /**
   * Number of the wallet.
   */
  wallet_id: string
  /**
   * Sent as bearer_token.
   */
  access_token: string
  /**
   * Life of the token in seconds.
   */
  expires_in: number
}
/**
 * Answer of POST /order/payment/auth/{vendorID} (API-044).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PaymentAuthAnswer".
 */
export interface PaymentAuthAnswer {
  wallet: Wallet
}
/**
 * A saved card (section 3, Payment).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PaymentInstrument".
 */
export interface PaymentInstrument {
  /**
   * Number of the saved card.
   */
  payment_instrument_id: string
  /**
   * Last 4 digits.
   */
  card_last_digits: string
  scheme: CardScheme
  /**
   * Name on the card.
   */
  holder_name?: string
  /**
   * Month of expiry.
   */
  expiry_month: number
  /**
   * Year of expiry, 4 digits.
   */
  expiry_year: number
}
/**
 * Public key for card data as a JWK; a compact JWE with RSA-OAEP-256 and A256GCM is made with it (Q100).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CardEncryptionKey".
 */
export interface CardEncryptionKey {
  /**
   * Kind of key.
   */
  kty: 'RSA'
  /**
   * Name of the key, repeated in the header of the JWE.
   */
  kid: string
  /**
   * For encryption.
   */
  use: 'enc'
  /**
   * How the content key is encrypted.
   */
  alg: 'RSA-OAEP-256'
  /**
   * Modulus, base64url.
   */
  n: string
  /**
   * Exponent, base64url.
   */
  e: string
}
/**
 * A card kind that is offered for this payment.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OfferedPaymentMethod".
 */
export interface OfferedPaymentMethod {
  name: CardKind
  /**
   * Saved cards of the payer; empty for guests.
   */
  payment_instruments: PaymentInstrument[]
  encryption_key: CardEncryptionKey
}
/**
 * Body of POST /order/payment/intent (API-045).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CreateIntent".
 */
export interface CreateIntent {
  /**
   * Number of the wallet.
   */
  wallet_id: string
  /**
   * access_token of the wallet.
   */
  bearer_token: string
  vendor_id: VendorId
  order: PlaceOrder
}
/**
 * Answer of POST /order/payment/intent (API-045).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "IntentAnswer".
 */
export interface IntentAnswer {
  /**
   * Card kinds that are offered; may be empty (PAY-013).
   */
  payment_methods: OfferedPaymentMethod[]
  /**
   * Number of the intent.
   */
  intent_id: string
}
/**
 * A new card, encrypted (API-047, PAY-007, Q100).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CardDetails".
 */
export interface CardDetails {
  /**
   * Keep the card for next time.
   */
  save_card: boolean
  /**
   * Name on the card.
   */
  holder_name: string
  /**
   * CardSecret as a compact JWE: the card number, its expiry and its security code.
   */
  encrypted_card_data: string
  /**
   * Last 4 digits, to show.
   */
  card_last_digits: string
  /**
   * First 6 digits, which tell the issuer.
   */
  bin: string
  scheme: CardScheme
}
/**
 * What is inside encrypted_card_data; never sent, stored or logged in the clear (Q100).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CardSecret".
 */
export interface CardSecret {
  /**
   * Digits of the card.
   */
  card_number: string
  /**
   * Two digits.
   */
  expiry_month: string
  /**
   * Four digits.
   */
  expiry_year: string
  /**
   * Code on the card.
   */
  security_code: string
}
/**
 * Confirmation with a new card (API-046, API-047).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PayWithNewCard".
 */
export interface PayWithNewCard {
  order: PlaceOrder
  /**
   * access_token of the wallet.
   */
  bearer_token: string
  /**
   * intent_id of the intent.
   */
  purchase_intent_id: string
  payment_method: CardKind
  card_details: CardDetails
}
/**
 * Confirmation with a saved card (API-046).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PayWithSavedCard".
 */
export interface PayWithSavedCard {
  order: PlaceOrder
  /**
   * access_token of the wallet.
   */
  bearer_token: string
  /**
   * intent_id of the intent.
   */
  purchase_intent_id: string
  payment_method: CardKind
  /**
   * Number of the saved card.
   */
  payment_instrument_id: string
}
/**
 * Answer of POST /order/payment/intent/confirm (API-046).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ConfirmAnswer".
 */
export interface ConfirmAnswer {
  order_id: OrderId
  /**
   * The payer must go there first (PAY-009, Q50).
   */
  redirect_required?: {
    /**
     * Page of the card's bank; only https, or http on this machine (PAY-102).
     */
    redirectUrl: string
  }
}
/**
 * Sent on open and when the vendor changes (RTM-002).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SubscribeToVendor".
 */
export interface SubscribeToVendor {
  /**
   * What the client wants.
   */
  action: 'subscribeToVendor'
  /**
   * Of whom.
   */
  data: {
    vendor_id: VendorId
  }
}
/**
 * The subscription holds (RTM-004).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SubscribeOk".
 */
export interface SubscribeOk {
  /**
   * Envelope.
   */
  event: {
    /**
     * What happened.
     */
    type: 'subscribe_ok'
    /**
     * Of whom.
     */
    data: {
      vendor_id: VendorId
    }
  }
}
/**
 * The vendor is not the user's (API-102).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "SubscribeRefused".
 */
export interface SubscribeRefused {
  /**
   * Envelope.
   */
  event: {
    /**
     * What happened.
     */
    type: 'subscribe_refused'
    /**
     * Of whom.
     */
    data: {
      vendor_id: VendorId
      /**
       * As an HTTP status.
       */
      status: number
      /**
       * Why.
       */
      message: string
    }
  }
}
/**
 * An order is new or has changed (RTM-004).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OrderUpdate".
 */
export interface OrderUpdate {
  /**
   * Envelope.
   */
  event: {
    /**
     * What happened.
     */
    type: 'order_update'
    data: Order
  }
}
/**
 * Who is logged in, under the key token (section 3, Auth).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "StoredLogin".
 */
export interface StoredLogin {
  /**
   * The user.
   */
  user: {
    /**
     * Number of the user.
     */
    id: string
    email: EmailAddress
    /**
     * Roles of the user (Q74).
     */
    roles?: UserRole[]
  }
  /**
   * The tokens.
   */
  meta: {
    /**
     * First part of Authorization.
     */
    AccessToken: string
    /**
     * Second part of Authorization.
     */
    IdToken: string
    /**
     * Exchanged for new tokens.
     */
    RefreshToken: string
    /**
     * When the tokens end, in unix milliseconds by the server's clock.
     */
    Expires: number
  }
}
/**
 * A guest's login, under the key guest-token (GST-005, Q19).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "StoredGuest".
 */
export interface StoredGuest {
  vendor_id: VendorId
  /**
   * The token of POST /guest.
   */
  token: string
}
/**
 * Date filter of the history (section 3, Q64).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "DateRangeFilter".
 */
export interface DateRangeFilter {
  /**
   * Start of the first day in the country's zone.
   */
  from: UnixSeconds
  /**
   * Last second of the last day in the country's zone.
   */
  to: UnixSeconds
  /**
   * Which preset.
   */
  category: 'yesterday' | 'past-week' | 'past-month' | 'custom'
}
/**
 * All that is kept of the filters (Q22).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "StoredFilters".
 */
export interface StoredFilters {
  dateRangeFilter?: DateRangeFilter
  orderStatusFilter?: OrderStatusFilter
}
/**
 * All that is kept of the vendors (Q22).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "StoredVendors".
 */
export interface StoredVendors {
  /**
   * The all-outlets toggle is shown.
   */
  showToggleOutlet?: boolean
  /**
   * The all-outlets toggle is on.
   */
  enableToggleOutlet?: boolean
}
/**
 * Body of POST {help-center host}/conditions-api/v1/init (API-049).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "HelpCentreInit".
 */
export interface HelpCentreInit {
  /**
   * Number of the user.
   */
  user_id: string
  /**
   * Envelope.
   */
  email: {
    email: EmailAddress
  }
  /**
   * The user is a guest; always false here (HLP-002).
   */
  guest: boolean
  /**
   * Envelope.
   */
  name: {
    /**
     * Name of the vendor.
     */
    name: string
  }
  /**
   * Id of the brand.
   */
  brand: string
  /**
   * Brand and country, such as PANDAGO_NO.
   */
  global_entity_id: string
  country: CountryIso
  locale: LocaleTag
  /**
   * Version of the site.
   */
  app_version: string
  /**
   * hc_jwt_token of the vendor.
   */
  verification_token: string
  /**
   * How the frame talks to the page.
   */
  bridge: string
  /**
   * Kind of service.
   */
  service_type: string
}
/**
 * Answer of the help centre (API-049).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "HelpCentreInitAnswer".
 */
export interface HelpCentreInitAnswer {
  /**
   * Page to show in the frame.
   */
  url: string
}
/**
 * Body of POST /ofrep/v1/evaluate/flags (FLG-001, OpenFeature Remote Evaluation Protocol).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlagEvaluation".
 */
export interface FlagEvaluation {
  /**
   * Whom the flags are for; no personal data beyond these.
   */
  context: {
    /**
     * Vendor id, or anonymous.
     */
    targetingKey: string
    /**
     * Id of the brand.
     */
    brand?: string
    country?: CountryIso
    /**
     * Which environment.
     */
    environment?: 'san' | 'stg' | 'prd'
    /**
     * Number of the user.
     */
    userId?: string
    /**
     * Number of the vendor.
     */
    vendorId?: string
  }
}
/**
 * A flag and its value.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "EvaluatedFlag".
 */
export interface EvaluatedFlag {
  /**
   * Name of the flag (Q80).
   */
  key: string
  /**
   * On or off. A flag service may hold flags of other kinds for others; they are ignored. Missing: the portal's own default counts.
   */
  value?:
    | boolean
    | string
    | number
    | {
        [k: string]: unknown
      }
  /**
   * Why it has this value, such as STATIC or TARGETING_MATCH.
   */
  reason?: string
  /**
   * Name of the value.
   */
  variant?: string
  /**
   * Remarks of the flag service.
   */
  metadata?: {
    [k: string]: string | number | boolean
  }
}
/**
 * A flag that could not be evaluated.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlagError".
 */
export interface FlagError {
  /**
   * Name of the flag.
   */
  key: string
  /**
   * Such as PARSE_ERROR or TARGETING_KEY_MISSING.
   */
  errorCode: string
  /**
   * In words.
   */
  errorDetails?: string
}
/**
 * Answer of POST /ofrep/v1/evaluate/flags.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlagAnswer".
 */
export interface FlagAnswer {
  /**
   * Every flag of the service.
   *
   * Items: One flag.
   */
  flags: (EvaluatedFlag | FlagError)[]
  /**
   * Remarks of the flag service.
   */
  metadata?: {
    [k: string]: string | number | boolean
  }
}
/**
 * Refused POST /ofrep/v1/evaluate/flags.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlagErrorAnswer".
 */
export interface FlagErrorAnswer {
  /**
   * Such as INVALID_CONTEXT.
   */
  errorCode: string
  /**
   * In words.
   */
  errorDetails?: string
}
/**
 * Flags of the storage-based provider: one static JSON file of flag to on or off (FLG-002, CFG-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "FlagFile".
 */
export interface FlagFile {
  [k: string]: boolean
}
/**
 * Messages of one locale, key to text with placeholders in braces (I18-005, Q81).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "RemoteTranslations".
 */
export interface RemoteTranslations {
  [k: string]: string
}
/**
 * Query of GET /asset-manifest.json (API-008).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AssetManifestQuery".
 */
export interface AssetManifestQuery {
  /**
   * Unix milliseconds, so that no cache answers.
   */
  t: number
}
/**
 * The builds of the site; another build than the loaded one is an outdated application (API-008, CST-010).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "AssetManifest".
 */
export interface AssetManifest {
  /**
   * Hash over all scripts of the site.
   */
  build: string
  /**
   * What the build consists of.
   *
   * Items: Path of a script or style sheet, with its hash.
   */
  files: string[]
}
/**
 * Sender or receiver, as the public may see them.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "TrackedParty".
 */
export interface TrackedParty {
  /**
   * Name.
   */
  name: string
  phone_number?: MaskedPhone
  /**
   * Address in one line.
   */
  address: string
  latitude?: Latitude
  longitude?: Longitude
}
/**
 * The rider, shown only between assignment and delivery (Q70).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "TrackedRider".
 */
export interface TrackedRider {
  /**
   * First name.
   */
  name: string
  /**
   * What the rider travels by.
   */
  vehicle?: 'bicycle' | 'motorcycle' | 'car' | 'walker'
  latitude: Latitude
  longitude: Longitude
  /**
   * When the rider was there.
   */
  updated_at: UnixSeconds
}
/**
 * An order as the public may see it (Q70).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PublicTracking".
 */
export interface PublicTracking {
  order_id: OrderId
  /**
   * Sent by a business, or by one consumer to another.
   */
  kind: 'business' | 'c2c'
  status: OrderStatus
  /**
   * Every status so far, oldest first.
   */
  status_history: StatusEntry[]
  created_at: UnixSeconds
  updated_at: Moment
  /**
   * When it is to be collected.
   */
  preordered_for?: UnixSeconds
  /**
   * When the rider is expected at the collection point.
   */
  pickup_eta?: UnixSeconds
  /**
   * When the rider is expected at the drop-off point.
   */
  dropoff_eta?: UnixSeconds
  /**
   * When it was delivered.
   */
  delivered_at?: UnixSeconds
  sender: TrackedParty
  receiver: TrackedParty
  /**
   * What is carried.
   */
  parcel: {
    /**
     * What it is.
     */
    description: string
    /**
     * Value of the items.
     */
    amount: Money
    /**
     * Carried cold.
     */
    cold_bag_needed: boolean
  }
  /**
   * How it is paid.
   */
  payment: {
    method: PaymentMethod
    /**
     * due: to be collected at the door.
     */
    status: 'paid' | 'due' | 'processing' | 'failed' | 'refunded'
    currency: CurrencyCode
    /**
     * Fee that was agreed.
     */
    delivery_fee: Money
    /**
     * VAT number of the business.
     */
    vat_number?: string
  }
  rider?: TrackedRider
  /**
   * The way by road that the rider is on, from its beginning: to the collection point, and then to the drop-off point. There only while the rider is.
   */
  route?: Way
  /**
   * The way by road of the delivery, from the collection point to the drop-off point (TRK-106).
   */
  geometry?: Way
  /**
   * Proofs that can be fetched now.
   */
  proofs: ProofType[]
}
/**
 * Answer of GET /tracking/{orderID}; an unknown order is answered 404, one whose link has expired 410 (Q70).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "PublicTrackingAnswer".
 */
export interface PublicTrackingAnswer {
  result: PublicTracking
}
/**
 * Where a vendor is; latitude and longitude are both missing when it has no location yet (REQ-015).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorLocation".
 */
export interface VendorLocation {
  /**
   * The whole address in one line.
   */
  address_text?: string
  /**
   * Name of the building.
   */
  building?: string
  /**
   * Unit number.
   */
  unit?: string
  /**
   * Name of the city.
   */
  city?: string
  country_code?: CountryIso
  latitude?: Latitude
  longitude?: Longitude
  /**
   * Postal code.
   */
  postal_code?: string
  /**
   * Name of the street.
   */
  street?: string
  /**
   * House number.
   */
  street_number?: string
  /**
   * What a rider should know before collecting.
   */
  rider_instructions?: string
}
/**
 * Facts of a vendor.
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorInformation".
 */
export interface VendorInformation {
  /**
   * Name of the collection point.
   */
  name: string
  /**
   * Addresses of the people who manage it.
   */
  owners: EmailAddress[]
  /**
   * How to reach it.
   */
  contact: {
    /**
     * Telephone number; empty when unknown.
     */
    phone: string
  }
  currency: CurrencyCode
  location: VendorLocation
}
/**
 * A vendor or collection point (section 3).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Vendor".
 */
export interface Vendor {
  vendor_id: VendorId
  /**
   * The vendor it belongs to; missing for one that stands alone.
   */
  parent_vendor_id?: VendorId
  /**
   * Its id in the business's own system.
   */
  client_vendor_id?: string
  /**
   * Riders can be requested.
   */
  is_active: boolean
  /**
   * Its registration is complete.
   */
  is_registered: boolean
  /**
   * It has outlets (ROL-002).
   */
  is_parent: boolean
  /**
   * Minutes until a rider can collect; 0 when unknown (Q103).
   */
  estimation_pick_up_time: number
  /**
   * What is switched for this vendor.
   */
  flags: {
    /**
     * Payment methods that are switched on (true) or off (false); one that is not named is on (Q48).
     */
    payment_methods: {
      [k: string]: boolean
    }
  }
  vendor_information: VendorInformation
}
/**
 * Answer of GET /vendors (API-020).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorsAnswer".
 */
export interface VendorsAnswer {
  /**
   * Envelope.
   */
  result: {
    /**
     * Every vendor and outlet of the user; may be empty.
     */
    vendors: Vendor[]
  }
}
/**
 * Answer of GET /vendor/{id} (API-021).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "VendorAnswer".
 */
export interface VendorAnswer {
  result: Vendor
}
/**
 * Answer of GET /vendor/{id}/hc_jwt_token (API-022).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "HelpCentreTokenAnswer".
 */
export interface HelpCentreTokenAnswer {
  /**
   * Token for the help centre; fetched anew every 55 minutes.
   */
  result: string
}
/**
 * Body of POST /outlet and PUT /outlet/{id} (API-023, API-024).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "Outlet".
 */
export interface Outlet {
  /**
   * Vendor it belongs to.
   */
  parent_vendor_id: VendorId
  /**
   * Label of the collection point.
   */
  name: string
  /**
   * The whole address in one line.
   */
  address: string
  latitude: Latitude
  longitude: Longitude
  /**
   * What a rider should know before collecting.
   */
  rider_instructions?: string
  phone_number: PhoneNumber
  /**
   * Name of the city.
   */
  city?: string
  /**
   * E-mail addresses of the owners.
   *
   * @maxItems 50
   */
  users: EmailAddress[]
  /**
   * Unit number.
   */
  unit?: string
  /**
   * Name of the building.
   */
  building?: string
  /**
   * Name of the street.
   */
  street?: string
  /**
   * Postal code.
   */
  postal_code?: string
  country_code: CountryIso
  /**
   * Id of the collection point in the business's own system.
   */
  client_vendor_id: string
  /**
   * House number.
   */
  street_number?: string
}
/**
 * Answer of POST and PUT /outlet (Q76).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "OutletAnswer".
 */
export interface OutletAnswer {
  /**
   * The outlet.
   */
  result: {
    vendor_id: VendorId
  }
}
/**
 * What each country parameter holds (API-026).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "CountryParameters".
 */
export interface CountryParameters {
  /**
   * The all-outlets toggle is offered (Q75).
   */
  allOutletOrders: boolean
  /**
   * dddd:dddd, from and to in the country's zone, such as 0900:2200; 0000:2359 is always open (REQ-022, Q35).
   */
  serviceHours: string
  /**
   * Paying by card is possible (Q48, Q49).
   */
  onlinePaymentActivated: boolean
  /**
   * Item value above which a warning is shown, in units of the currency; -1 is no limit (Q30).
   */
  orderItemValueExceedLimit: number
  /**
   * Payment methods with | between them, such as PAID|CASH_ON_DELIVERY (API-027).
   */
  paymentMethods: string
}
/**
 * Service hours, derived from the country parameter serviceHours (REQ-020, Q34).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ServiceHours".
 */
export interface ServiceHours {
  /**
   * Whether a rider can be requested now.
   */
  status: 'open' | 'closed'
  /**
   * Opening time, HH:mm in the country's zone.
   */
  from?: string
  /**
   * Closing time, HH:mm in the country's zone.
   */
  to?: string
  /**
   * Time of the answer, HH:mm in the country's zone.
   */
  currentTime: string
}
/**
 * Answer of GET /vendor/{id}/service-hours (API-028, Q34).
 *
 * This interface was referenced by `WireShapes`'s JSON-Schema
 * via the `definition` "ServiceHoursAnswer".
 */
export interface ServiceHoursAnswer {
  result: ServiceHours
}
