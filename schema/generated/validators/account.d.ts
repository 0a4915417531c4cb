// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isExtendLoginAnswer: Validator<WireShapes['ExtendLoginAnswer']>
export declare const isGodroidTokenPayload: Validator<WireShapes['GodroidTokenPayload']>
export declare const isGuestLoginAnswer: Validator<WireShapes['GuestLoginAnswer']>
export declare const isGuestTokenPayload: Validator<WireShapes['GuestTokenPayload']>
export declare const isLoginAnswer: Validator<WireShapes['LoginAnswer']>
export declare const isRegistrationAnswer: Validator<WireShapes['RegistrationAnswer']>
