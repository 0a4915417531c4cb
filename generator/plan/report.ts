// The plan as a page for a person: equal changes together, with checkboxes for the approvals. It needs no server.
import { type ChangeGroup, PARTS, type Part, type Plan } from './model.ts'

const TITLES: Record<Part, string> = {
  site: 'New sites',
  settings: 'Settings',
  flags: 'Flags',
  tokens: 'Colours and measures',
  words: 'Words',
  headers: 'Headers',
  routes: 'Routes',
  pages: 'Pages',
  weights: 'Weights',
  pixels: 'Pictures',
  files: 'Other files',
}
const PLACES_SHOWN = 6

/** @param pictures folder of the pictures, relative to the page */
export function planReport(plan: Plan, pictures: string): string {
  const sections = PARTS.flatMap(part => {
    const groups = plan.groups.filter(group => group.part === part)
    if (groups.length === 0) return []
    const items = groups.map(group => itemOf(group, pictures)).join('\n')
    return [`<section><h2>${TITLES[part]} <small>${groups.length}</small></h2>\n<ul>${items}</ul></section>`]
  })
  // A plan inside a script element must not end it.
  const data = JSON.stringify(plan).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plan of a release</title>
<style>${STYLE}</style>
<h1>Plan of a release</h1>
<p>${plan.pairs.length} ${plan.pairs.length === 1 ? 'site changes' : 'sites change'}, ${plan.groups.length} distinct changes.
From <code>${escaped(plan.to)}</code> to <code>${escaped(plan.from)}</code>.</p>
${plan.leftAlone.length > 0 ? `<p>Published, not built, and left alone: ${escaped(plan.leftAlone.join(', '))}.</p>` : ''}
<p class="acts"${plan.unseen ? ' hidden' : ''}><button type="button" id="all">Approve all</button> <button type="button" id="save">Save the plan</button>
<output id="count"></output></p>
${sections.join('\n')}
${plan.withoutPicture.length > 0 ? `<section><h2>Without a picture</h2><ul>${plan.withoutPicture.map(page => `<li>${escaped(page)}</li>`).join('')}</ul></section>` : ''}
${plan.unseen ? `<section><h2>Not seen from outside</h2><ul>${plan.unseen.map(what => `<li>${escaped(what)}</li>`).join('')}</ul></section>` : ''}
<script type="application/json" id="plan">${data}</script>
<script>${SCRIPT}</script>
</html>
`
}

function itemOf(
  { id, part, key, kind, before, after, where, at, pictures: files }: ChangeGroup,
  folder: string,
): string {
  const value = (text: string | undefined, tag: 'del' | 'ins') =>
    text === undefined ? '' : `<${tag}>${escaped(text)}</${tag}>`
  const shown = where.slice(0, PLACES_SHOWN).join(', ')
  const more = where.length > PLACES_SHOWN ? ` and ${where.length - PLACES_SHOWN} more` : ''
  const image = (file: string, alt: string) =>
    `<a href="${folder}/${file}"><img src="${folder}/${file}" alt="${alt}" loading="lazy"></a>`
  return (
    `<li><label><input type="checkbox" value="${id}"> <b>${escaped(key)}</b> ${kind}</label> ` +
    `<small>${where.length} ${where.length === 1 ? 'place' : 'places'}: ${escaped(shown + more)}</small>` +
    `<p>${value(before, 'del')} ${value(after, 'ins')}</p>` +
    (at.length > 0 ? `<p><small>made by ${escaped(at.join(', '))}</small></p>` : '') +
    (files ? `<div>${image(files.before, 'Before')}${image(files.after, 'After')}</div>` : '') +
    `</li>${part === 'pixels' ? '\n' : ''}`
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; overflow-wrap: anywhere }
h2 { border-bottom: 1px solid #8888; margin-top: 2rem }
ul { list-style: none; padding: 0 }
li { border-bottom: 1px solid #8884; padding: .75rem 0; break-inside: avoid }
li p { margin: .25rem 0 }
del { background: #f002; display: block; max-height: 9rem; overflow: auto; padding: 0 .5rem; text-decoration: none }
ins { background: #0a03; display: block; max-height: 9rem; overflow: auto; padding: 0 .5rem; text-decoration: none }
li div { display: flex; gap: .5rem; align-items: start }
li div a { flex: 1; min-width: 0 }
img { border: 1px solid #8886; max-width: 100%; max-height: 32rem; object-fit: contain; object-position: top }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem }
input { height: 1.25rem; width: 1.25rem; vertical-align: middle }
.acts { background: Canvas; padding: .5rem 0; position: sticky; top: 0 }
@media print { .acts { display: none } del, ins { max-height: none } }
`

/** Writes the checkboxes into the plan and offers it as a file. */
const SCRIPT = `
const plan = JSON.parse(document.getElementById('plan').textContent)
const boxes = [...document.querySelectorAll('input')]
const approved = new Map(plan.groups.map(group => [group.id, group]))
const show = () => {
  for (const box of boxes) approved.get(box.value).approved = box.checked
  document.getElementById('count').textContent = boxes.filter(box => box.checked).length + ' of ' + boxes.length + ' approved'
}
for (const box of boxes) {
  box.checked = approved.get(box.value).approved
  box.onchange = show
}
document.getElementById('all').onclick = () => {
  for (const box of boxes) box.checked = true
  show()
}
document.getElementById('save').onclick = () => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(plan, null, 1) + '\\n'], { type: 'application/json' }))
  link.download = 'plan.json'
  link.click()
}
show()
`
