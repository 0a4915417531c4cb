import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { type PasswordRule, passwordRules } from '#features/account/form.ts'
import { m } from '#messages'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField, PasswordRules } from '#ui/PasswordField.tsx'

const texts: Record<PasswordRule, () => string> = {
  length: () => m.account_rule_length(),
  letter: () => m.account_rule_letter(),
  upper: () => m.account_rule_upper(),
  lower: () => m.account_rule_lower(),
  number: () => m.account_rule_number(),
  special: () => m.account_rule_special(),
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'words'>

/** A password field in the reader's language. */
export function Password(props: Props) {
  const words = { show: m.account_show_password(), hide: m.account_hide_password(), capsLock: m.account_caps_lock() }
  return <PasswordField {...props} words={words} />
}

/** A new password with its rules, which tick off while it is typed (AUT-002, AUT-101). */
export function NewPassword(props: Omit<Props, 'autoComplete'>) {
  const rules = passwordRules(props.value).map(({ rule, met }) => ({ id: rule, text: texts[rule](), met }))
  return (
    <div className="stack">
      <Password {...props} autoComplete="new-password" />
      <PasswordRules
        label={m.account_rules()}
        rules={rules}
        words={{ met: m.account_rule_met(), open: m.account_rule_open() }}
      />
    </div>
  )
}

/** Why the form was not accepted, and where that can be corrected: announced at once, and left to be read. The live region is there before it has a text. */
export function Alert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="alert">
      {text && (
        <Notice tone="danger">
          {text}
          {children && <> {children}</>}
        </Notice>
      )}
    </div>
  )
}

/** What took the place of a form that succeeded. It takes the focus, so that nobody is left on a button that is gone. */
export function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack done">
      <Icon name="circle-check" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
