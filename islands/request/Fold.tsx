// A section of the form: open while it is worked in, one line with "Change" once it is done.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Section } from '#features/request/view.ts'
import { m } from '#messages'
import { afterPaint } from '#ui/Button.tsx'
import type { RequestScreen } from './use-request.ts'

type Props = {
  screen: RequestScreen
  name: Section
  title: string
  /** The contents of the section in one line, with less important parts in a second line. */
  line: ReactNode
  detail?: ReactNode
  /** Why its contents cannot be changed; it then stays folded. */
  fixed?: ReactNode
  /** Stays open: something in it has to be read first. */
  stays?: boolean
  /** Between the two places its title looks like their labels. */
  leg?: boolean
  children: ReactNode
}

export function Fold({ screen, name, title, line, detail, fixed, stays = false, leg = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const fold = useFold(box, screen.done.includes(name) && !stays)
  const id = `request-${name}`
  const folded = fold.folded || fixed !== undefined
  const Box = leg ? 'div' : 'section'
  const Title = leg ? 'p' : 'h2'
  return (
    <Box ref={box} className={leg ? undefined : 'part'} aria-labelledby={leg ? undefined : id}>
      {folded ? (
        <div className="folded">
          <Title className="muted" id={id}>
            {title}
          </Title>
          <p className="cut">
            <b>{line}</b>
          </p>
          {detail && <p className="cut muted">{detail}</p>}
          {fixed !== undefined && <p className="hint">{fixed}</p>}
          {fixed === undefined && (
            <button className="link" type="button" onClick={fold.open}>
              {m.request_change()} <span className="hidden-text">{title}</span>
            </button>
          )}
        </div>
      ) : (
        !leg && <Title id={id}>{title}</Title>
      )}
      {/* The fields stay in the page, so that what was typed is kept. */}
      <div className="open" hidden={folded}>
        {children}
      </div>
    </Box>
  )
}

/**
 * Whether a section is folded: it is done, and the reader works in another one. It never folds while a finger is still
 * down, and the part that the reader looks at does not move.
 */
function useFold(box: RefObject<HTMLElement | null>, done: boolean) {
  const [held, setHeld] = useState(false)
  const wanted = useRef(false)
  const anchor = useRef<{ element: Element; top: number }>(undefined)

  useEffect(() => {
    let down = false
    const settle = () => {
      const { activeElement } = document
      const inside = box.current?.contains(activeElement) === true
      // "Change" needs a click; the focus alone does not unfold it.
      if (inside && !activeElement?.closest('.folded')) setHeld(true)
      // Leaving the window or clicking on empty space does not leave the section.
      else if (!inside && !down && activeElement?.closest('.request-form')) {
        anchor.current = { element: activeElement, top: activeElement.getBoundingClientRect().top }
        setHeld(false)
      }
    }
    const press = () => {
      down = true
    }
    const release = () => {
      down = false
      // The click itself is handled first.
      setTimeout(settle)
    }
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
    addEventListener('focusin', settle)
    settle()
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('pointerup', release, true)
      removeEventListener('pointercancel', release, true)
      removeEventListener('focusin', settle)
    }
  }, [box])

  const folded = done && !held
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the section folds or opens
  useLayoutEffect(() => {
    if (wanted.current && !folded) {
      wanted.current = false
      box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }
    const { element, top } = anchor.current ?? {}
    anchor.current = undefined
    if (!folded || !element || top === undefined) return
    const moved = element.getBoundingClientRect().top - top
    const scroller = element.closest('.request-scroll')
    if (scroller && scroller.scrollHeight > scroller.clientHeight) scroller.scrollBy(0, moved)
    else scrollBy(0, moved)
  }, [folded])

  return {
    folded,
    // All fields of the section, and the list of its first one, take longer to draw than a press may wait.
    open: () => {
      afterPaint(() => {
        wanted.current = true
        setHeld(true)
      })
    },
  }
}
