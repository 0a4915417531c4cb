import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letters of the first two words that have any, as the script writes them; none for a name without letters. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map(word => [...letters.segment(word)][0]?.segment ?? '')
    // Letters of two words do not join, as Arabic ones would.
    .join('\u200c')
    .toLocaleUpperCase()

/** A person or a shop by its letters. Decoration: the name is next to it. */
export function Avatar({ name, large }: { name: string; large?: boolean }) {
  const drawn = initials(name)
  return (
    <span className={classNames('avatar', large && 'large')} aria-hidden="true">
      {drawn === '' ? <Icon name="circle-user-round" /> : drawn}
    </span>
  )
}
