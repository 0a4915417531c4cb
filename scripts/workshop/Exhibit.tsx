import type { ReactNode } from 'react'

type ExhibitProps = { name: string; note?: string; span?: 1 | 2 | 3; plain?: boolean; children: ReactNode }

/** One component in its states. */
export function Exhibit({ name, note, span = 1, plain, children }: ExhibitProps) {
  return (
    <figure className={`span-${span}`} data-exhibit={name}>
      <figcaption>
        <b>{name}</b> {note}
      </figcaption>
      <div className={plain ? 'frame' : 'frame pad'}>{children}</div>
    </figure>
  )
}
