import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export type Tab<I extends string> = {
  id: I
  text: ReactNode
  count?: number | string
  /** The count in words, for screen readers: "5 orders". */
  countLabel?: string
}

type TabsProps<I extends string> = {
  label: string
  tabs: readonly Tab<I>[]
  current: I
  onChange: (id: I) => void
  /** The panel of the current tab. */
  children: ReactNode
  panelClass?: string
}

/** The place in the row that a key leads to, or none. */
export const tabAfterKey = (key: string, at: number, count: number, rightToLeft: boolean): number | undefined => {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tabs over one panel: one stop of the Tab key, arrows between them, the panel follows. */
export function Tabs<I extends string>({ label, tabs, current, onChange, children, panelClass }: TabsProps<I>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (tab: string) => `${id}-${tab}`
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected="true"]')
    if (!row || !tab || tab.id !== `${id}-${current}`) return
    // Along the row alone: the page itself must not move.
    const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, shown.right - whole.right) - Math.max(0, whole.left - shown.left)
  }, [id, current])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With one of these an arrow is the browser's: Alt and the left one go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = tabs.findIndex(tab => tab.id === current)
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabs[tabAfterKey(event.key, at, tabs.length, rightToLeft) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }
  return (
    <>
      <div className="tab-row" role="tablist" aria-label={label} ref={list}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.text}
            {tab.count !== undefined && (
              <span className="count" aria-hidden={tab.countLabel !== undefined}>
                {tab.count}
              </span>
            )}
            {tab.countLabel !== undefined && <span className="hidden-text"> {tab.countLabel}</span>}
          </button>
        ))}
      </div>
      <div className={panelClass} role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(current)}>
        {children}
      </div>
    </>
  )
}
