// Where an app's token is taken, confirmed, or shown to be invalid (Q18, Q112, SES-012).
import { useEffect, useState } from 'react'
import { embeddedLogin, leaveAfterReport } from '#app/embedded-login.ts'
import { navigate } from '#app/services.ts'
import { addressOf } from '#contract/routes.ts'
import type { EmbeddedLoginStore, EmbeddedLogin as State } from '#features/session/embedded-store.ts'
import { m } from '#messages'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'

export function EmbeddedLogin({ prefix }: { prefix: string }) {
  const [login, setLogin] = useState<State>({ state: 'checking' })
  const [store, setStore] = useState<EmbeddedLoginStore>()
  useEffect(() => {
    const made = embeddedLogin()
    setStore(made)
    const ends = [made.$login.subscribe(setLogin), leaveAfterReport()]
    void made.start()
    return () => {
      for (const end of ends) end()
    }
  }, [])
  if (login.state === 'failed')
    return (
      <>
        <p className="lead">{m.portal_odwp_failed()}</p>
        <ButtonLink kind="primary" large wide href={addressOf(prefix, '/connect')}>
          {m.account_log_in()}
        </ButtonLink>
      </>
    )
  if (login.state === 'asking')
    return (
      <div className="stack">
        <h2>{m.portal_odwp_other({ vendor: login.vendor })}</h2>
        <p>{m.portal_odwp_other_text({ email: login.email })}</p>
        <Button kind="primary" large wide onClick={() => void store?.agree()}>
          {m.account_log_in()}
        </Button>
        <Button large wide onClick={() => navigate.replace('/request-a-rider')}>
          {m.portal_odwp_stay()}
        </Button>
      </div>
    )
  return <Skeleton shape="rows" label={m.portal_odwp_checking()} />
}
