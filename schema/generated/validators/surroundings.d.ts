// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.
import type { WireShapes } from '../wire.ts'
import type { ValidationPlace, Validator } from './validator.d.ts'

export declare const isAssetManifest: Validator<WireShapes['AssetManifest'], ValidationPlace>
export declare const isFlagAnswer: Validator<WireShapes['FlagAnswer'], ValidationPlace>
export declare const isFlagErrorAnswer: Validator<WireShapes['FlagErrorAnswer'], ValidationPlace>
export declare const isFlagFile: Validator<WireShapes['FlagFile'], ValidationPlace>
export declare const isHelpCentreInitAnswer: Validator<WireShapes['HelpCentreInitAnswer'], ValidationPlace>
export declare const isRemoteTranslations: Validator<WireShapes['RemoteTranslations'], ValidationPlace>
