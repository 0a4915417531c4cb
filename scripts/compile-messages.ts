// Compiles the messages with their types, so that `#messages` is there for types and tests.
import { formatProblems, hasErrors } from '#generator/diagnostics.ts'
import { compileMessages, writeMessageTypes } from '#generator/emit/messages.ts'
import { load } from '#generator/load/index.ts'
import { ROOT } from './root.ts'

const { messages, problems, bytes } = await load(ROOT)
const own = problems.filter(({ file }) => file.startsWith('content/messages/'))
if (hasErrors(own)) {
  // What cannot be read cannot be compiled, and the compiler does not know which file it is.
  process.stderr.write(formatProblems(own, { textOf: file => new TextDecoder().decode(bytes.get(file)) }))
  process.exit(1)
}
const catalogues = new Map([...messages].map(([locale, { text }]) => [locale, text]))
await compileMessages(ROOT, catalogues)
await writeMessageTypes(ROOT, catalogues.get('en') ?? '{}')
