import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#ui/Icon'

type Props = {
  title: string
  count: number
  /** How it begins; from then on whoever looks decides. */
  open: boolean
  children: ReactNode
}

/** A list under a heading that stays in sight and folds. */
export function OrderGroup({ title, count, open: first, children }: Props) {
  const [open, setOpen] = useState(first)
  const id = useId()
  return (
    <section className="order-group" aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          {title} <span className="num muted">{count}</span>
          <Icon name="chevron-down" small />
        </button>
      </h2>
      {open && children}
    </section>
  )
}
