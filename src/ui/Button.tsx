import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from './Chip.tsx'

type Look = {
  /** One primary button per screen; danger for what destroys or cancels; quiet next to another. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  large?: boolean
  /** Only an icon: the button needs `aria-label`. */
  square?: boolean
  wide?: boolean
}

/** The classes of a button, for elements that other libraries draw. */
export const buttonClass = ({ kind = 'secondary', large, square, wide }: Look, own?: string): string =>
  clsx('button', kind !== 'secondary' && kind, large && 'large', square && 'square', wide && 'wide', own)

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'style'> & {
    /** Its work goes on: it keeps its place and the focus, turns, and does nothing when clicked. */
    pending?: boolean
    /** What screen readers announce once while pending, such as "Placing the order". */
    pendingText?: string
    /** What the press leads to takes long to draw: the pressed button is painted first. */
    paintsFirst?: boolean
  }

/** A button; a submit button only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { kind, large, square, wide, pending, pendingText, paintsFirst, className, children, onClick, ...rest } = props
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) event.preventDefault()
    else if (paintsFirst) afterPaint(() => onClick?.(event))
    else onClick?.(event)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ kind, large, square, wide }, clsx(className, pending && 'pending'))}
        aria-disabled={pending || rest['aria-disabled']}
        onClick={press}
      >
        {children}
        {pending && <Spinner />}
      </button>
      {pendingText !== undefined && <VisuallyHidden live="polite">{pending ? pendingText : ''}</VisuallyHidden>}
    </>
  )
}

/** A link that looks like a button. */
export function ButtonLink(props: Look & Omit<ComponentProps<'a'>, 'style'> & { children: ReactNode }) {
  const { kind, large, square, wide, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass({ kind, large, square, wide }, className)}>
      {children}
    </a>
  )
}

function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}

// A press is answered before the work that it asks for: what is seen of it at once is painted first (CST-108).

/** Does something once the present state of the page has been painted. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer = setTimeout(act)
  }
  const frame = requestAnimationFrame(begin)
  // A page in the background paints nothing.
  if (document.hidden) begin()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A value that follows another one paint later: for what takes long to draw, next to what answers a press.
 * @param first what it is until then
 */
export function usePainted<Value>(value: Value, first: Value): Value {
  const [painted, setPainted] = useState<Value>(() => first)
  useEffect(() => {
    if (Object.is(value, painted)) return
    return afterPaint(() => setPainted(() => value))
  }, [value, painted])
  return painted
}
