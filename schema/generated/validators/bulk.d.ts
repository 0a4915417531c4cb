// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isBulkJobAnswer: Validator<WireShapes['BulkJobAnswer']>
export declare const isBulkJobsAnswer: Validator<WireShapes['BulkJobsAnswer']>
export declare const isBulkPlacementAnswer: Validator<WireShapes['BulkPlacementAnswer']>
export declare const isCreateBulkJobAnswer: Validator<WireShapes['CreateBulkJobAnswer']>
