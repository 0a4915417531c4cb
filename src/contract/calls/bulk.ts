// Bulk upload (7.10); closed to guests and in embedded mode (Q08).
import { callsOf } from '../endpoint.ts'
import { users } from '../roles.ts'

const { get, post } = callsOf('orders')

export const bulkCalls = {
  createBulkJob: post('bulk-job/create', {
    does: 'Reads an XLSX file and checks every row.',
    input: 'CreateBulkJob',
    answer: 'CreateBulkJobAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-052, Q72',
  }),
  bulkTemplate: get('bulk-job/example-file', {
    does: 'Fetches the empty spreadsheet, saved as Template.xlsx.',
    answer: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    who: users,
    clause: 'API-053',
  }),
  listBulkJobs: get('bulk-job/all/{vendorId}', {
    does: 'Lists the jobs of a vendor.',
    params: { vendorId: 'VendorId' },
    answer: 'BulkJobsAnswer',
    who: users,
    clause: 'API-054, Q73',
  }),
  readBulkJob: get('bulk-job/detail/{vendorId}/{jobId}', {
    does: 'Reads a job and its rows.',
    params: { vendorId: 'VendorId', jobId: 'BulkJobId' },
    answer: 'BulkJobAnswer',
    who: users,
    clause: 'API-055',
  }),
  placeBulkOrders: post('bulk-job/place-orders/{bulkJobId}', {
    does: 'Places the orders of all rows without error.',
    params: { bulkJobId: 'BulkJobId' },
    answer: 'BulkPlacementAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-056',
  }),
} as const
