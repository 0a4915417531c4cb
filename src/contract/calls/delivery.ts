// Fee, delivery area, estimates and riders: the hurrier client with Authorization (7.6, Q87).
import { callsOf } from '../endpoint.ts'
import { requesters } from '../roles.ts'

const { get, post } = callsOf('hurrier')

export const deliveryCalls = {
  deliveryFee: post('delivery/fee', {
    does: 'Computes and signs the delivery fee.',
    input: 'DeliveryFeeRequest',
    answer: 'SignedFee',
    retry: 'read',
    who: requesters,
    clause: 'API-034',
  }),
  validateArea: post('delivery/area/validate', {
    does: 'Says whether riders deliver there.',
    input: 'AreaCheck',
    answer: 'AreaCheckAnswer',
    retry: 'read',
    who: requesters,
    clause: 'API-035',
  }),
  deliveryAreas: get('delivery/area/{vendorId}', {
    does: 'Gives the areas around a vendor, for the map.',
    params: { vendorId: 'VendorId' },
    answer: 'DeliveryAreasAnswer',
    who: requesters,
    clause: 'FLG-014',
  }),
  estimations: post('estimations', {
    does: 'Estimates collection and delivery, in minutes.',
    input: 'AreaCheck',
    answer: 'EstimationsAnswer',
    retry: 'read',
    who: requesters,
    clause: 'API-036, Q38',
  }),
  rider: get('riders/{id}', {
    does: 'Says who carries an order and where the rider is. 404: no rider yet.',
    params: { id: 'OrderId' },
    answer: 'RiderAnswer',
    who: requesters,
    clause: 'API-040',
  }),
} as const
