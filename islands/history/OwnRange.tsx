import { type FormEvent, useState } from 'react'
import { pastOrders } from '#app/history'
import { clock } from '#app/world'
import { deployment } from '#deployment'
import { type DayRange, lastDay, type RangeProblem } from '#domain/history/days'
import { m } from '#messages'
import { rangeWords } from '#text/orders'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import type { Format } from '../shell/use-format.ts'
import { isoDay } from './iso-day.ts'

/** A range of one's own: the system's own day pickers, days of the country (HIS-002, HIS-005, HIS-006). */
export function OwnRange({ range, format }: { range: DayRange; format: Format }) {
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const [problem, setProblem] = useState<RangeProblem>()
  const last = lastDay({ now: clock.now(), zone: deployment().settings.timezone })
  const error = problem && rangeWords(problem, iso => format.day(isoDay(iso)))
  function show(event: FormEvent): void {
    event.preventDefault()
    setProblem(pastOrders.setRange({ from, to }))
  }
  const day = (label: string, value: string, change: (day: string) => void, wrong: string | undefined) => (
    <Field label={label} error={wrong}>
      {described => (
        <div className="control">
          <input type="date" {...described} max={last} value={value} onChange={event => change(event.target.value)} />
        </div>
      )}
    </Field>
  )
  return (
    <form className="own-range" noValidate onSubmit={show}>
      {day(m.history_from(), from, setFrom, undefined)}
      {day(m.history_to(), to, setTo, error)}
      <Button type="submit">{m.history_apply()}</Button>
    </form>
  )
}
