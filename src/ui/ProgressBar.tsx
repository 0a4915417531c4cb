import { type ReactNode, useId } from 'react'

type ProgressBarProps = {
  label: ReactNode
  /** The share that is done, 0 to 1; unknown without it. */
  share?: number
  /** The share in words: "12 of 40 rows". */
  text?: ReactNode
}

/** How far a longer task has come. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const id = useId()
  return (
    <div className="progress">
      <div id={id}>
        <span>{label}</span>
        {text !== undefined && <span className="num muted">{text}</span>}
      </div>
      <progress aria-labelledby={id} max={1} value={share} />
    </div>
  )
}
