import type { ReactNode } from 'react'

type StoryProps = { name: string; note?: string; span?: 1 | 2 | 3; plain?: boolean; children: ReactNode }

/** One component in its states. */
export function Story({ name, note, span = 1, plain, children }: StoryProps) {
  return (
    <figure className={`span-${span}`} data-story={name}>
      <figcaption>
        <b>{name}</b> {note}
      </figcaption>
      <div className={plain ? 'frame' : 'frame pad'}>{children}</div>
    </figure>
  )
}
