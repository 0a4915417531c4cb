// A screen reader for tests: what somebody hears who does not see the page, in words. Names, roles and states are those that
// Chromium computes for screen readers; announcements are the changes of live regions, as a screen reader collects them.
import type { CDPSession, Page } from 'playwright'

/** Something that is announced without the focus going there. */
export type Announcement = { kind: 'polite' | 'assertive'; text: string; language: string; atMs: number }

type Property = { name: string; value: { value?: unknown } }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: Property[]
  childIds?: string[]
  backendDOMNodeId?: number
}

/** Roles of what can be operated: each needs a name. */
const CONTROLS = new Set(
  'button DisclosureTriangle link textbox searchbox combobox checkbox radio switch slider spinbutton option menuitem menuitemradio menuitemcheckbox tab treeitem gridcell listbox grid dialog alertdialog'.split(
    ' ',
  ),
)
/** Read as one: what is in them is in their name. */
const LEAVES = new Set(
  'button DisclosureTriangle link columnheader rowheader option menuitem menuitemradio menuitemcheckbox tab heading checkbox radio switch textbox searchbox combobox spinbutton slider image img'.split(
    ' ',
  ),
)
/** Named by what they hold, so an empty one of them needs no name. */
const NAMED_BY_CONTENT = new Set(['gridcell'])
const READ = new Set([
  ...CONTROLS,
  'heading',
  'image',
  'img',
  'main',
  'navigation',
  'banner',
  'contentinfo',
  'region',
  'search',
  'form',
  'group',
  'radiogroup',
  'list',
  'table',
  'row',
  'columnheader',
  'rowheader',
  'menu',
  'tablist',
  'tabpanel',
  'status',
  'alert',
  'progressbar',
  'toolbar',
  'complementary',
  'article',
])
/** States that are read when they are so. */
const STATES = [
  'checked',
  'expanded',
  'selected',
  'pressed',
  'invalid',
  'required',
  'disabled',
  'readonly',
  'haspopup',
  'level',
  'modal',
]
/** Between two of them there is a pause. */
const BLOCKS = new Set(['paragraph', 'listitem', 'term', 'definition', 'generic', 'LabelText', 'cell'])
/** Between two looks at what is waited for, in milliseconds. */
const LOOK_PAUSE_MS = 100
/** So long nothing has to change for the page to count as quiet, in milliseconds. */
const QUIET_MS = 300
/** What is expected and has not been heard for so long will not be heard, in milliseconds. */
const PATIENCE_MS = 30_000

