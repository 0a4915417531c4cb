// Compiles the messages with their types, so that `#messages` is there for types and tests.
import { compileMessages, writeMessageTypes } from '#generator/emit/messages.ts'
import { load } from '#generator/load/index.ts'
import { ROOT } from './root.ts'

const { messages } = await load(ROOT)
const catalogues = new Map([...messages].map(([locale, { text }]) => [locale, text]))
await compileMessages(ROOT, catalogues)
await writeMessageTypes(ROOT, catalogues.get('en') ?? '{}')
