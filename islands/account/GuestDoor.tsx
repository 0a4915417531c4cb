import { useEffect, useState } from 'react'
import { countryParameters } from '#app/country-parameters'
import { session } from '#app/session'
import { m } from '#messages'
import { loginWords } from '#text/account-words'
import { Button } from '#ui/Button'
import { Alert } from './Alert.tsx'

/** What is known of paying online: `unknown` when nobody could say, which the press then asks again. */
type Payable = 'asked' | 'yes' | 'no' | 'unknown'

const asked = async (): Promise<Payable> => {
  const on = await countryParameters.read('onlinePaymentActivated')
  if (on === undefined) return 'unknown'
  return on ? 'yes' : 'no'
}

/**
 * "Continue as guest" (GST-001): a guest pays online or not at all, so the door opens only where that is on (GST-007, Q49).
 * The style sheet hides it while the flag is off.
 */
export function GuestDoor() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [payable, setPayable] = useState<Payable>('asked')
  useEffect(() => void asked().then(setPayable), [])

  async function enter(): Promise<void> {
    setBusy(true)
    setRefusal(undefined)
    const now = payable === 'yes' ? payable : await asked()
    setPayable(now)
    if (now === 'unknown') setRefusal(loginWords({ code: 'login_offline' }))
    if (now === 'yes') {
      const problem = await session.continueAsGuest()
      setRefusal(problem && loginWords(problem))
    }
    setBusy(false)
  }

  if (payable === 'no') return null
  return (
    <div className={payable === 'asked' ? 'stack needs-guests awaited' : 'stack needs-guests'}>
      <p className="or">{m.account_or()}</p>
      <Button large wide pending={busy} onClick={enter}>
        {m.account_guest()}
      </Button>
      <Alert text={refusal} />
    </div>
  )
}
