// A saved card or a new one (PAY-005 to PAY-008). What is typed here goes to the encryption and into no state.
import { useState } from 'react'
import type { CardEntry } from '#domain/request/card'
import { m } from '#messages'
import { Checkbox } from '#ui/Checkbox'
import { Choices } from '#ui/Choices'
import { TextField } from '#ui/TextField'
import type { Request } from './use-request.ts'

const NEW = 'new'
const empty: CardEntry = { number: '', month: '', year: '', code: '' }

export function CardForm({ it }: { it: Request }) {
  const { state, request, wrong } = it
  const { card } = state
  if (card.state !== 'open') return null
  // A card that both kinds take is one card to its owner.
  const known = new Set<string>()
  const saved = card.methods
    .flatMap(({ name, payment_instruments }) => payment_instruments.map(instrument => ({ ...instrument, kind: name })))
    .filter(({ payment_instrument_id: id }) => !known.has(id) && known.add(id))
  const chosen = card.selection === 'EXISTING' ? card.selectedCard : card.selection === 'NEW' ? NEW : undefined
  const choose = (id: string) => {
    const instrument = saved.find(({ payment_instrument_id }) => payment_instrument_id === id)
    if (instrument) request.selectSavedCard(instrument.kind, id)
    else request.selectNewCard(card.kind)
  }
  return (
    <section className="part" aria-labelledby="request-card" id="card">
      <h2 id="request-card">{m.payment_cards()}</h2>
      {saved.length > 0 && (
        <Choices
          label={m.payment_cards()}
          labelHidden
          value={chosen}
          onChange={choose}
          options={[
            ...saved.map(({ payment_instrument_id: value, scheme, card_last_digits: digits }) => ({
              value,
              text: m.payment_saved_card({ scheme: scheme.toUpperCase(), digits }),
            })),
            { value: NEW, text: m.payment_new_card() },
          ]}
          error={chosen === undefined ? wrong('card') : undefined}
        />
      )}
      {chosen === NEW && <NewCard it={it} />}
    </section>
  )
}

function NewCard({ it }: { it: Request }) {
  const { state, request, say } = it
  const [entry, setEntry] = useState(empty)
  const { card, problem } = state
  if (card.state !== 'open') return null
  const code = problem?.at === 'card' ? problem.problem.code : undefined
  const error = (field: string) => (problem?.at === 'card' && code === field ? say(problem.problem) : undefined)
  const enter = (changes: Partial<CardEntry>) => {
    const next = { ...entry, ...changes }
    setEntry(next)
    request.enterCard(card.kind, next)
  }
  const figures = { kind: 'digits', required: true } as const
  return (
    <>
      <TextField
        {...figures}
        name="card-number"
        autoComplete="cc-number"
        label={m.payment_number()}
        value={entry.number}
        onChange={number => enter({ number })}
        error={error('card_number')}
      />
      <div className="pair thirds">
        <TextField
          {...figures}
          name="card-month"
          autoComplete="cc-exp-month"
          label={m.payment_month()}
          placeholder="MM"
          value={entry.month}
          onChange={month => enter({ month })}
          error={error('card_expiry')}
        />
        <TextField
          {...figures}
          name="card-year"
          autoComplete="cc-exp-year"
          label={m.payment_year()}
          placeholder="YYYY"
          value={entry.year}
          onChange={year => enter({ year })}
        />
        <TextField
          {...figures}
          name="card-code"
          autoComplete="cc-csc"
          label={m.payment_code()}
          value={entry.code}
          onChange={next => enter({ code: next })}
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
      <Checkbox checked={card.save} onChange={save => request.changeCardOptions({ save })}>
        {m.payment_save_card()}
      </Checkbox>
    </>
  )
}
