// What a component has open is closed by Back (disclosure.ts).
import { useEffect, useEffectEvent } from 'react'
import { backCloses } from './disclosure.ts'

/** Lets Back close it while it is open. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    return backCloses().opened(() => close())
  }, [isOpen])
}
