// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isBulkJobAnswer: Validator<WireShapes['BulkJobAnswer'], ValidationPlace>
export declare const isBulkJobsAnswer: Validator<WireShapes['BulkJobsAnswer'], ValidationPlace>
export declare const isBulkPlacementAnswer: Validator<WireShapes['BulkPlacementAnswer'], ValidationPlace>
export declare const isCreateBulkJobAnswer: Validator<WireShapes['CreateBulkJobAnswer'], ValidationPlace>
