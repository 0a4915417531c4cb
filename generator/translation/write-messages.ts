// Changes texts in a message file: unchanged parts keep their bytes.
import type { JSONPath } from 'jsonc-parser'
import type { Inputs, JsonFile } from '../load/inputs.ts'
import { readJson } from '../load/json.ts'
import { keysAt, nodeAt, valueAt } from '../load/locate.ts'
import type { Unit } from './units.ts'

type Edit = { offset: number; length: number; text: string }

/** A unit and its new text. */
export type Change = { unit: Unit; text: string }

const EMPTY = '{\n  "$schema": "../../schema/messages.schema.json"\n}\n'

/**
 * The text of a locale's file with these changes, in the order of the English file. A new message is inserted after the one
 * that precedes it in English; a locale without a file gets one, and so does one whose file is an empty object.
 */
export function withChanges(inputs: Inputs, locale: string, changes: readonly Change[]): string {
  const path = `content/messages/${locale}.json`
  const own = inputs.messages.get(locale)
  const file = own && keysAt(own, []).length > 0 ? own : readJson({ path, text: EMPTY }).file
  const english = inputs.messages.get('en')
  const edits: Edit[] = []
  const fresh = new Map<string, Change[]>()
  for (const change of changes) {
    const node = nodeAt(file, change.unit.path)
    if (node) edits.push({ offset: node.offset, length: node.length, text: JSON.stringify(change.text) })
    else fresh.set(change.unit.key, [...(fresh.get(change.unit.key) ?? []), change])
  }
  let anchor: JSONPath = ['$schema']
  for (const key of Object.keys((english?.value ?? {}) as object)) {
    const added = fresh.get(key) ?? []
    if (nodeAt(file, [key])) {
      anchor = [key]
      const forms = Object.keys((valueAt(file, [key, 0, 'match']) ?? {}) as object)
      const last = [key, 0, 'match', forms.at(-1) ?? '']
      for (const { unit, text } of added)
        edits.push(inserted(file, last, `\n        ${JSON.stringify(unit.path.at(-1))}: ${JSON.stringify(text)}`))
    } else if (added.length > 0) {
      const gap = english && startsParagraph(english, key) ? '\n\n' : '\n'
      edits.push(
        inserted(file, anchor, `${gap}  ${JSON.stringify(key)}: ${messageValue(valueAt(english, [key]), added)}`),
      )
    }
  }
  return applied(file.text, edits)
}

/** After the property that `path` leads to; without one, at the start of its object. */
function inserted(file: JsonFile, path: JSONPath, property: string): Edit {
  const node = nodeAt(file, path)
  if (node) return { offset: node.offset + node.length, length: 0, text: `,${property}` }
  const first = file.tree?.children?.length ? ',' : ''
  return { offset: (file.tree?.offset ?? 0) + 1, length: 0, text: `${property}${first}` }
}

/** English has an empty line before this message. */
function startsParagraph(english: JsonFile, key: string): boolean {
  const property = nodeAt(english, [key])?.parent
  return property !== undefined && /\n\s*\n\s*$/.test(english.text.slice(0, property.offset))
}

function messageValue(english: unknown, changes: readonly Change[]): string {
  const [first] = changes
  if (first?.unit.path.length === 1) return JSON.stringify(first.text)
  const list = (name: string) => {
    const [variants] = english as Record<string, string[]>[]
    return `[${(variants?.[name] ?? []).map(item => JSON.stringify(item)).join(', ')}]`
  }
  const forms = changes.map(({ unit, text }) => `        ${JSON.stringify(unit.path.at(-1))}: ${JSON.stringify(text)}`)
  return [
    '[',
    '    {',
    `      "declarations": ${list('declarations')},`,
    `      "selectors": ${list('selectors')},`,
    '      "match": {',
    forms.join(',\n'),
    '      }',
    '    }',
    '  ]',
  ].join('\n')
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  // Insertions after the same property keep their order.
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(at, edit.offset) + edit.text
    at = edit.offset + edit.length
  }
  return result + text.slice(at)
}
