// The payment that this tab left for its bank (Q50).
import { deployment } from '#deployment'
import { createOpenPayment } from '#features/request/open-payment-store.ts'
import { requestNotices } from '#features/request/problems.ts'
import { notices } from './notices.ts'
import { send, storage } from './services.ts'

export const openPayment = createOpenPayment({
  send,
  storage,
  redirectHosts: () => deployment().environment.redirectHosts ?? [],
  notify: notice => notices.show(notice, requestNotices[notice.code]),
})
