// Vendors, outlets, country parameters and service hours (7.4, 7.5).
import { callsOf } from '../endpoint.ts'
import { anybody, managers, requesters, users, vendors } from '../roles.ts'

const { get, post, put } = callsOf('orders')

export const vendorCalls = {
  listVendors: get('vendors', {
    does: 'Lists every vendor and outlet of the user.',
    answer: 'VendorsAnswer',
    who: vendors,
    clause: 'API-020',
  }),
  readVendor: get('vendor/{id}', {
    does: 'Reads one vendor.',
    params: { id: 'VendorId' },
    answer: 'VendorAnswer',
    who: requesters,
    clause: 'API-021',
  }),
  helpCentreToken: get('vendor/{id}/hc_jwt_token', {
    does: 'Issues the token for the help centre.',
    params: { id: 'VendorId' },
    answer: 'HelpCentreTokenAnswer',
    who: users,
    clause: 'API-022, Q77',
  }),
  addOutlet: post('outlet', {
    does: 'Adds a collection point.',
    input: 'Outlet',
    answer: 'OutletAnswer',
    retry: 'keyed',
    who: managers,
    clause: 'API-023, Q76',
  }),
  updateOutlet: put('outlet/{id}', {
    does: 'Changes a collection point.',
    params: { id: 'VendorId' },
    input: 'Outlet',
    answer: 'OutletAnswer',
    retry: 'replace',
    who: managers,
    clause: 'API-024, Q76',
  }),
  countryParameter: get('get-country-parameter/{name}', {
    does: 'Reads a setting of the country that can change at any time; kept for 5 minutes.',
    params: { name: 'CountryParameterName' },
    answer: 'CountryParameterAnswer',
    who: anybody,
    clause: 'API-025, API-026, API-027',
  }),
  serviceHours: get('vendor/{id}/service-hours', {
    does: 'Says whether a rider can be requested now.',
    params: { id: 'VendorId' },
    answer: 'ServiceHoursAnswer',
    who: requesters,
    clause: 'API-028, Q34',
  }),
} as const
