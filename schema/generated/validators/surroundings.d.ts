// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { Validator } from './validator.d.ts'

export declare const isAssetManifest: Validator<WireShapes['AssetManifest']>
export declare const isFlagAnswer: Validator<WireShapes['FlagAnswer']>
export declare const isFlagErrorAnswer: Validator<WireShapes['FlagErrorAnswer']>
export declare const isFlagFile: Validator<WireShapes['FlagFile']>
export declare const isHelpCentreInitAnswer: Validator<WireShapes['HelpCentreInitAnswer']>
export declare const isRemoteTranslations: Validator<WireShapes['RemoteTranslations']>
