import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'

/** A letter or figure with its marks. Intl.Segmenter, which knows more of letters, is missing in Firefox before 125. */
const FIRST_LETTER = /^[\p{L}\p{N}]\p{M}*/u

/** The first letters of the first two words that have any, as the script writes them; none for a name without letters. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap(word => word.match(FIRST_LETTER) ?? [])
    .slice(0, 2)
    // Letters of two words do not join, as Arabic ones would.
    .join('\u200c')
    .toLocaleUpperCase()

/** A person or a shop by its letters. Decoration: the name is next to it. */
export function Avatar({ name, large }: { name: string; large?: boolean }) {
  const drawn = initials(name)
  return (
    <span className={clsx('avatar', large && 'large')} aria-hidden="true">
      {drawn === '' ? <Icon name="circle-user-round" /> : drawn}
    </span>
  )
}
