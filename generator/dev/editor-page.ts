// The script of the page where texts are edited. Texts are put into the page as text, never as markup.
import type { Answers, Fault, MessageRow, PairPreview } from './editor-calls.ts'

const MESSAGES = 'messages'
const KIND_NAMES = { faq: 'FAQ', legal: 'Legal', audience: 'Page' }
const MARKDOWN_HINT =
  'Write as in a letter: an empty line begins a paragraph, "- " a point of a list, **two stars** make strong. Leave what is in braces as it is: {{base_fee}} is filled in for each country, {when: …} says which countries show the line, {#…} is the address.'
const FIELDS_HINT = 'Above the first heading, the lines "---" and the word before each colon stay as they are.'
/** From the last letter to the check of what was written. */
const SETTLE_MS = 300
/** What a preview may be made of: the elements of our Markdown. */
const SHOWN = new Set(['P', 'UL', 'OL', 'LI', 'EM', 'STRONG', 'A', 'BDI', 'BR'])

const call = async <Name extends keyof Answers>(name: Name, given: object = {}): Promise<Answers[Name]> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`/_content/${name}`, { method: 'POST', headers, body: JSON.stringify(given) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answers[Name]
}

const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E
const [documents, left, right] = [
  find<HTMLSelectElement>('document'),
  find<HTMLSelectElement>('left'),
  find<HTMLSelectElement>('right'),
]
const [save, state, parts, hint] = [find<HTMLButtonElement>('save'), find('state'), find('parts'), find('hint')]
const [search, words, open] = [find('search'), find<HTMLInputElement>('find'), find<HTMLInputElement>('open')]

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, ...attributes }: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...(text === undefined ? [] : [text]), ...children)
  return element
}

/** A piece of a text on the page: the whole message, or a heading of a file with what is below it. */
type Field = {
  id: string
  locale: string
  /** Names the saved text that this one began with. */
  base: string
  /** Which piece of the text; the pieces joined are the text. */
  index: number
  area: HTMLTextAreaElement
  ruler: HTMLElement
  faults: HTMLElement
  previews: HTMLElement
}

let fields: Field[] = []
let drafts: string[] = []
let served: Answers['start']['shown'] = []
let pages = new Map<string, string>()
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
/** Texts that could not be kept: what was written is nowhere but in their fields. */
const unkept = new Set<string>()
/** The address of what the page shows. */
let drawn = ''
/** How often something was written. */
let edits = 0

const isRightToLeft = (locale: string) => /^(ar|ur(?!-Latn)|he|fa)\b/.test(locale)

