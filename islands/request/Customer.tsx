// Who receives it, and what it is (REQ-005, REQ-034 to REQ-044, FEE-012).
import { deployment } from '#deployment'
import { DESCRIPTION_MAX_CHARACTERS } from '#domain/request/checks'
import { coldBagNeeded, type ParcelType, parcelTypes } from '#domain/request/form'
import { readAmount } from '#domain/request/item-value'
import { m } from '#messages'
import { parcelWords } from '#text/request-names'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Notice } from '#ui/Notice'
import { Select } from '#ui/Select'
import { TextField } from '#ui/TextField'
import { Fold } from './Fold.tsx'
import type { Request } from './use-request.ts'

export function Customer({ it }: { it: Request }) {
  const { state, view, field } = it
  const { form } = state
  const { phonePrefix } = deployment().settings
  const international = /^\s*(\+|00)/.test(form.phone)
  return (
    <Fold
      it={it}
      name="customer"
      title={m.request_customer()}
      line={<bdi>{form.name}</bdi>}
      detail={
        <bdi dir="ltr">
          {!international && `${phonePrefix} `}
          {form.phone}
        </bdi>
      }
      {...(view.editing && { fixed: m.request_customer_fixed() })}
    >
      <div className="pair">
        <TextField {...field('name')} autoComplete="off" label={m.request_name()} required readOnly={view.editing} />
        <TextField
          {...field('phone')}
          kind="phone"
          autoComplete="off"
          label={m.request_phone()}
          required
          readOnly={view.editing}
          affix={international ? undefined : phonePrefix}
        />
      </div>
    </Fold>
  )
}

export function Contents({ it }: { it: Request }) {
  const { state, set, field, wrong } = it
  const { form } = state
  const { currency, rules } = deployment().settings
  const characters = { count: [...form.description.trim()].length, limit: DESCRIPTION_MAX_CHARACTERS }
  const asksToConfirm = state.problem?.problem.code === 'item_value_exceeds'
  return (
    <Fold
      it={it}
      name="contents"
      title={m.request_contents()}
      line={<bdi>{form.description.trim() || parcelWords(form.parcel)}</bdi>}
      detail={<bdi>{contentsLine(it)}</bdi>}
    >
      <TextField
        {...field('description')}
        autoComplete="off"
        label={m.request_description()}
        mark={<bdi className="num">{m.request_characters(characters)}</bdi>}
      />
      <div className="pair">
        <TextField
          {...field('amount')}
          kind="amount"
          autoComplete="off"
          label={m.request_value()}
          mark={!rules.amountRequired && m.request_optional()}
          required={rules.amountRequired}
          affix={currency}
          error={asksToConfirm ? undefined : wrong('amount')}
        />
        <Select<ParcelType>
          id="parcel"
          name="parcel"
          label={m.request_parcel()}
          value={form.parcel}
          onChange={parcel => set({ parcel })}
          options={parcelTypes.map(value => ({ value, text: parcelWords(value) }))}
        />
      </div>
      <ValueWarning it={it} />
      {form.parcel === 'food' && (
        <Checkbox name="coldBag" checked={form.coldBag} onChange={coldBag => set({ coldBag })}>
          {m.request_cold_bag()}
        </Checkbox>
      )}
      <Checkbox name="ageCheck" checked={form.ageCheck} onChange={ageCheck => set({ ageCheck })}>
        {m.request_age_check()}
      </Checkbox>
    </Fold>
  )
}

/** The value and what the rider must mind. */
function contentsLine({ state: { form }, money }: Request): string {
  const { currency } = deployment().settings
  const value = readAmount(form.amount, currency)
  const parts = [
    value.state === 'given' && money(value.amount),
    form.description.trim() !== '' && parcelWords(form.parcel),
    coldBagNeeded(form) && m.request_cold_bag(),
    form.ageCheck && m.request_age_check(),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Above the limit: it may be meant so (FEE-012). */
function ValueWarning({ it }: { it: Request }) {
  const { view, request, say } = it
  const { required, confirmed, limit } = view.valueLimit
  if (!required || confirmed) return null
  const problem = { code: 'item_value_exceeds', limit, currency: deployment().settings.currency } as const
  return (
    <Notice
      tone="warning"
      live="polite"
      action={
        <Button id="confirm-amount" onClick={() => request.confirmValue()}>
          {m.request_value_confirm()}
        </Button>
      }
    >
      {say(problem)}
    </Notice>
  )
}