const text = (held: { value?: unknown } | undefined) =>
  String(held?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is (a part of) the visible label of the control before it, which has been said. */
const isLabelOf = (words: string, name: string) =>
  name === words || (words.length > 2 && (name.startsWith(`${words} `) || name.endsWith(` ${words}`)))

/** How a thing is spoken: role, name, states, value, description. */
function phrase(node: AxNode): string {
  const role = text(node.role).replace('DisclosureTriangle', 'disclosure')
  const name = role === 'row' ? '' : text(node.name)
  const states = STATES.flatMap(state => {
    const held = node.properties?.find(property => property.name === state)?.value.value
    if (held === undefined || held === 'false' || (held === false && state !== 'expanded')) return []
    return held === true || held === 'true' ? [state] : [`${state} ${held}`]
  })
  const value = text(node.value)
  const description = text(node.description)
  return [
    `${role}${name ? ` “${name}”` : ''}`,
    ...states,
    ...(value && value !== name ? [`value “${value}”`] : []),
    ...(description ? [`described “${description}”`] : []),
  ].join(', ')
}

export type Heard = { phrases: string[]; announcements: Announcement[] }

export type ScreenReader = {
  /** Everything on the screen, or in the open dialog, in the order of reading. */
  read: () => Promise<string[]>
  /** Names of the roles of controls that have no name. */
  unnamed: () => Promise<string[]>
  /**
   * What is heard of an action: where the focus is when it has another place or state, and announcements.
   * @param isAll whether that is all, as far as it is known
   * @param isKnown nothing else will be heard; otherwise the page has to be quiet as well
   */
  hear: (act: () => Promise<unknown>, isAll: (heard: Heard) => boolean, isKnown: boolean) => Promise<Heard>
  /** Looks until something is as it is expected, or has not become so for long; returns what it is then. */
  until: <Value>(look: () => Promise<Value>, isExpected: (value: Value) => boolean) => Promise<Value>
}

/** Must be opened before the page is. */
export async function openScreenReader(page: Page): Promise<ScreenReader> {
  const announced: Announcement[] = []
  await page.exposeBinding('announced', (_, announcement: Announcement) => void announced.push(announcement))
  await page.addInitScript(listen)
  const device: CDPSession = await page.context().newCDPSession(page)
  await device.send('Accessibility.enable')

  async function tree(): Promise<{ nodes: Map<string, AxNode>; root: AxNode | undefined }> {
    const { nodes } = (await device.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const modal = nodes.find(
      ({ ignored, properties }) =>
        !ignored && properties?.some(({ name, value }) => name === 'modal' && value.value === true),
    )
    return { nodes: byId, root: modal ?? nodes[0] }
  }

  /** Visits what can be heard, in the order of reading; `visit` says whether what is inside is heard as well. */
  async function walk(visit: (node: AxNode, isLabel: boolean) => boolean): Promise<void> {
    const { nodes, root } = await tree()
    const go = (node: AxNode | undefined, isLabel: boolean): void => {
      if (!node) return
      const within = isLabel || text(node.role) === 'LabelText'
      if (node.ignored || visit(node, within)) for (const id of node.childIds ?? []) go(nodes.get(id), within)
    }
    go(root, false)
  }

  async function read(): Promise<string[]> {
    const lines: string[] = []
    let isText = false
    /** The name of the last control, whose label may follow it. */
    let control = ''
    await walk((node, isLabel) => {
      const role = text(node.role)
      if (role === 'StaticText') {
        const words = text(node.name)
        // A label is said with what it names.
        if (!words || isLabel || isLabelOf(words, control)) return false
        lines.push(isText ? `${lines.pop()} ${words}` : words)
        isText = true
        return false
      }
      if (role === 'InlineTextBox' || role === 'LineBreak') return false
      const isEmpty = (role === 'status' || role === 'alert') && !node.childIds?.length
      const isRead = READ.has(role) && !isEmpty && !(role === 'group' && !text(node.name))
      if (CONTROLS.has(role)) control = text(node.name)
      else if (isRead) control = ''
      if (isRead) lines.push(phrase(node))
      if (isRead || BLOCKS.has(role)) isText = false
      return !LEAVES.has(role)
    })
    return lines
  }

  async function unnamed(): Promise<string[]> {
    const found: string[] = []
    await walk(node => {
      const role = text(node.role)
      if (CONTROLS.has(role) && !NAMED_BY_CONTENT.has(role) && !text(node.name)) found.push(phrase(node))
      return true
    })
    return found
  }

  /** What the focus is on; in a list or grid that keeps it, the part that is active. */
  async function focus(): Promise<string> {
    const { result } = await device.send('Runtime.evaluate', {
      expression: `(() => { const held = document.activeElement; const id = held?.getAttribute('aria-activedescendant'); return (id && document.getElementById(id)) || held })()`,
    })
    if (!result.objectId) return 'nothing'
    const { nodes } = (await device.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as { nodes: AxNode[] }
    const [node] = nodes
    return node && !node.ignored && !['RootWebArea', 'generic'].includes(text(node.role)) ? phrase(node) : 'nothing'
  }

  async function until<Value>(look: () => Promise<Value>, isExpected: (value: Value) => boolean): Promise<Value> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const value = await look()
      if (isExpected(value) || performance.now() > end) return value
      // The page goes on; reading all of it takes as long as it took to draw.
      await page.evaluate(pauseMs => new Promise(resolve => setTimeout(resolve, pauseMs)), LOOK_PAUSE_MS)
    }
  }

  async function hear(act: () => Promise<unknown>, isAll: (heard: Heard) => boolean, isKnown: boolean): Promise<Heard> {
    const before = `${page.url()} ${await focus()}`
    announced.length = 0
    await act()
    const heard = async (): Promise<Heard> => {
      const now = await focus()
      const moved = before !== `${page.url()} ${now}`
      const announcements = [...announced]
      const phrases = announcements.map(({ kind, text: words }) => `${kind}: ${words}`)
      return { phrases: [...phrases, ...(moved ? [`focus: ${now}`] : [])], announcements }
    }
    const all = await until(heard, isAll)
    if (isKnown) return all
    await page.waitForFunction(
      quietMs => performance.now() - (window as unknown as { changedAt: number }).changedAt > quietMs,
      QUIET_MS,
    )
    return heard()
  }

  return { read, unnamed, hear, until }
}

/** Tells of every change of a live region, as soon as it is complete. Runs in the page. */
function listen(): void {
  const REGIONS = '[aria-live], [role=status], [role=alert], [role=log], output'
  const tell = (window as unknown as { announced: (announcement: object) => void }).announced
  const state = Object.assign(window, { changedAt: performance.now() })
  const pending = new Map<Element, { parts: Set<Node>; atMs: number }>()
  let isWaiting = false
  const words = (node: Node) => {
    const spoken: string[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let part: Node | null = node instanceof Text ? node : walker.nextNode(); part; part = walker.nextNode())
      if (!part.parentElement?.closest('[aria-hidden=true], [hidden], script, style'))
        spoken.push(part.textContent ?? '')
    return spoken.join(' ').replace(/\s+/g, ' ').trim()
  }
  const levelOf = (region: Element) => {
    const live = region.getAttribute('aria-live')
    if (live) return live
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
  }
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    (region.getAttribute('aria-atomic') !== 'false' && region.matches('[role=status], [role=alert], output'))
  const flush = () => {
    isWaiting = false
    for (const [region, { parts, atMs }] of pending) {
      const kind = levelOf(region)
      if (kind === 'off' || !region.isConnected || region.closest('[aria-hidden=true], [inert], [aria-busy=true]'))
        continue
      if (!region.checkVisibility({ checkVisibilityCSS: true })) continue
      const spoken = isAtomic(region)
        ? words(region)
        : [...parts]
            .filter(part => part.isConnected)
            .map(words)
            .filter(Boolean)
            .join(' ')
      const language = (region.closest('[lang]') as HTMLElement | null)?.lang ?? ''
      if (spoken) state.changedAt = performance.now()
      if (spoken) tell({ kind, text: spoken, language, atMs })
    }
    pending.clear()
  }
  const note = (region: Element | null | undefined, part: Node) => {
    if (!region) return
    const noted = pending.get(region) ?? { parts: new Set(), atMs: performance.timeOrigin + performance.now() }
    noted.parts.add(part)
    pending.set(region, noted)
    if (!isWaiting) setTimeout(flush, 50)
    isWaiting = true
  }
  new MutationObserver(records => {
    // Text that counts the minutes goes on for ever.
    if (records.some(({ addedNodes }) => [...addedNodes].some(node => node instanceof Element)))
      state.changedAt = performance.now()
    for (const { type, target, addedNodes, attributeName } of records) {
      const at = target instanceof Element ? target : target.parentElement
      if (type === 'characterData') note(at?.closest(REGIONS), target)
      if (type === 'childList')
        for (const node of addedNodes) {
          const around = at?.closest(REGIONS)
          if (around) note(around, node)
          // An alert is announced when it comes into being; other regions have to be there before their text is.
          else if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) note(alert, alert)
        }
      if (type === 'attributes' && attributeName === 'hidden' && at?.matches('[role=alert]')) note(at, at)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden'],
  })
}
