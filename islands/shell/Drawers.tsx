// The drawers of the bar. They are a part of their own, loaded when one is first wanted: the bar itself stays light.
import type { Vendor } from '#schema/wire'
import { OutletsDrawer } from '../outlets/OutletsDrawer.tsx'
import { BranchDrawer } from './BranchDrawer.tsx'
import { LanguageDrawer } from './LanguageDrawer.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import type { PageInfo } from './page-info.ts'

export type DrawerName = 'menu' | 'branch' | 'language' | 'outlets'

type Props = {
  page: PageInfo
  open: DrawerName | undefined
  onOpen(name: DrawerName): void
  onClose(): void
  hrefOf(path: string): string
  helpHref: string | undefined
  chosen: Vendor | undefined
  /** Opens the screen that is shown for this vendor. */
  onChoose(vendorId: string): void
}

export function Drawers({ page, open, onOpen, onClose, hrefOf, helpHref, chosen, onChoose }: Props) {
  return (
    <>
      <MenuDrawer
        open={open === 'menu'}
        onClose={onClose}
        path={page.path}
        hrefOf={hrefOf}
        helpHref={helpHref}
        chosen={chosen}
        onBranch={() => onOpen('branch')}
        onLanguage={() => onOpen('language')}
      />
      <BranchDrawer open={open === 'branch'} onClose={onClose} onChoose={onChoose} onManage={() => onOpen('outlets')} />
      <OutletsDrawer open={open === 'outlets'} onClose={onClose} />
      <LanguageDrawer page={page} open={open === 'language'} onClose={onClose} />
    </>
  )
}
