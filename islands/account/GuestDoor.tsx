import { useState } from 'react'
import { session } from '#app/session'
import { m } from '#messages'
import { loginWords } from '#text/account-words'
import { Button } from '#ui/Button'
import { Alert } from './Alert.tsx'

/** "Continue as guest", where the country takes guests (GST-001, Q49); the style sheet hides it while the flag is off. */
export function GuestDoor() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function enter(): Promise<void> {
    setBusy(true)
    const problem = await session.continueAsGuest()
    setRefusal(problem && loginWords(problem))
    setBusy(false)
  }

  return (
    <div className="stack needs-guests">
      <p className="or">{m.account_or()}</p>
      <Button large wide pending={busy} onClick={enter}>
        {m.account_guest()}
      </Button>
      <Alert text={refusal} />
    </div>
  )
}
