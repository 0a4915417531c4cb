// Where riders deliver to from a branch, for its map (FLG-014).
import type { Spot } from '#domain/request/places'
import { flags } from './flags.ts'
import { session } from './session.ts'
import { send } from './world.ts'

/** Whether the flag asks for them to be drawn. */
export const areasDrawn = (): boolean => flags.$flags.get()?.DrawDeliveryAreas === true

/** Tells when that changes; the answer ends it. */
export const onAreasDrawn = (listener: () => void): (() => void) => flags.$flags.listen(listener)

/** The rims of the areas around a vendor; none where they cannot be had: the map does without. */
export async function readDeliveryAreas(vendorId: string): Promise<Spot[][]> {
  // A guest's branch is the address that was typed: nobody knows its areas yet.
  if (session.$session.get().mode === 'GUEST') return []
  const answer = await send('deliveryAreas', { params: { vendorId } })
  if (answer.state === 'failed') return []
  return answer.value.result.areas.map(({ ring }) => ring.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })))
}
