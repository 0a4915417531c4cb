// "The delivery fee is now: … Are you ok?" (FEE-003, REQ-104).
import { m } from '#messages'
import { newFeeWords } from '#text/request-names'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import type { Request } from './use-request.ts'

export function NewFee({ it }: { it: Request }) {
  const { view, request, money } = it
  const words = view.newFee && newFeeWords(view.newFee, money)
  return (
    <Dialog
      open={words !== undefined}
      onClose={() => request.declineNewFee()}
      title={m.request_fee_title()}
      alert
      footer={
        <>
          <Button onClick={() => request.declineNewFee()}>{m.request_fee_decline()}</Button>
          <Button kind="primary" autoFocus onClick={() => request.acceptNewFee()}>
            {m.request_fee_accept()}
          </Button>
        </>
      }
    >
      <p>{words?.question}</p>
      {words?.before && <p className="muted">{words.before}</p>}
    </Dialog>
  )
}
