import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon'

/** What took the place of a form that succeeded. It takes the focus, so that nobody is left on a button that is gone. */
export function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack done">
      <Icon name="circle-check" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
