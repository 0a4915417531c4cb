// Compiles the messages, so that `#messages` is there for types and tests.
import { load } from '#generator/load'
import { sharedData } from '#generator/site'
import { ROOT } from './steps.ts'

await sharedData(ROOT, await load(ROOT))
