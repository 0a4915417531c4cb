// Validators as code, from Ajv's standalone output: its run-time imports are replaced, since a browser has no `require`.
// tests/generator/adapters.test.ts names the version of Ajv that the code was read from.
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'

/** @param wanted schema of each exported function, by name  @param shorten applied to Ajv's own code */
export function standaloneCode(
  ajv: Ajv2020,
  wanted: Record<string, string>,
  shorten: (source: string) => string,
): string {
  const source = shorten(standalone(ajv, wanted)).replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    'codePoints',
  )
  if (/\brequire\(/.test(source)) throw new Error('A validator needs a module at run time; give it here as plain code.')
  return source.includes('codePoints') ? `${CODE_POINTS}${source}` : source
}

/** A browser only needs the place where an answer does not fit, not the rule or its schema. */
export function placesOnly(source: string): string {
  return source.replace(/,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g, '')
}

/** JSON Schema counts characters, not UTF-16 units: a surrogate pair is one. */
const CODE_POINTS = `const codePoints = text => {
  let count = text.length
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) { count--; at++ }
  return count
};`
