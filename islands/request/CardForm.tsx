// A saved card or a new one (PAY-004 to PAY-008). The typed card is encrypted and never part of a store's state.
import { useEffect, useRef, useState } from 'react'
import { clock } from '#app/services.ts'
import { type CardEntry, cardCodeLength, cardScheme, groupedNumber } from '#features/request/card.ts'
import { cardKindWords, schemeWords } from '#features/request/card-text.ts'
import { type SavedCard, savedCards } from '#features/request/payment-choices.ts'
import { m } from '#messages'
import type { CardKind } from '#schema/wire.ts'
import { Checkbox, Choices } from '#ui/Choices.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RequestScreen } from './use-request.ts'

const empty: CardEntry = { number: '', month: '', year: '', code: '' }

export function CardForm({ screen }: { screen: RequestScreen }) {
  return screen.state.card.state === 'open' ? <OpenCard screen={screen} /> : null
}

function OpenCard({ screen }: { screen: RequestScreen }) {
  const { state, request, wrong } = screen
  const { card } = state
  const section = useRef<HTMLElement>(null)
  // One form per kind; each keeps what was typed while another is shown (PAY-006).
  const [entries, setEntries] = useState<Partial<Record<CardKind, CardEntry>>>({})
  // It appears below the button that opened it, so the focus moves into it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
    section.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  if (card.state !== 'open') return null
  const saved = savedCards(card.methods, clock.now())
  // A payer cannot distinguish two ways of taking the same card: the first that the vendor has is offered.
  const kinds = card.methods.slice(0, 1).map(({ name }) => name)
  const chosen = card.selection === 'EXISTING' ? card.selectedCard : card.selection === 'NEW' ? card.kind : undefined
  const choose = (id: string) => {
    const instrument = saved.find(({ payment_instrument_id }) => payment_instrument_id === id)
    if (instrument) request.selectSavedCard(instrument.kind, id)
    for (const kind of kinds) if (kind === id) request.selectNewCard(kind)
  }
  const enter = (entry: CardEntry) => {
    setEntries({ ...entries, [card.kind]: entry })
    request.enterCard(card.kind, entry)
  }
  return (
    <section className="part" aria-labelledby="request-card" id="card" ref={section}>
      <h2 id="request-card">{m.payment_cards()}</h2>
      {saved.length + kinds.length > 1 && (
        <Choices
          label={m.payment_cards()}
          labelHidden
          value={chosen}
          onChange={choose}
          options={[
            ...saved.map(one => ({
              value: one.payment_instrument_id,
              text: m.payment_saved_card({ scheme: schemeWords(one.scheme), digits: one.card_last_digits }),
              detail: expiryOf(one),
              disabled: one.expired,
            })),
            ...kinds.map(kind => ({ value: kind as string, text: cardKindWords(kind) })),
          ]}
          error={chosen === undefined ? wrong('card') : undefined}
        />
      )}
      {card.selection === 'NEW' && (
        <NewCard key={card.kind} screen={screen} entry={entries[card.kind] ?? empty} onEntry={enter} />
      )}
    </section>
  )
}

function expiryOf({ expiry_month, expiry_year, expired }: SavedCard): string {
  const when = { month: String(expiry_month).padStart(2, '0'), year: String(expiry_year) }
  return expired ? m.payment_card_expired(when) : m.payment_card_expires(when)
}

// The form of a new card (PAY-006 to PAY-008); where the number goes, see src/platform/card-encryption.ts (PAY-101).

/** The longest number, with its spaces. */
const NUMBER_MAX = 23

type Props = { screen: RequestScreen; entry: CardEntry; onEntry: (entry: CardEntry) => void }

function NewCard({ screen, entry, onEntry }: Props) {
  const { state, request, problemText, guest } = screen
  const { card, problem, faults = [] } = state
  if (card.state !== 'open') return null
  const error = (code: string) => {
    const found = [problem, ...faults].find(fault => fault?.at === 'card' && fault.problem.code === code)
    return found && problemText(found.problem)
  }
  const enter = (changes: Partial<CardEntry>) => onEntry({ ...entry, ...changes })
  const scheme = cardScheme(entry.number)
  const count = cardCodeLength(entry.number)
  const figures = (name: keyof CardEntry) =>
    ({
      kind: 'digits',
      required: true,
      name: `card-${name}`,
      value: entry[name],
      onChange: (text: string) => enter({ [name]: text }),
    }) as const
  return (
    <>
      <TextField
        {...figures('number')}
        autoComplete="cc-number"
        label={m.payment_number()}
        maxLength={NUMBER_MAX}
        onChange={number => enter({ number: groupedNumber(number, entry.number) })}
        error={error('card_number')}
        end={entry.number !== '' && scheme !== 'other' && <span className="affix">{schemeWords(scheme)}</span>}
      />
      <div className="pair thirds">
        <TextField
          {...figures('month')}
          autoComplete="cc-exp-month"
          label={m.payment_month()}
          placeholder="MM"
          maxLength={2}
          error={error('card_expiry')}
        />
        <TextField
          {...figures('year')}
          autoComplete="cc-exp-year"
          label={m.payment_year()}
          placeholder="YYYY"
          maxLength={4}
        />
        <TextField
          {...figures('code')}
          autoComplete="cc-csc"
          label={m.payment_code()}
          hint={m.payment_code_digits({ count })}
          maxLength={count}
          error={error('card_code')}
        />
      </div>
      <TextField
        name="card-holder"
        autoComplete="cc-name"
        required
        label={m.payment_holder()}
        value={card.nameOnCard}
        onChange={nameOnCard => request.changeCardOptions({ nameOnCard })}
        error={error('card_holder')}
      />
      {/* Guests cannot use saved cards later. */}
      {!guest && (
        <Checkbox checked={card.save} onChange={save => request.changeCardOptions({ save })}>
          {m.payment_save_card()}
        </Checkbox>
      )}
      <p className="hint">{m.payment_card_safe()}</p>
    </>
  )
}
