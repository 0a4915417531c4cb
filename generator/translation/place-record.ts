// Where each message is, as the last walks found it: kept in the project, so that translators have it without the pictures.
import type { MessagePicture } from './message-pictures.ts'
import { tableRows } from './table-rows.ts'

/** Path of the record from the project's folder. */
export const PLACE_RECORD = 'docs/message-places.tsv'

/** The place of a message: its picture without the file. */
export type RecordedPlace = Omit<MessagePicture, 'english' | 'file' | 'walk'>

const HEAD = `# Where the portal shows each message, written by \`portal messages pictures\`: message, screen, kind, window in pixels,
# lines, characters that fit into as many, and the message in whose place it was photographed, where no walk shows it.
`

/** The record as text, in the order of the keys. What is not among the pictures stays as it was recorded. */
export function recordOf(
  keys: readonly string[],
  pictures: ReadonlyMap<string, MessagePicture>,
  before: ReadonlyMap<string, RecordedPlace>,
): string {
  const rows = keys.flatMap(key => {
    const place = pictures.get(key) ?? before.get(key)
    if (!place) return []
    const { screen, kind, window, lines = '', fitting = '', inPlaceOf = '' } = place
    return [[key, screen, kind, window, lines, fitting, inPlaceOf].join('\t').trimEnd()]
  })
  return `${HEAD}${rows.join('\n')}\n`
}

const COLUMNS = [{ name: 'message' }, { name: 'screen' }, { name: 'kind' }, { name: 'window in pixels', form: /^\d+$/ }]

/** The places of a record, by the key of their message. Throws an Error that names the line if it is not as it was written. */
export function recordedPlaces(text: string): Map<string, RecordedPlace> {
  return new Map(
    tableRows(PLACE_RECORD, text, COLUMNS).map(row => {
      const [key = '', screen = '', kind = '', window = '', lines, fitting, inPlaceOf] = row
      const room = lines && fitting ? { lines: Number(lines), fitting: Number(fitting) } : {}
      return [key, { key, screen, kind, window: Number(window), ...room, ...(inPlaceOf && { inPlaceOf }) }]
    }),
  )
}
