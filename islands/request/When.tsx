// When it is collected: as soon as possible, within the promised time, or at a time of the list (REQ-006, REQ-007).

import { deployment } from '#deployment'
import { m } from '#messages'
import { Segments } from '#ui/Choices.tsx'
import { Select } from '#ui/Select.tsx'
import type { RequestScreen } from './use-request.ts'

export function When({ screen }: { screen: RequestScreen }) {
  const { state, view, set, wrong, format } = screen
  const { form, estimates } = state
  const { asapMinutes } = deployment().settings
  const later = form.time === 'later'
  // It was chosen while it was offered, and nothing is chosen now.
  const isGone = later && !view.laterOffered
  const hint =
    estimates && form.time === 'asap'
      ? m.request_asap_estimate({ pickup: estimates.pickup, delivery: estimates.delivery })
      : m.request_asap_hint({ minutes: asapMinutes })
  return (
    <section className="part" aria-labelledby="request-when">
      <h2 id="request-when">{m.request_when()}</h2>
      {!view.editing && (
        <div id={isGone ? 'collectAt' : undefined}>
          <Segments
            wide
            label={m.request_when()}
            labelHidden
            value={form.time}
            onChange={time => set({ time })}
            options={[
              { value: 'asap', text: m.request_asap() },
              { value: 'within', text: m.request_within({ minutes: asapMinutes }) },
              ...(view.laterOffered ? [{ value: 'later' as const, text: m.request_later() }] : []),
            ]}
            error={isGone ? wrong('collectAt') : undefined}
          />
        </div>
      )}
      {view.scheduledFor !== undefined && (
        <p className="num">
          <b>
            <bdi>{`${format.day(view.scheduledFor)}${format.comma}${format.time(view.scheduledFor)}`}</bdi>
          </b>
        </p>
      )}
      {view.editing ? (
        <p className="hint">{m.request_time_fixed()}</p>
      ) : later && !isGone ? (
        <Slots screen={screen} />
      ) : (
        // While it is closed nobody comes right away; the notice above the form shows when riders come again.
        view.step !== 'SERVICE_CLOSED' && !isGone && <p className="hint">{hint}</p>
      )}
    </section>
  )
}

function Slots({ screen }: { screen: RequestScreen }) {
  const { state, view, set, wrong, format } = screen
  const { days } = view
  const at = state.form.collectAt
  const chosen = days.find(({ slots }) => at !== undefined && slots.includes(at))
  const day = chosen ?? days[0]
  if (!day) return <p className="hint">{m.request_no_times()}</p>
  return (
    <div className="pair">
      <Select
        id="day"
        name="day"
        label={m.request_day()}
        value={day.day}
        onChange={next => {
          const first = days.find(({ day: name }) => name === next)?.slots[0]
          if (first !== undefined) set({ collectAt: first })
        }}
        options={days.map(({ day: value, slots: [first = 0] }) => ({ value, text: format.day(first) }))}
      />
      <Select
        id="collectAt"
        name="collectAt"
        label={m.request_time()}
        prompt={m.request_time_prompt()}
        value={chosen && at !== undefined ? String(at) : ''}
        onChange={slot => set({ collectAt: Number(slot) })}
        options={day.slots.map(slot => ({ value: String(slot), text: format.time(slot) }))}
        error={wrong('collectAt')}
      />
    </div>
  )
}
