// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isPublicTrackingAnswer: Validator<WireShapes['PublicTrackingAnswer'], ValidationPlace>
