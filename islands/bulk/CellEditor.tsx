import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type BulkColumn, bulkPayments, deliveryTypes } from '#domain/bulk/columns'
import { m } from '#messages'
import { bulkWords, columnWords } from '#text/bulk-words'

type Props = {
  column: BulkColumn
  text: string
  /** Typing began it: the text is what was typed, and the end of it is where to go on. */
  begun: boolean
  onEnd: (text: string | undefined, go?: 'down' | 'next' | 'before' | 'stay') => void
}

/** One cell while it is changed: Enter and Tab keep the text and go on, Escape gives it up. */
export function CellEditor({ column, text, begun, onEnd }: Props) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const ended = useRef(false)
  useLayoutEffect(() => {
    const element = field.current
    element?.focus({ preventScroll: true })
    if (element instanceof HTMLInputElement && !begun) element.select()
  }, [begun])
  const end: Props['onEnd'] = (value, go) => {
    // Leaving the field after Enter is no second end.
    if (ended.current) return
    ended.current = true
    onEnd(value, go)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement & HTMLSelectElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'Enter') end(value, 'down')
    else if (event.key === 'Tab') end(value, event.shiftKey ? 'before' : 'next')
    else if (event.key === 'Escape') end(undefined)
    else return
    event.preventDefault()
  }
  const common = {
    ref: field,
    'aria-label': columnWords(column),
    onKeyDown,
    onBlur: (event: { currentTarget: { value: string } }) => end(event.currentTarget.value),
  }
  const choices = choicesOf(column)
  if (choices)
    return (
      <select {...common} defaultValue={choices.some(({ value }) => value === text) ? text : ''}>
        <option value="">{m.bulk_choose_value()}</option>
        {choices.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    )
  const figures = column === 'phone' || column === 'amount' || column === 'scheduled'
  return <input {...common} defaultValue={text} dir={figures ? 'ltr' : 'auto'} autoComplete="off" />
}

/** The values of a column that has few. */
export function choicesOf(column: BulkColumn): { value: string; word: string }[] | undefined {
  const { payments, deliveries } = bulkWords()
  if (column === 'payment') return bulkPayments.map(value => ({ value, word: payments[value] }))
  if (column === 'delivery') return deliveryTypes.map(value => ({ value, word: deliveries[value] }))
  return undefined
}