/** A file in pieces: what is before the first heading, then each heading with what is below it. */
const piecesOf = (text: string): string[] => text.split(/^(?=#{1,2} )/m)

const fieldsOf = (id: string) => fields.filter(field => field.id === id)

/** The pieces of a file as they are saved: who types at the end of one leaves the next heading a line of its own. */
const piecesIn = (id: string): string[] => {
  const typed = fieldsOf(id).map(({ area }) => area.value)
  if (id.includes('#')) return typed
  return typed.map((piece, index) => endedWith(piece, index === typed.length - 1 ? '\n' : '\n\n'))
}
const endedWith = (piece: string, end: string): string => (piece.endsWith(end) ? piece : piece.replace(/\n*$/, end))

const textOf = (id: string): string => piecesIn(id).join('')

/** A text as it is kept. */
const draftOf = (id: string) => ({ id, text: textOf(id), base: fieldsOf(id)[0]?.base })

const shownIds = (): string[] => [...new Set(fields.map(({ id }) => id))]

const chosenPairs = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('#pairs input:checked')].map(({ value }) => value)

let told = 0

/** Says how it stands; the number tells whether anything has been said since. */
function tell(text: string): number {
  state.textContent = text
  told += 1
  return told
}

function showState(): void {
  save.disabled = drafts.length === 0 && waiting.size === 0 && unkept.size === 0
  save.textContent = drafts.length === 0 ? 'Save' : `Save ${drafts.length} ${drafts.length === 1 ? 'text' : 'texts'}`
  for (const { id, area } of fields) area.classList.toggle('unsaved', drafts.includes(id))
}

const tellSilence = (error: unknown) =>
  tell(`The server does not answer: ${error instanceof Error ? error.message : error}`)

/** What is on its way to the server to be kept. */
const keeping = new Set<Promise<unknown>>()
let lastKept: Promise<unknown> = Promise.resolve()

/** Keeps what was written, then checks and shows it. */
async function keep(id: string, over = false): Promise<void> {
  clearTimeout(waiting.get(id))
  waiting.delete(id)
  try {
    const draft = { ...draftOf(id), over }
    const send = () => call('draft', draft)
    // One after the other: an earlier text that came later would take the place of this one.
    const kept = lastKept.then(send, send)
    kept.then(
      () => unkept.delete(id),
      () => unkept.add(id),
    )
    lastKept = kept
    keeping.add(kept)
    ;({ drafts } = await kept.finally(() => keeping.delete(kept)))
    showState()
    const standing = drafts.includes(id) ? 'Kept, not saved yet. ' : ''
    const checking = tell(`${standing}Checking …`)
    await Promise.all([showFaults([id]), showPreviews([id])])
    // What a save has told meanwhile stays.
    if (told === checking) tell(standing)
  } catch (error) {
    // What was written stays in its field, and the next letter tries again.
    tellSilence(error)
  }
}

async function showFaults(ids: readonly string[]): Promise<void> {
  for (const { id, faults } of await call('check', { ids })) drawFaults(id, faults)
}

function drawFaults(id: string, faults: readonly Fault[]): void {
  let before = 0
  const pieces = piecesIn(id)
  for (const { index, area, ruler, faults: list } of fieldsOf(id)) {
    const lines = (pieces[index] ?? '').split('\n').length - 1
    const isLast = index === fieldsOf(id).length - 1
    // A message is one line of its file, whichever that is.
    const own = id.includes('#')
      ? faults.map(fault => ({ ...fault, line: 1 }))
      : faults
          .map(fault => ({ ...fault, line: fault.line - before }))
          .filter(({ line }) => line >= 1 && (line <= lines || (isLast && line > lines)))
    before += lines
    list.replaceChildren(
      ...own.map(({ severity, line, text, code }) =>
        make('li', { class: severity, text: `${id.includes('#') ? '' : `Line ${line}: `}${text} (${code})` }),
      ),
    )
    ruler.replaceChildren()
    for (const { severity, line, column, text } of own) {
      const mark = make('button', {
        type: 'button',
        class: severity,
        title: text,
        'aria-label': `Line ${line}: ${text}`,
        text: '!',
      })
      mark.style.top = `${topOfLine(area, line)}px`
      mark.addEventListener('click', () => {
        const start = area.value
          .split('\n')
          .slice(0, line - 1)
          .reduce((sum, one) => sum + one.length + 1, 0)
        area.focus()
        area.setSelectionRange(start + column - 1, start + column - 1)
      })
      ruler.append(mark)
    }
  }
}

/** How far below the top of its field a line begins, in pixels: lines that are too long are folded. */
function topOfLine(area: HTMLTextAreaElement, line: number): number {
  const style = getComputedStyle(area)
  const mirror = make('div', { class: 'mirror', dir: area.dir })
  const above = area.value.split('\n').slice(0, line - 1)
  mirror.append(above.map(one => `${one}\n`).join(''))
  for (const name of ['font', 'lineHeight', 'letterSpacing'] as const) mirror.style[name] = style[name]
  mirror.style.width = `${area.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)}px`
  document.body.append(mirror)
  const top = above.length === 0 ? 0 : mirror.getBoundingClientRect().height
  mirror.remove()
  return top + Number.parseFloat(style.paddingTop)
}

async function showPreviews(ids: readonly string[]): Promise<void> {
  const answer = await call('preview', { ids, texts: ids.map(textOf), pairs: chosenPairs() })
  for (const { id, previews } of answer)
    for (const field of fieldsOf(id))
      field.previews.replaceChildren(...withEqualOnes(previews).flatMap(preview => previewIn(field, preview)))
}

/** A message that reads the same for several pairs is shown once. */
function withEqualOnes(previews: readonly PairPreview[]): PairPreview[] {
  const alike = Map.groupBy(previews, preview => ('text' in preview ? preview.text : preview.pair))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, pair: [first, ...others].map(({ pair }) => pair).join(', ') }] : [],
  )
}

