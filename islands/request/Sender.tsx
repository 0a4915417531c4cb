// Who sends, when nobody is logged in (GST-004).
import { m } from '#messages'
import { TextField } from '#ui/TextField'
import type { Request } from './use-request.ts'

export function Sender({ it }: { it: Request }) {
  const { field } = it
  return (
    <section className="part" aria-labelledby="request-sender">
      <h2 id="request-sender">{m.request_sender()}</h2>
      <p className="hint">{m.request_sender_hint()}</p>
      <div className="pair">
        <TextField {...field('senderName')} autoComplete="name" required label={m.request_name()} />
        <TextField {...field('senderPhone')} kind="phone" autoComplete="tel" required label={m.request_phone()} />
      </div>
      <TextField {...field('senderEmail')} kind="email" autoComplete="email" required label={m.request_email()} />
    </section>
  )
}
