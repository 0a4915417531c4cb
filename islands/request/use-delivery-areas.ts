import { useEffect } from 'react'
import { areasDrawn, onAreasDrawn, readDeliveryAreas } from '#app/delivery-areas'
import type { MapView } from '../../src/map/create-map.ts'

/** Draws where riders deliver to, while the flag is on (FLG-014). */
export function useDeliveryAreas(map: MapView | undefined, vendorId: string | undefined): void {
  useEffect(() => {
    if (!map || vendorId === undefined) return
    let ended = false
    let names: string[] = []
    const clear = () => {
      for (const name of names) map.setArea(name)
      names = []
    }
    const draw = async () => {
      if (!areasDrawn()) return clear()
      if (names.length > 0) return
      const areas = await readDeliveryAreas(vendorId)
      if (ended || !areasDrawn()) return
      names = areas.map((_, index) => `delivery-${index}`)
      for (const [index, rim] of areas.entries()) map.setArea(`delivery-${index}`, { rim })
    }
    void draw()
    const stop = onAreasDrawn(() => void draw())
    return () => {
      ended = true
      stop()
      clear()
    }
  }, [map, vendorId])
}
