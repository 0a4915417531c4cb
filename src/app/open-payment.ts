// The payment that this tab left for its bank (Q50).
import { requestNotices } from '#domain/request/notices'
import { createOpenPayment } from '#stores/request/open-payment'
import { notices } from './notices.ts'
import { send, storage } from './world.ts'

export const openPayment = createOpenPayment({
  send,
  storage,
  notify: notice => notices.show(notice, requestNotices[notice.code]),
})
