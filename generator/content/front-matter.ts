// What the page for an audience says besides its sections: between two lines "---", a field a line.

/** Every field, each needed once, in the order of the page's head and of the page. */
export const AUDIENCE_FIELDS = ['name', 'title', 'description', 'heading', 'lead'] as const

export type AudienceField = (typeof AUDIENCE_FIELDS)[number]

/** `offset` and `end` are UTF-16 units in the file; `fields` and `lines` are in its order. */
export type FrontMatter = {
  fields: { name: string; text: string; offset: number }[]
  /** Lines that are no field. */
  lines: { text: string; offset: number }[]
  /** Where the Markdown begins; 0 where there is no front matter. */
  end: number
}

const FENCE = /^---[ \t]*$/

/** Lenient: what is wrong stays in it for the check to report. A text that no second "---" ends has none. */
export function readFrontMatter(text: string): FrontMatter {
  const none: FrontMatter = { fields: [], lines: [], end: 0 }
  const all = text.split('\n')
  const last = all.findIndex((line, index) => index > 0 && FENCE.test(line.trimEnd()))
  if (!FENCE.test(all[0]?.trimEnd() ?? '') || last === -1) return none
  const matter = { ...none, end: all.slice(0, last + 1).reduce((sum, line) => sum + line.length + 1, 0) }
  let offset = (all[0]?.length ?? 0) + 1
  for (const line of all.slice(1, last)) {
    const [, before = '', name = '', own = ''] = /^((\w[\w-]*):[ \t]*)(.*)$/.exec(line) ?? []
    const value = own.trim()
    if (name !== '') matter.fields.push({ name, text: value, offset: offset + before.length })
    else if (line.trim() !== '') matter.lines.push({ text: line, offset })
    offset += line.length + 1
  }
  return matter
}
