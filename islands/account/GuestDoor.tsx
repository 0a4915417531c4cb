import { useEffect, useState } from 'react'
import { countryParameters } from '#app/country-parameters'
import { session } from '#app/session'
import { m } from '#messages'
import { loginWords } from '#text/account-words'
import { Button } from '#ui/Button'
import { Alert } from './Alert.tsx'

/**
 * "Continue as guest" (GST-001): a guest pays online or not at all, so it is offered only where that is on (GST-007, Q49).
 * The style sheet hides it while the flag is off.
 */
export function GuestDoor() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [payable, setPayable] = useState<boolean>()
  useEffect(() => {
    void countryParameters.read('onlinePaymentActivated').then(on => setPayable(on === true))
  }, [])

  async function enter(): Promise<void> {
    setBusy(true)
    const problem = await session.continueAsGuest()
    setRefusal(problem && loginWords(problem))
    setBusy(false)
  }

  if (payable === false) return null
  return (
    <div className={payable ? 'stack needs-guests' : 'stack needs-guests awaited'}>
      <p className="or">{m.account_or()}</p>
      <Button large wide pending={busy} onClick={enter}>
        {m.account_guest()}
      </Button>
      <Alert text={refusal} />
    </div>
  )
}
