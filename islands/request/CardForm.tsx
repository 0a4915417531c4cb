// A saved card or a new one (PAY-004 to PAY-008). What is typed here goes to the encryption and into no state of a store.
import { useEffect, useRef, useState } from 'react'
import { clock } from '#app/world'
import type { CardEntry } from '#domain/request/card'
import { type SavedCard, savedCards } from '#domain/request/saved-cards'
import { m } from '#messages'
import type { CardKind } from '#schema/wire'
import { cardKindWords, schemeWords } from '#text/request-names'
import { Choices } from '#ui/Choices'
import { NewCard } from './NewCard.tsx'
import type { Request } from './use-request.ts'

const empty: CardEntry = { number: '', month: '', year: '', code: '' }

export function CardForm({ it }: { it: Request }) {
  return it.state.card.state === 'open' ? <OpenCard it={it} /> : null
}

function OpenCard({ it }: { it: Request }) {
  const { state, request, wrong } = it
  const { card } = state
  const section = useRef<HTMLElement>(null)
  // One form per kind, each with what was typed into it, whichever is shown (PAY-006).
  const [entries, setEntries] = useState<Partial<Record<CardKind, CardEntry>>>({})
  // It appears below what was pressed: whoever asked for it goes on in it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
    section.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  if (card.state !== 'open') return null
  const saved = savedCards(card.methods, clock.now())
  const kinds = card.methods.map(({ name }) => name)
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
        <NewCard key={card.kind} it={it} entry={entries[card.kind] ?? empty} onEntry={enter} />
      )}
    </section>
  )
}

function expiryOf({ expiry_month, expiry_year, expired }: SavedCard): string {
  const when = { month: String(expiry_month).padStart(2, '0'), year: String(expiry_year) }
  return expired ? m.payment_card_expired(when) : m.payment_card_expires(when)
}
