import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PasswordRulesProps = {
  label: string
  rules: readonly { id: string; text: ReactNode; met: boolean }[]
  /** What screen readers hear after each rule. */
  words: { met: string; open: string }
  /** Told politely when it changes, such as "3 of 4 met". */
  progress?: string
}

/** The rules of a password, ticked off as they are met (AUT-101). */
export function PasswordRules({ label, rules, words, progress }: PasswordRulesProps) {
  return (
    <div>
      <ul className="rules" aria-label={label}>
        {rules.map(({ id, text, met }) => (
          <li key={id} className={met ? 'met' : undefined}>
            <i aria-hidden="true">{met && <Icon name="check" small />}</i>
            <span>
              {text}
              <span className="hidden-text"> {met ? words.met : words.open}</span>
            </span>
          </li>
        ))}
      </ul>
      {progress !== undefined && <VisuallyHidden live="polite">{progress}</VisuallyHidden>}
    </div>
  )
}
