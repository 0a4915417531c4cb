// Who sends, when nobody is logged in (GST-004).
import { m } from '#messages'
import { TextField } from '#ui/TextField'
import type { Request } from './use-request.ts'

export function Sender({ it }: { it: Request }) {
  const { state, set, wrong } = it
  const { form } = state
  return (
    <section className="part" aria-labelledby="request-sender">
      <h2 id="request-sender">{m.request_sender()}</h2>
      <p className="hint">{m.request_sender_hint()}</p>
      <div className="pair">
        <TextField
          id="senderName"
          name="senderName"
          autoComplete="name"
          required
          label={m.request_name()}
          value={form.senderName}
          onChange={senderName => set({ senderName })}
          error={wrong('senderName')}
        />
        <TextField
          id="senderPhone"
          name="senderPhone"
          kind="phone"
          autoComplete="tel"
          required
          label={m.request_phone()}
          value={form.senderPhone}
          onChange={senderPhone => set({ senderPhone })}
          error={wrong('senderPhone')}
        />
      </div>
      <TextField
        id="senderEmail"
        name="senderEmail"
        kind="email"
        autoComplete="email"
        required
        label={m.request_email()}
        value={form.senderEmail}
        onChange={senderEmail => set({ senderEmail })}
        error={wrong('senderEmail')}
      />
    </section>
  )
}
