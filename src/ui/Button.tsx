import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from './Chip.tsx'
import { classNames } from './class-names.ts'

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
  classNames('button', kind !== 'secondary' && kind, large && 'large', square && 'square', wide && 'wide', own)

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'style'> & {
    /** Its work goes on: it keeps its place and the focus, turns, and does nothing when clicked. */
    pending?: boolean
    /** What screen readers announce once while pending, such as "Placing the order". */
    pendingText?: string
  }

/** A button; a submit button only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { kind, large, square, wide, pending, pendingText, className, children, onClick, ...rest } = props
  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ kind, large, square, wide }, classNames(className, pending && 'pending'))}
        aria-disabled={pending || rest['aria-disabled']}
        onClick={event => (pending ? event.preventDefault() : onClick?.(event))}
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
