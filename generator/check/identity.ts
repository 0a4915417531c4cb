// IDs: listed ones have files, files have listed IDs, and a file is named after the ID inside (CFG-001, CFG-004, Q108).

import type { Inputs, JsonFile } from '../load/inputs.ts'
import { problemAt, problemOfFile, stringAt } from '../load/locate.ts'
import { brandIds, countryCodes, locales, normalLocale } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'

/** Listed IDs without files, files without a listed ID, and IDs that differ from the name of their folder or file. */
export function checkIdentity(inputs: Inputs): Problem[] {
  return [
    ...kind(inputs, 'brand-id', brandIds(inputs), [...inputs.brands.keys()], id => `brands/${id}/brand.json`),
    ...kind(inputs, 'country-code', countryCodes(inputs), [...inputs.countries.keys()], id => `countries/${id}.json`),
    ...[...inputs.brands.values()].flatMap(brand => (brand.file ? [] : withoutFile(inputs, brand.id))),
    ...[...inputs.brands].flatMap(([id, brand]) => agrees(brand.file, 'id', id, brandIds(inputs))),
    ...[...inputs.countries].flatMap(([code, file]) => agrees(file, 'code', code, countryCodes(inputs))),
    ...[...inputs.messages].flatMap(([locale, file]) => messageLocale(inputs, locale, file)),
    ...distinct(inputs),
  ]
}

function kind(
  inputs: Inputs,
  list: string,
  listed: string[],
  found: string[],
  file: (id: string) => string,
): Problem[] {
  const schema = inputs.schemas.get(list)
  if (!schema?.tree) return [problemOfFile(`schema/${list}.schema.json`, noList)]
  // From no list, every file would be one to remove.
  if (listed.length === 0) return [problemAt(schema, [], noList)]
  const unlisted = found
    .filter(id => !listed.includes(id))
    .map(id =>
      problemOfFile(file(id), {
        code: 'CFG020',
        what: `"${id}" is not in the list of ${schema.path}`,
        why: 'Only listed ids are built, so nobody would see these files',
        hint: didYouMean(id, listed) ?? 'Add it to the list, or remove its files.',
      }),
    )
  const empty = listed
    .filter(id => !found.includes(id))
    .map(id =>
      problemAt(schema, ['enum', listed.indexOf(id)], {
        code: 'CFG021',
        what: `"${id}" is listed here, but ${file(id)} does not exist`,
        why: 'Every listed id must be buildable',
        hint: 'Add the file, or take the id off the list.',
      }),
    )
  return [...unlisted, ...empty]
}

const noList = {
  code: 'CFG038',
  what: 'There is no usable list of ids',
  why: 'Nothing can be built without it',
  hint: 'Write the accepted ids in it as "enum".',
}

function withoutFile(inputs: Inputs, id: string): Problem[] {
  // For an ID that is not listed, the folder itself is the mistake.
  if (!brandIds(inputs).includes(id)) return []
  const what = 'The file is missing, though its folder exists'
  const hint = 'Add the file, or remove the folder.'
  return [problemOfFile(`brands/${id}/brand.json`, { code: 'CFG021', what, why: 'Every listed brand needs one', hint })]
}

function agrees(file: JsonFile | undefined, key: string, name: string, listed: string[]): Problem[] {
  const value = stringAt(file, [key])
  if (!file || value === undefined || value === name || !listed.includes(value)) return []
  const what = `"${value}" is not what the ${key === 'id' ? 'folder' : 'file'} is called`
  return [
    problemAt(file, [key], { code: 'CFG023', what, why: 'The name decides what is built', hint: `Write "${name}".` }),
  ]
}

function messageLocale(inputs: Inputs, locale: string, file: JsonFile): Problem[] {
  const accepted = locales(inputs)
  // Without a readable list, which is reported, no file is the one to remove.
  if (accepted.length === 0 || accepted.includes(locale)) return []
  const normal = normalLocale(locale)
  return [
    problemOfFile(file.path, {
      code: 'MSG009',
      what: `"${locale}" is not an accepted locale`,
      why: 'No page would ever show these messages',
      hint: accepted.includes(normal)
        ? `Call the file "${normal}.json".`
        : (didYouMean(locale, accepted) ?? 'Remove the file.'),
    }),
  ]
}

// Readers, and the check of the output, could not tell two brands with the same name or address apart.
function distinct(inputs: Inputs): Problem[] {
  const keys = [['code'], ['name'], ['colors', 'primary'], ['origins', 'san'], ['origins', 'stg'], ['origins', 'prd']]
  return keys.flatMap(path => {
    const seen = new Map<string, string>()
    return [...inputs.brands.values()]
      .filter(({ id }) => brandIds(inputs).includes(id))
      .flatMap(({ id, file }) => {
        const value = stringAt(file, path)?.toLowerCase()
        if (!file || value === undefined) return []
        const first = seen.get(value)
        if (first === undefined) {
          seen.set(value, id)
          return []
        }
        const what = `The brand ${first} has the same value`
        const why = 'Sites of two brands could not be told apart'
        return [problemAt(file, path, { code: 'CFG036', what, why, hint: 'Give each brand its own.' })]
      })
  })
}