function previewIn({ index, locale, area }: Field, preview: PairPreview): HTMLElement[] {
  const box = make('div', { class: 'preview', lang: locale, dir: isRightToLeft(locale) ? 'rtl' : 'ltr' })
  const name = make('div', { class: 'pair', text: preview.pair, lang: 'en', dir: 'ltr' })
  if ('failure' in preview) {
    // It is the same for every piece.
    if (index === 0) box.append(name, preview.failure)
    return index === 0 ? [box] : []
  }
  if ('text' in preview) {
    box.append(name, preview.text)
    return [box]
  }
  const site = served.find(({ pair }) => pair === preview.pair)
  const section =
    index === 0 ? undefined : preview.sections.find(({ id }) => area.value.split('\n')[0]?.includes(`{#${id}}`))
  if (site && preview.prefix !== undefined) {
    const page = `${site.url}${preview.prefix}${pages.get(documents.value) ?? ''}${section ? `#${section.id}` : ''}`
    name.append(' ', make('a', { href: page, target: '_blank', rel: 'noopener', text: 'Open the page' }))
  }
  box.append(name)
  if (index === 0) box.append(make('h3', { text: preview.heading }), make('p', { text: preview.intro }))
  else if (section) box.append(make('h3', { text: section.heading }), ...shownOf(section.html))
  else box.append('Not shown here')
  return [box]
}

/** Markup as elements of the closed set, without any attribute but where a link leads. */
function shownOf(html: string): Node[] {
  const copy = (node: Node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue ?? '')]
    const children = [...node.childNodes].flatMap(copy)
    if (!(node instanceof HTMLElement) || !SHOWN.has(node.tagName)) return children
    const element = document.createElement(node.tagName)
    const address = node.getAttribute('href') ?? ''
    if (/^https:\/\//.test(address)) element.setAttribute('title', address)
    element.append(...children)
    return [element]
  }
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(copy)
}

/** A field for a piece of a text, with its faults and what pairs show of it. */
function fieldFor(
  { id, locale, base }: Pick<Field, 'id' | 'locale' | 'base'>,
  index: number,
  text: string,
  label: string,
): HTMLElement {
  const area = make('textarea', {
    'aria-label': label,
    lang: locale,
    dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
    rows: String(Math.min(16, Math.max(2, Math.ceil(text.length / 60)))),
    spellcheck: 'true',
  })
  area.value = text
  const field = {
    id,
    locale,
    base,
    index,
    area,
    ruler: make('div', { class: 'ruler' }),
    faults: make('ul', { class: 'faults' }),
    previews: make('div', { class: 'previews' }),
  }
  fields.push(field)
  area.addEventListener('input', () => {
    edits += 1
    clearTimeout(waiting.get(id))
    waiting.set(
      id,
      setTimeout(() => void keep(id), SETTLE_MS),
    )
    showState()
  })
  return make('div', { class: 'side' }, make('div', { class: 'text' }, field.ruler, area), field.faults, field.previews)
}

