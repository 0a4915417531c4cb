import type { ReactElement, ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

type TooltipProps = {
  text: ReactNode
  /** A button, link or field: something that can have the focus. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A word about a control, for who hovers or focuses it. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tooltip" offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
