// Calls about who is here and where: accounts, vendors, addresses, and what every page asks of the platform.
import { anybody, callsOf, managers, requesters, users, vendors } from '../endpoint.ts'

const authentication = callsOf('authentication')
const orders = callsOf('orders')
const geolocator = callsOf('geolocator')
const hurrier = callsOf('hurrier')

// Registration, login, tokens and passwords: the authentication client (7.2).

export const accountCalls = {
  register: authentication.post('register', {
    does: 'Creates an account for a business or for a guest who adds a password.',
    input: 'Registration',
    answer: 'RegistrationAnswer',
    refusal: 'RegisterErrorAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'API-009, Q14',
  }),
  login: authentication.post('login', {
    does: 'Logs a vendor user in.',
    input: 'Login',
    answer: 'LoginAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'API-010, Q15',
  }),
  logout: authentication.post('logout', {
    does: 'Ends the session; the portal logs out even when this fails.',
    input: 'Logout',
    answer: 'Nothing',
    retry: 'keyed',
    who: users,
    clause: 'API-011, Q13',
  }),
  extendLogin: authentication.post('login/extend', {
    does: 'Exchanges the refresh token for new tokens, 600 s before they end.',
    input: 'ExtendLogin',
    answer: 'ExtendLoginAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-012',
  }),
  expireLogin: authentication.post('login/expire', {
    does: 'Makes an access token count as expired at once; for the sandbox and for tests, the portal never calls it.',
    input: 'ExpireLogin',
    answer: 'Nothing',
    retry: 'keyed',
    who: users,
    clause: 'API-013, Q13',
  }),
  forgotPassword: authentication.post('forgot-password', {
    does: 'Sends a verification code; an unknown address is answered like a known one.',
    input: 'ForgotPassword',
    answer: 'Nothing',
    retry: 'keyed',
    who: anybody,
    clause: 'API-014, Q12',
  }),
  confirmPassword: authentication.post('forgot-password/confirm', {
    does: 'Sets a new password with the verification code.',
    input: 'ConfirmPassword',
    answer: 'Nothing',
    retry: 'keyed',
    who: anybody,
    clause: 'API-014, Q12',
  }),
  loginAsGuest: authentication.post('guest', {
    does: 'Issues the token that a guest acts with, at "Continue as guest".',
    input: 'GuestLogin',
    answer: 'GuestLoginAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'GST-001, GST-005, Q53',
  }),
} as const

// Vendors, outlets, country parameters and service hours (7.4, 7.5).

export const vendorCalls = {
  listVendors: orders.get('vendors', {
    does: 'Lists every vendor and outlet of the user.',
    answer: 'VendorsAnswer',
    who: vendors,
    clause: 'API-020',
  }),
  readVendor: orders.get('vendor/{id}', {
    does: 'Reads one vendor.',
    params: { id: 'VendorId' },
    answer: 'VendorAnswer',
    who: requesters,
    clause: 'API-021',
  }),
  helpCentreToken: orders.get('vendor/{id}/hc_jwt_token', {
    does: 'Issues the token for the help centre.',
    params: { id: 'VendorId' },
    answer: 'HelpCentreTokenAnswer',
    who: users,
    clause: 'API-022, Q77',
  }),
  addOutlet: orders.post('outlet', {
    does: 'Adds a collection point.',
    input: 'Outlet',
    answer: 'OutletAnswer',
    retry: 'keyed',
    who: managers,
    clause: 'API-023, Q76',
  }),
  updateOutlet: orders.put('outlet/{id}', {
    does: 'Changes a collection point.',
    params: { id: 'VendorId' },
    input: 'Outlet',
    answer: 'OutletAnswer',
    retry: 'replace',
    who: managers,
    clause: 'API-024, Q76',
  }),
  countryParameter: orders.get('get-country-parameter/{name}', {
    does: 'Reads a setting of the country that can change at any time; kept for 5 minutes.',
    params: { name: 'CountryParameterName' },
    answer: 'CountryParameterAnswer',
    who: anybody,
    clause: 'API-025, API-026, API-027',
  }),
  serviceHours: orders.get('vendor/{id}/service-hours', {
    does: 'Says whether a rider can be requested now.',
    params: { id: 'VendorId' },
    answer: 'ServiceHoursAnswer',
    who: requesters,
    clause: 'API-028, Q34',
  }),
} as const

// Geolocator, address book and the origin of a vendor (7.3).

export const addressCalls = {
  autocompleteAddress: geolocator.get('geolocator/autocomplete', {
    does: 'Suggests addresses while one types.',
    query: 'AutocompleteQuery',
    answer: 'AutocompleteAnswer',
    who: anybody,
    clause: 'API-015',
  }),
  reverseGeocode: geolocator.get('geolocator/reverse', {
    does: 'Names the address at a point.',
    query: 'ReverseQuery',
    answer: 'ReverseAnswer',
    who: anybody,
    clause: 'API-016, Q41',
  }),
  placeDetails: geolocator.get('geolocator/details', {
    does: 'Gives the parts and the point of a suggested address.',
    query: 'PlaceDetailsQuery',
    answer: 'PlaceDetailsAnswer',
    who: anybody,
    clause: 'API-017, Q41',
  }),
  searchAddressBook: hurrier.get('addressbook/search-customers/{vendorId}', {
    does: 'Finds customers of earlier orders.',
    params: { vendorId: 'VendorId' },
    query: 'SavedAddressQuery',
    answer: 'SavedAddressAnswer',
    who: vendors,
    clause: 'API-018, Q33',
  }),
  saveVendorAddress: orders.put('vendor/{id}/address', {
    does: 'Saves where riders collect from a vendor that had no location.',
    params: { id: 'VendorId' },
    input: 'SaveVendorAddress',
    answer: 'Nothing',
    retry: 'replace',
    who: vendors,
    clause: 'API-019, Q33',
  }),
} as const

// Help centre, feature flags, remote translations and asset manifest: hosts of their own (7.1, 7.9).

export const serviceCalls = {
  initHelpCentre: callsOf('helpCentre').post('conditions-api/v1/init', {
    does: 'Opens the help centre of the region and answers the page to show.',
    input: 'HelpCentreInit',
    answer: 'HelpCentreInitAnswer',
    retry: 'read',
    who: users,
    clause: 'API-049, API-050, Q77',
  }),
  evaluateFlags: callsOf('flags').post('ofrep/v1/evaluate/flags', {
    does: 'Asks the flag service of a region for all flags; after 2 s the next provider counts.',
    input: 'FlagEvaluation',
    answer: 'FlagAnswer',
    refusal: 'FlagErrorAnswer',
    retry: 'never',
    who: anybody,
    clause: 'FLG-001, FLG-004',
  }),
  flagFile: callsOf('flagFile').get('', {
    does: 'Reads the flags of the storage-based provider; its configured address is the whole address.',
    answer: 'FlagFile',
    retry: 'never',
    who: anybody,
    clause: 'FLG-002, FLG-004',
  }),
  translations: callsOf('translations').get('{locale}.json', {
    does: 'Fetches the messages of one locale; at generation time, never by a page.',
    params: { locale: 'LocaleTag' },
    answer: 'RemoteTranslations',
    who: anybody,
    clause: 'I18-005, Q81',
  }),
  assetManifest: callsOf('site').get('asset-manifest.json', {
    does: 'Names the current build of the site; a failure is ignored.',
    query: 'AssetManifestQuery',
    answer: 'AssetManifest',
    retry: 'never',
    who: anybody,
    clause: 'API-008, Q86',
  }),
} as const
