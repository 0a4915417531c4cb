// One static page with the picture, the screen and the room of every message.
import { parseMessage } from '../check/message-format.ts'
import type { MessagePicture } from './message-pictures.ts'
import { placeNotes } from './notes.ts'

/** The page; its pictures are next to it. Messages without one are listed at the end. */
export function cataloguePage(
  messages: readonly (readonly [key: string, english: unknown])[],
  pictures: ReadonlyMap<string, MessagePicture>,
): string {
  const figures = messages.flatMap(([key, english]) => {
    const picture = pictures.get(key)
    if (!picture) return []
    const notes = placeNotes(picture).map(note => `<p>${escaped(note)}</p>`)
    return [
      `<section id="${escaped(key)}"><h2>${escaped(key)}</h2><div>${textOf(english)}${notes.join('')}</div><img src="${escaped(picture.file)}" loading="lazy" alt=""></section>`,
    ]
  })
  const without = messages.filter(([key]) => !pictures.has(key))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messages</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color-scheme: light dark }
section { display: grid; grid-template-columns: 260px 1fr auto; gap: 4px 24px; align-items: start; padding: 12px 0; border-top: 1px solid #8884 }
h2 { font-size: 14px; margin: 0; overflow-wrap: anywhere }
p { margin: 0 0 4px }
blockquote { margin: 0 0 8px; font-weight: 600 }
img { display: block; max-width: 480px; border: 1px solid #8884 }
@media (width < 900px) { section { grid-template-columns: 1fr } img { max-width: 100% } }
</style>
<h1>Messages</h1>
<p>${pictures.size} of ${messages.length} messages have a picture.</p>
${figures.join('\n')}
<h2>Without a picture</h2>
<ul>
${without.map(([key, english]) => `<li>${escaped(key)} ${textOf(english)}</li>`).join('\n')}
</ul>
</html>
`
}

const textOf = (english: unknown): string =>
  parseMessage(english)
    .texts.map(({ text }) => `<blockquote>${escaped(text)}</blockquote>`)
    .join('')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written into a page. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, char => ENTITIES[char] ?? char)
