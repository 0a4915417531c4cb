// Asks whether page views may be counted, where the deployment has to; no is said as easily as yes (CST-002).
import { analyticsConsent } from '#app/shell.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export function AnalyticsConsent({ open }: { open: boolean }) {
  const refuse = () => analyticsConsent.answer(false)
  return (
    <Dialog
      open={open}
      onClose={refuse}
      title={m.analytics_title()}
      footer={
        <>
          <Button onClick={refuse}>{m.analytics_refuse()}</Button>
          <Button onClick={() => analyticsConsent.answer(true)}>{m.analytics_allow()}</Button>
        </>
      }
    >
      <p>{m.analytics_text()}</p>
    </Dialog>
  )
}