/** Fetches both languages of a file; the returned function puts them into the page. */
async function documentRows(folder: string): Promise<() => void> {
  const locales = [left.value, ...(right.value === left.value ? [] : [right.value])]
  const texts = await call('texts', { ids: locales.map(locale => `${folder}/${locale}.md`) })
  const sides = texts.map(({ id, text, base }) => ({
    id,
    base,
    locale: /([\w-]+)\.md$/.exec(id)?.[1] ?? '',
    pieces: piecesOf(text),
  }))
  const most = Math.max(0, ...sides.map(({ pieces }) => pieces.length))
  // Without its id and its condition, and with the facts in it. The fields of the page for an audience come before any heading.
  const title = (index: number) =>
    (/^(?:#+ |---\n(?:.*\n)*?heading: *)(.*)/.exec(sides[0]?.pieces[index] ?? '')?.[1] ?? '').replace(
      /\s*\{(#|when:)[^{}]*\}/g,
      '',
    )
  const row = (index: number) => {
    const own = sides.flatMap(({ id, locale, base, pieces: { [index]: piece } }) =>
      piece === undefined ? [] : [fieldFor({ id, locale, base }, index, piece, `${title(index)}, ${locale}`)],
    )
    return make(
      'section',
      { class: 'part' },
      make('h2', { text: title(index) }),
      make('div', { class: 'sides' }, ...own),
    )
  }
  return () => {
    parts.replaceChildren(...Array.from({ length: most }, (_, index) => row(index)))
    hint.textContent = folder.startsWith('content/audiences/') ? `${MARKDOWN_HINT} ${FIELDS_HINT}` : MARKDOWN_HINT
  }
}

async function messageRows(): Promise<() => void> {
  const locale = right.value
  const { rows, more } = await call('messages', { locale, find: words.value, open: open.checked })
  const rowOf = ({ id, english, own, bases, notes, hasEnglish }: MessageRow) => {
    const row = make('div', { class: 'sides' })
    row.append(
      hasEnglish
        ? fieldFor({ id: `content/messages/en.json#${id}`, locale: 'en', base: bases.english }, 0, english, `${id}, en`)
        : make('p', { text: english, lang: 'en' }),
    )
    if (locale !== 'en')
      row.append(
        fieldFor({ id: `content/messages/${locale}.json#${id}`, locale, base: bases.own }, 0, own, `${id}, ${locale}`),
      )
    const noteList = make('ul', { class: 'notes' }, ...notes.map(note => make('li', { text: note })))
    return make('section', { class: 'part' }, make('h2', { text: id }), row, noteList)
  }
  return () => {
    parts.replaceChildren(...rows.map(rowOf))
    hint.textContent =
      more > 0 ? `${rows.length} of ${rows.length + more} texts: find others by a word.` : `${rows.length} texts`
  }
}

/** Chooses what the address names; without one the first text, in English and the first other language. */
function choose(): void {
  const asked = new URLSearchParams(location.hash.slice(1))
  documents.value = asked.get('text') ?? documents.options[0]?.value ?? MESSAGES
  left.value = asked.get('left') ?? 'en'
  right.value = asked.get('right') ?? [...right.options].find(({ value }) => value !== 'en')?.value ?? 'en'
}

/** Shows what is chosen; the address keeps the choice. */
async function show(): Promise<void> {
  const before = edits
  for (const id of new Set([...waiting.keys(), ...unkept])) await keep(id)
  await Promise.allSettled(keeping)
  if (unkept.size > 0) {
    // It would go with its fields.
    history.replaceState(null, '', drawn)
    choose()
    return
  }
  const isMessages = documents.value === MESSAGES
  search.hidden = !isMessages
  left.disabled = isMessages
  if (isMessages) left.value = 'en'
  history.replaceState(
    null,
    '',
    `#${new URLSearchParams({ text: documents.value, left: left.value, right: right.value })}`,
  )
  const choice = location.hash + words.value + open.checked
  const draw = await (isMessages ? messageRows() : documentRows(documents.value))
  // Meanwhile something else may have been chosen.
  if (choice !== location.hash + words.value + open.checked) return
  // What was written meanwhile is in the fields that would go now, and not in what was fetched.
  if (edits !== before) return show()
  fields = []
  draw()
  drawn = location.hash
  showState()
  await Promise.all([showPreviews(shownIds()), showFaults(shownIds())])
}

async function saveAll(): Promise<void> {
  for (const id of new Set([...waiting.keys(), ...unkept])) void keep(id)
  tell('Saving …')
  await Promise.allSettled(keeping)
  if (unkept.size > 0) return
  const answer = await call('save')
  drafts = answer.drafts
  for (const field of fields) field.base = answer.bases[field.id] ?? field.base
  showState()
  const why = { gone: 'is no longer there', changed: 'was changed in the file meanwhile', faulty: 'has a fault' }
  const refused = answer.refused.map(({ id, why: reason }) => `${id} ${why[reason]}`)
  tell([`${answer.saved.length} saved`, ...refused].join('. '))
  for (const { id, faults } of answer.refused) drawFaults(id, faults)
  for (const { id, why: reason } of answer.refused) if (reason === 'changed') offerOver(id)
}

/** Next to a text whose file has changed: what the file holds is replaced only when somebody says so. */
function offerOver(id: string): void {
  const [field] = fieldsOf(id)
  if (!field) return
  const over = make('button', { type: 'button', text: 'Keep mine' })
  const back = make('button', { type: 'button', text: 'Take the text of the file' })
  const item = make('li', { class: 'error', text: 'The file has changed meanwhile. ' }, over, ' ', back)
  over.addEventListener('click', () => void keep(id, true))
  back.addEventListener('click', async () => {
    const [file] = await call('texts', { ids: [id] })
    if (file) await call('draft', { id, text: file.saved })
    ;({ drafts } = await call('start'))
    await show()
  })
  field.faults.append(item)
}

async function begin(): Promise<void> {
  const { pairs, shown, locales, documents: files, drafts: kept } = await call('start')
  drafts = kept
  served = shown
  pages = new Map(files.map(({ folder, page }) => [folder, page]))
  documents.append(
    ...files.map(({ kind, folder, name }) =>
      make('option', {
        value: folder,
        text: `${KIND_NAMES[kind]}: ${name.replaceAll('-', ' ')}`,
      }),
    ),
    make('option', { value: MESSAGES, text: 'Messages' }),
  )
  for (const select of [left, right])
    select.append(...locales.map(locale => make('option', { value: locale, text: locale })))
  choose()
  addEventListener('hashchange', () => {
    choose()
    void show()
  })
  const own = new Set(shown.map(({ pair }) => pair))
  const sorted = [...own, ...pairs.filter(pair => !own.has(pair))]
  find('pairs').append(
    ...sorted.map(pair => {
      const box = make('input', { type: 'checkbox', value: pair })
      box.checked = own.has(pair)
      return make('label', {}, box, ` ${pair}`)
    }),
  )
  find('pairs').addEventListener('change', () => {
    void showPreviews(shownIds())
  })
  for (const select of [documents, left, right]) select.addEventListener('change', () => void show())
  open.addEventListener('change', () => void show())
  let typing: ReturnType<typeof setTimeout> | undefined
  words.addEventListener('input', () => {
    clearTimeout(typing)
    typing = setTimeout(() => void show(), SETTLE_MS)
  })
  save.addEventListener('click', () => void saveAll().catch(tellSilence))
  // What was written in the last moment is kept too.
  addEventListener('pagehide', () => {
    for (const id of new Set([...waiting.keys(), ...unkept]))
      navigator.sendBeacon('/_content/draft', new Blob([JSON.stringify(draftOf(id))], { type: 'application/json' }))
  })
  if (drafts.length > 0) tell(`${drafts.length} not saved since last time`)
  await show()
}

begin().catch(error => tell(error instanceof Error ? error.message : String(error)))
