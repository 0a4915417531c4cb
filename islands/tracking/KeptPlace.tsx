// Rows stay where they are while the lists around them change (TRK-101).
import { Component, type ReactNode, type RefObject } from 'react'

type Props = { box: RefObject<HTMLElement | null>; drawn: Drawing; children: ReactNode }
type Drawing = { lists: unknown; searched: string }
type Row = { row: HTMLElement; top: number }
type Place = {
  /** Rows in sight, of which the first that is still there stays where it is. */
  kept: readonly Row[]
  /** The row with the focus: it keeps that when it comes to another list, and its place too where it is in sight. */
  focused: HTMLElement | undefined
  scroller: Element | undefined
}

/**
 * While lists change, the row with the focus, or else the first visible one, keeps its place on the screen; and a row that
 * moved to another list keeps the focus (TRK-101). A class, since only a class is asked right before a change is drawn.
 */
export class KeptPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ drawn }: Props): Place | null {
    const { box, drawn: next } = this.props
    // What a search found is shown from its beginning.
    if (!box.current || drawn.lists === next.lists || drawn.searched !== next.searched) return null
    return placeIn(box.current)
  }

  override componentDidUpdate(_: Props, __: unknown, place: Place | null): void {
    const { current: box } = this.props.box
    if (!box || !place) return
    const { focused, kept, scroller } = place
    const moved = focused && !focused.isConnected ? rowOf(box, focused.dataset['order'] ?? '') : null
    if (moved && document.activeElement === document.body) moved.focus({ preventScroll: true })
    for (const { row: before, top } of kept) {
      const row = before === focused ? (moved ?? before) : before
      if (!row.isConnected) continue
      const by = row.getBoundingClientRect().top - top
      if (scroller && by !== 0) scroller.scrollTop += by
      return
    }
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/** Of so many rows one stays in its list. */
const KEPT_ROWS = 8

/** Where the rows are now; null at the top of the lists, where only a row with the focus is measured. */
function placeIn(box: HTMLElement): Place | null {
  const scrollers = [...box.querySelectorAll('.orders-scroll, [role=tabpanel]'), document.documentElement]
  const scrolled = scrollers.find(({ scrollTop }) => scrollTop > 0)
  const focused = focusedRow(box)
  if (!scrolled && !focused) return null
  const scroller = scrolled ?? scrollers[0]
  const top = Math.max(0, scroller?.getBoundingClientRect().top ?? 0)
  const inSight = focused && isBelow(focused, top) && focused.getBoundingClientRect().top < innerHeight
  const rows = inSight ? [focused] : scrolled ? rowsBelow(box, top).slice(0, KEPT_ROWS) : []
  return { kept: rows.map(row => ({ row, top: row.getBoundingClientRect().top })), focused, scroller }
}

export const rowOf = (element: HTMLElement, orderId: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`)

const focusedRow = (element: HTMLElement): HTMLElement | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-order]')
  return row && element.contains(row) ? row : undefined
}

const isBelow = (row: HTMLElement, top: number) => row.getBoundingClientRect().bottom > top

/** The rows that end below this height of the window: one is below the other, so that few of thousands are measured. */
function rowsBelow(box: HTMLElement, top: number): HTMLElement[] {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-order]')]
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const row = rows[middle]
    if (row && isBelow(row, top)) to = middle
    else from = middle + 1
  }
  return rows.slice(from)
}
