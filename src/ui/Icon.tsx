import type { IconName } from './icon-names.ts'

type Props = {
  name: IconName
  small?: boolean
  /** It points along the line of reading, so it is mirrored in right-to-left pages. */
  points?: boolean
}

/** One icon of the set, from the drawings in the page. Decoration: its meaning is in the text next to it. */
export function Icon({ name, small, points }: Props) {
  return (
    <svg className={`icon${small ? ' small' : ''}${points ? ' points' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
