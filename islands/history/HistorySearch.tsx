import { useState } from 'react'
import { pastOrders } from '#app/history'
import { vendors } from '#app/vendors'
import { m } from '#messages'
import { useLive } from '../shell/use-live.ts'
import { OrderSearch } from '../tracking/OrderSearch.tsx'

const noRecent: readonly string[] = []

/** Searches when Enter is pressed or the field is left; what is neither phone nor order asks nothing (HIS-007, HIS-008). */
export function HistorySearch({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const [neither, setNeither] = useState(false)
  const recent = useLive(pastOrders.$recent, noRecent)
  const chosen = useLive(vendors.$chosen, undefined)
  function type(next: string): void {
    setText(next)
    setNeither(false)
    if (next === '' && asked !== '') void pastOrders.search('')
  }
  return (
    <OrderSearch
      label={m.history_search_label()}
      placeholder={m.history_search()}
      value={text}
      onChange={type}
      onSettled={async key => {
        if (key.trim() !== asked) setNeither((await pastOrders.search(key)) === 'neither')
      }}
      recent={recent}
      error={neither ? m.history_search_neither({ example: `${chosen?.vendor_id ?? ''}-` }) : undefined}
    />
  )
}
