// What a reader wants this page to show: the map, and when it arrives (FLG-011, Q80). Offered with its flag; everything is
// shown until somebody says otherwise. The choice belongs to this visit and outlives a reload.
import { publicFlags } from '#app/public-order'
import { part } from './parts.ts'

export type Block = 'map' | 'eta'

const isHidden = (block: Block): boolean =>
  (history.state as { hidden?: readonly Block[] } | null)?.hidden?.includes(block) ?? false

let offered = false

/** Whether a block is to be shown. */
export const wants = (block: Block): boolean => !offered || !isHidden(block)

/** Offers the settings where their flag is on; `changed` is called when something is to be drawn otherwise. */
export async function startSettings(changed: () => void): Promise<void> {
  if (!(await publicFlags()).TrackingPageSettings) return
  offered = true
  const settings = part('settings')
  settings.hidden = false
  for (const box of settings.querySelectorAll<HTMLInputElement>('input')) {
    const block = box.name as Block
    box.checked = wants(block)
    box.addEventListener('change', () => {
      const others = (['map', 'eta'] as const).filter(one => one !== block && isHidden(one))
      history.replaceState({ ...history.state, hidden: box.checked ? others : [...others, block] }, '')
      changed()
    })
  }
  if (!wants('map') || !wants('eta')) changed()
}
