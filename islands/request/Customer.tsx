// The customer and the items (REQ-005, REQ-034 to REQ-044, FEE-012).
import { sitePhones } from '#app/phones.ts'
import { deployment } from '#deployment'
import { parseMoney, spellingIn } from '#features/pricing/money.ts'
import { DESCRIPTION_MAX_CHARACTERS } from '#features/request/checks.ts'
import { coldBagNeeded, type ParcelType, parcelTypes } from '#features/request/form.ts'
import { parcelWords } from '#features/request/text.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Choices.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Fold } from './Fold.tsx'
import type { RequestScreen } from './use-request.ts'

export function Customer({ screen }: { screen: RequestScreen }) {
  const { state, view, field } = screen
  const { form } = state
  const { phonePrefix } = deployment().settings
  const international = /^\s*(\+|00)/.test(form.phone)
  return (
    <Fold
      screen={screen}
      name="customer"
      title={m.request_customer()}
      line={<bdi>{form.name}</bdi>}
      detail={<bdi dir="ltr">{sitePhones(deployment().country.code).national(form.phone)}</bdi>}
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

export function Contents({ screen }: { screen: RequestScreen }) {
  const { state, view, set, field, wrong } = screen
  const { form } = state
  const { currency, rules } = deployment().settings
  const characters = { count: [...form.description.trim()].length, limit: DESCRIPTION_MAX_CHARACTERS }
  const asksToConfirm = state.problem?.problem.code === 'item_value_exceeds'
  return (
    <Fold
      screen={screen}
      name="contents"
      title={m.request_contents()}
      line={<bdi>{form.description.trim() || parcelWords(form.parcel)}</bdi>}
      detail={<bdi>{contentsLine(screen)}</bdi>}
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
          mark={understood(screen) || (!rules.amountRequired && m.request_optional())}
          required={rules.amountRequired}
          affix={currency}
          error={asksToConfirm ? undefined : wrong('amount')}
        />
        {!view.editing && (
          <Select<ParcelType>
            id="parcel"
            name="parcel"
            label={m.request_parcel()}
            value={form.parcel}
            onChange={parcel => set({ parcel })}
            options={parcelTypes.map(value => ({ value, text: parcelWords(value) }))}
          />
        )}
      </div>
      <ValueWarning screen={screen} />
      {/* The update of an order has no field for these (Q32). */}
      {!view.editing && form.parcel === 'food' && (
        <Checkbox name="coldBag" checked={form.coldBag} onChange={coldBag => set({ coldBag })}>
          {m.request_cold_bag()}
        </Checkbox>
      )}
      {!view.editing && (
        <Checkbox name="ageCheck" checked={form.ageCheck} onChange={ageCheck => set({ ageCheck })}>
          {m.request_age_check()}
        </Checkbox>
      )}
    </Fold>
  )
}

/** The amount as it was read, for every payment method (REQ-108). */
function understood({ state: { form }, money }: RequestScreen) {
  const value = parseMoney(form.amount, spellingIn(deployment()))
  return value.state === 'given' && <bdi className="num">{money(value.amount)}</bdi>
}

/** The value of the items, and instructions for the rider. */
function contentsLine({ state: { form }, money }: RequestScreen): string {
  const value = parseMoney(form.amount, spellingIn(deployment()))
  const parts = [
    value.state === 'given' && money(value.amount),
    form.description.trim() !== '' && parcelWords(form.parcel),
    coldBagNeeded(form) && m.request_cold_bag(),
    form.ageCheck && m.request_age_check(),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Above the limit: the reader can confirm it (FEE-012). */
function ValueWarning({ screen }: { screen: RequestScreen }) {
  const { view, request, problemText } = screen
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
      {problemText(problem)}
    </Notice>
  )
}

// Who sends, when nobody is logged in (GST-004).

export function Sender({ screen }: { screen: RequestScreen }) {
  const { field } = screen
  return (
    <section className="part" aria-labelledby="request-sender">
      <h2 id="request-sender">{m.request_sender()}</h2>
      <p className="hint">{m.request_sender_hint()}</p>
      <div className="pair">
        <TextField {...field('senderName')} autoComplete="name" required label={m.request_name()} />
        <TextField {...field('senderPhone')} kind="phone" autoComplete="tel" required label={m.request_phone()} />
      </div>
      <TextField {...field('senderEmail')} kind="email" autoComplete="email" required label={m.request_email()} />
    </section>
  )
}
