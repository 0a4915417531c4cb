// What the bar leads to and does, once: the drawer of a phone and the palette show the same (NAV-003, NAV-101).
import { drawers } from '#app/overlays.ts'
import { session } from '#app/session.ts'
import { setting } from '#deployment'
import { m } from '#messages'
import type { IconName } from '#ui/icon-names.ts'
import { classesOf, screens } from './screens.ts'

export type Command = {
  id: string
  text: string
  /** A second line, such as the branch that is chosen. */
  detail?: string | undefined
  icon: IconName
  points?: boolean
  /** Who sees it; the style sheet knows who is here (shape.css). */
  className?: string | undefined
  /** It is what is shown. */
  current?: boolean
} & ({ href: string } | { run(): void })

export type CommandContext = {
  /** The shell that is shown. */
  path: string
  hrefOf(path: string): string
  helpHref: string | undefined
  /** Name of the branch that is chosen. */
  branch: string | undefined
}

/** The screens, in their order. */
export const screenCommands = ({ path, hrefOf }: Pick<CommandContext, 'path' | 'hrefOf'>): Command[] =>
  screens.map(({ path: screen, icon, name, flag, guests }) => ({
    id: screen,
    text: name(),
    icon,
    className: classesOf(flag, guests),
    current: screen === path,
    href: hrefOf(screen),
  }))

/** Everything else, in its order. */
export function moreCommands({ hrefOf, helpHref, branch }: CommandContext): Command[] {
  const links = setting('settings.links') as { registration?: string }
  const all: (Command | false | undefined | '')[] = [
    {
      id: 'branch',
      text: m.portal_branch(),
      detail: branch,
      icon: 'store',
      className: 'for-vendors',
      run: () => drawers.open('branch'),
    },
    { id: 'language', text: m.portal_language(), icon: 'globe', run: () => drawers.open('language') },
    links.registration && { id: 'partner', text: m.portal_partner(), icon: 'handshake', href: links.registration },
    helpHref !== undefined && {
      id: 'help',
      text: m.portal_help(),
      icon: 'circle-question-mark',
      className: 'needs-help-centre for-accounts',
      href: helpHref,
    },
    {
      id: 'log-in',
      text: m.common_log_in(),
      icon: 'log-in',
      points: true,
      className: 'for-visitors',
      href: hrefOf('/connect'),
    },
    {
      id: 'register',
      text: m.portal_register(),
      icon: 'user-plus',
      className: 'for-visitors needs-sign-up',
      href: hrefOf('/register'),
    },
    {
      id: 'log-out',
      text: m.portal_log_out(),
      icon: 'log-out',
      points: true,
      className: 'for-accounts',
      run: () => session.logout(),
    },
  ]
  return all.filter(command => !!command)
}
