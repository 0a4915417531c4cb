type SkeletonProps = {
  shape: 'form' | 'rows' | 'table' | 'detail'
  /** Said once to screen readers: "Loading". */
  label: string
  count?: number
}

/** The shape of what comes, until it is there. */
export function Skeleton({ shape, label, count = 5 }: SkeletonProps) {
  return (
    <div className={`skeleton ${shape}`} role="status">
      <span className="hidden-text">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={row} aria-hidden="true">
          <span className="bone long" />
          <span className="bone short" />
        </div>
      ))}
    </div>
  )
}
