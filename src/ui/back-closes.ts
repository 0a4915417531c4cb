// What a component has open is closed by Back (disclosure.ts).
import { useEffect, useEffectEvent } from 'react'
import { backCloses } from './disclosure.ts'

/** Lets Back close it while it is open; while it is busy, Back changes nothing. */
export function useBackCloses(isOpen: boolean, onClose: () => void, isBusy = false): void {
  const back = useEffectEvent((stay: () => void) => (isBusy ? stay() : onClose()))
  useEffect(() => {
    if (!isOpen) return
    let closed = () => {}
    const open = () => {
      closed = backCloses().opened(() => back(open))
    }
    open()
    return () => closed()
  }, [isOpen])
}
