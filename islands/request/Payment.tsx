// The payment method, the voucher and the VAT number (REQ-008, PAY-003, FEE-008, FEE-014).

import { type ReactNode, useState } from 'react'
import { deployment } from '#deployment'
import { parseMoney, spellingIn } from '#features/pricing/money.ts'
import { addedByCash, type PaymentChoice } from '#features/request/payment-choices.ts'
import { paymentChoiceWords, voucherWords } from '#features/request/text.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Choices } from '#ui/Choices.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isComposing } from '#ui/typed-text.ts'
import type { RequestScreen } from './use-request.ts'

export function Payment({ screen }: { screen: RequestScreen }) {
  const { view, set, wrong, problemText } = screen
  return (
    <section className="part" aria-labelledby="request-payment">
      <h2 id="request-payment">{m.request_payment()}</h2>
      {view.paymentCheckFailed && (
        <Notice tone="warning" live="polite">
          {problemText({ code: 'payment_check_failed' })}
        </Notice>
      )}
      {view.nothingToPayWith && (
        // A submission leads to what stops it, and there is nothing to choose.
        <div id="payment" tabIndex={-1}>
          <Notice tone="danger" live="polite">
            {problemText({ code: 'payment_none_offered' })}
          </Notice>
        </div>
      )}
      {view.choices.length > 0 && (
        <div id="payment">
          <Choices<PaymentChoice>
            label={m.request_payment()}
            labelHidden
            value={view.choice}
            onChange={payment => set({ payment })}
            options={view.choices.map(value => ({
              value,
              text: paymentChoiceWords(value),
              detail: detailOf(value, screen),
            }))}
            error={wrong('payment')}
          />
        </div>
      )}
      {view.voucherFixed && <p className="hint">{m.request_voucher_fixed()}</p>}
      <Extras screen={screen} />
    </section>
  )
}

function detailOf(choice: PaymentChoice, { state, money }: RequestScreen): ReactNode {
  if (choice === 'paid') return m.payment_paid_detail()
  if (choice === 'card')
    return (
      <svg className="card-marks" viewBox="0 0 76 24" role="img" aria-label={m.payment_card_detail()}>
        <use href="#card-marks" />
      </svg>
    )
  if (choice !== 'cash_on_delivery') return undefined
  const { pricing } = deployment().settings
  const read = parseMoney(state.form.amount, spellingIn(deployment()))
  const amount = read.state === 'given' ? money(read.amount) : undefined
  const added = addedByCash(choice, pricing?.cashOnDeliveryFee)
  if (added === 0) return amount && m.payment_cash_detail({ amount })
  const fee = money(added)
  return amount ? m.payment_cash_added({ amount, fee }) : m.payment_cash_only_added({ fee })
}

function Extras({ screen }: { screen: RequestScreen }) {
  const { state, view } = screen
  const [voucher, openVoucher] = useState(false)
  const [vat, openVat] = useState(false)
  const showsVoucher = view.voucherOffered && (voucher || state.voucher.typed !== '' || state.voucher.applied)
  const showsVat = view.vatOffered && (vat || state.form.vat !== '')
  return (
    <>
      {showsVoucher && <VoucherField screen={screen} takesFocus={voucher} />}
      {showsVat && (
        <TextField
          {...screen.field('vat')}
          dir="ltr"
          autoComplete="off"
          autoFocus={vat}
          label={m.request_vat()}
          hint={m.request_vat_hint()}
          maxLength={20}
          mark={m.request_optional()}
        />
      )}
      <p className="extras">
        {view.voucherOffered && !showsVoucher && (
          <button className="link" type="button" onClick={() => openVoucher(true)}>
            {m.request_voucher_add()}
          </button>
        )}
        {view.vatOffered && !showsVat && (
          <button className="link" type="button" onClick={() => openVat(true)}>
            {m.request_vat_add()}
          </button>
        )}
      </p>
    </>
  )
}

function VoucherField({ screen, takesFocus }: { screen: RequestScreen; takesFocus: boolean }) {
  const { state, request, money, format, wrong } = screen
  const { typed, applied, awaitsFee } = state.voucher
  const percent = (value: number) => format.percent(value / 100)
  // Another code replaces the applied one (FEE-008).
  const text = awaitsFee || typed === applied?.code ? '' : typed
  const apply = () => {
    if (text.trim() === '') document.getElementById('voucher')?.focus()
    else request.applyVoucher()
  }
  return (
    <>
      {(applied || awaitsFee) && (
        <p className="voucher">
          {awaitsFee ? (
            <Chip tone="neutral" icon="clock">
              <bdi>{typed}</bdi> <span className="hidden-text">{m.request_fee_loading()}</span>
            </Chip>
          ) : (
            applied && (
              <Chip tone="success" icon="check">
                <bdi>{applied.code}</bdi> {voucherWords(applied, money, percent)}
              </Chip>
            )
          )}
          <button className="link" type="button" onClick={() => request.removeVoucher()}>
            {m.request_voucher_remove()}
          </button>
        </p>
      )}
      <TextField
        id="voucher"
        name="voucher"
        dir="ltr"
        autoComplete="off"
        autoFocus={takesFocus}
        label={m.request_voucher()}
        value={text}
        onChange={text => request.typeVoucher(text)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
          apply()
        }}
        error={wrong('voucher')}
        end={
          <Button kind="quiet" onClick={apply}>
            {m.request_voucher_apply()}
          </Button>
        }
      />
    </>
  )
}
