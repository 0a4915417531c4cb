import type { ComponentProps } from 'react'
import { type PasswordRule, passwordRules } from '#domain/password'
import { m } from '#messages'
import { PasswordField } from '#ui/PasswordField'
import { PasswordRules } from '#ui/PasswordRules'

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
