// Saved cards: never a number, only what is shown of one.

import type { CardKind, CardScheme, PaymentInstrument } from '#schema/wire.ts'
import type { Site } from '../site.ts'
import { randomCode } from './secrets.ts'

/** What the bank does: it pays, asks the payer first, refuses, or refuses only later. */
export type CardBehaviour = 'paid' | 'challenge' | 'refused' | 'failing'

export type NewCard = {
  kind: CardKind
  lastDigits: string
  scheme: CardScheme
  holderName: string
  month: number
  year: number
  behaviour: CardBehaviour
}

type Row = {
  id: string
  kind: CardKind
  last_digits: string
  scheme: CardScheme
  holder_name: string
  expiry_month: number
  expiry_year: number
  behaviour: CardBehaviour
}

const COLUMNS = 'id, kind, last_digits, scheme, holder_name, expiry_month, expiry_year, behaviour'

/** A payer's cards of one kind, as the wire shows them. */
export const cardsOf = ({ db, code }: Site, payer: string, kind: CardKind): PaymentInstrument[] =>
  db
    .all<Row>(
      `SELECT ${COLUMNS} FROM cards WHERE country = ? AND payer = ? AND kind = ? ORDER BY rowid`,
      code,
      payer,
      kind,
    )
    .map(row => ({
      payment_instrument_id: row.id,
      card_last_digits: row.last_digits,
      scheme: row.scheme,
      holder_name: row.holder_name,
      expiry_month: row.expiry_month,
      expiry_year: row.expiry_year,
    }))

/** A payer's card; undefined when there is none of this number, or it is somebody else's. */
export function findCard({ db, code }: Site, payer: string, id: string): NewCard | undefined {
  const row = db.get<Row>(`SELECT ${COLUMNS} FROM cards WHERE country = ? AND payer = ? AND id = ?`, code, payer, id)
  return (
    row && {
      kind: row.kind,
      lastDigits: row.last_digits,
      scheme: row.scheme,
      holderName: row.holder_name,
      month: row.expiry_month,
      year: row.expiry_year,
      behaviour: row.behaviour,
    }
  )
}

/** Keeps a card for its payer; the same card is there once. */
export function saveCard({ db, code }: Site, payer: string, card: NewCard): void {
  db.run(
    `INSERT INTO cards (id, country, payer, kind, last_digits, scheme, holder_name, expiry_month, expiry_year, behaviour)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
     WHERE NOT EXISTS (SELECT 1 FROM cards WHERE country = ?2 AND payer = ?3 AND kind = ?4 AND last_digits = ?5
       AND scheme = ?6 AND expiry_month = ?8 AND expiry_year = ?9)`,
    `card-${randomCode(12)}`,
    code,
    payer,
    card.kind,
    card.lastDigits,
    card.scheme,
    card.holderName,
    card.month,
    card.year,
    card.behaviour,
  )
}
