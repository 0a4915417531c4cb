// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isExtendLoginAnswer: Validator<WireShapes['ExtendLoginAnswer'], ValidationPlace>
export declare const isGodroidTokenPayload: Validator<WireShapes['GodroidTokenPayload'], ValidationPlace>
export declare const isGuestLoginAnswer: Validator<WireShapes['GuestLoginAnswer'], ValidationPlace>
export declare const isGuestTokenPayload: Validator<WireShapes['GuestTokenPayload'], ValidationPlace>
export declare const isLoginAnswer: Validator<WireShapes['LoginAnswer'], ValidationPlace>
export declare const isRegistrationAnswer: Validator<WireShapes['RegistrationAnswer'], ValidationPlace>
