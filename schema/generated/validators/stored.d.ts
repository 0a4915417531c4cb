// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isGuestOrders: Validator<WireShapes['GuestOrders']>
export declare const isSearchHistory: Validator<WireShapes['SearchHistory']>
export declare const isStoredFilters: Validator<WireShapes['StoredFilters']>
export declare const isStoredGuest: Validator<WireShapes['StoredGuest']>
export declare const isStoredLogin: Validator<WireShapes['StoredLogin']>
export declare const isStoredVendors: Validator<WireShapes['StoredVendors']>
