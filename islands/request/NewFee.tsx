// "The delivery fee is now: … Are you ok?" (FEE-003, REQ-104).
import { newFeeWords } from '#features/request/text.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { RequestScreen } from './use-request.ts'

export function NewFee({ screen }: { screen: RequestScreen }) {
  const { view, request, money } = screen
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
