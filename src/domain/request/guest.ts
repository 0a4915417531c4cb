// Guests: who sends, in the two shapes that the calls use (GST-004, Q51).
import type { FlatSender, Sender } from '#schema/wire'

/** The sender as it is kept: flat, whichever shape it came in. */
export function flatSender(sender: Sender | FlatSender): FlatSender {
  const { location, name, email, phone_number: phone } = sender
  return {
    location,
    name,
    email: typeof email === 'string' ? email : email.email,
    phone_number: typeof phone === 'string' ? phone : phone.phone,
  }
}
