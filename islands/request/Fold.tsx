// A section of the form: open while it is worked in, one line with "Change" once it is done.
import { type ReactNode, useRef } from 'react'
import type { Section } from '#domain/request/sections'
import { m } from '#messages'
import { useFold } from './use-fold.ts'
import type { Request } from './use-request.ts'

type Props = {
  it: Request
  name: Section
  title: string
  /** What the section holds, in one line, and in a second one what matters less. */
  line: ReactNode
  detail?: ReactNode
  /** What it holds cannot be changed: it stays folded, and this says so. */
  fixed?: ReactNode
  /** Something is to be read in it first. */
  stays?: boolean
  /** In the thread of the two places the title is a label like theirs. */
  leg?: boolean
  children: ReactNode
}

export function Fold({ it, name, title, line, detail, fixed, stays = false, leg = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const fold = useFold(box, it.done.includes(name) && !stays)
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
      {/* The fields stay where they are, so that what was typed is found again. */}
      <div className="open" hidden={folded}>
        {children}
      </div>
    </Box>
  )
}
