// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isGuestOrders: Validator<WireShapes['GuestOrders'], ValidationPlace>
export declare const isSearchHistory: Validator<WireShapes['SearchHistory'], ValidationPlace>
export declare const isStoredFilters: Validator<WireShapes['StoredFilters'], ValidationPlace>
export declare const isStoredGuest: Validator<WireShapes['StoredGuest'], ValidationPlace>
export declare const isStoredLogin: Validator<WireShapes['StoredLogin'], ValidationPlace>
export declare const isStoredVendors: Validator<WireShapes['StoredVendors'], ValidationPlace>
