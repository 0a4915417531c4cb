import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral'

const SIGNS: Record<Tone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  neutral: 'info',
}

type NoticeProps = {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Read out when it appears: politely, or at once. Without it, it is part of the page. */
  live?: 'polite' | 'assertive'
  icon?: IconName
}

/** Something to know about the part of the page it is in. */
export function Notice({ tone, title, children, action, live, icon = SIGNS[tone] }: NoticeProps) {
  return (
    <div className={`notice tone-${tone}`} role={live && (live === 'polite' ? 'status' : 'alert')}>
      <Icon name={icon} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <p>{children}</p>}
        {action}
      </div>
    </div>
  )
}

type BannerProps = {
  tone: Tone
  children: ReactNode
  action?: ReactNode
  /** Both or none: whether it can be put away. */
  dismissLabel?: string
  onDismiss?: () => void
}

/** Something to know about the whole portal, above the page while it lasts (NTC-005). */
export function Banner({ tone, children, action, dismissLabel, onDismiss }: BannerProps) {
  return (
    <div className={`banner tone-${tone}`} role="status">
      <Icon name={SIGNS[tone]} />
      <p>{children}</p>
      {action}
      {onDismiss && (
        <button className="clear" type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="x" small />
        </button>
      )}
    </div>
  )
}
