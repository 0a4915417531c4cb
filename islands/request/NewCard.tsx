// The form of a new card (PAY-006 to PAY-008); where the number goes, see card-vault.ts (PAY-101).
import { type CardEntry, cardCodeLength, cardScheme, groupedNumber } from '#domain/request/card'
import { m } from '#messages'
import { schemeWords } from '#text/request-names'
import { Checkbox } from '#ui/Checkbox'
import { TextField } from '#ui/TextField'
import type { Request } from './use-request.ts'

/** The longest number, with its spaces. */
const NUMBER_MAX = 23

type Props = { it: Request; entry: CardEntry; onEntry: (entry: CardEntry) => void }

export function NewCard({ it, entry, onEntry }: Props) {
  const { state, request, say, guest } = it
  const { card, problem } = state
  if (card.state !== 'open') return null
  const error = (code: string) =>
    problem?.at === 'card' && problem.problem.code === code ? say(problem.problem) : undefined
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
      {/* Nobody could find a guest's cards again. */}
      {!guest && (
        <Checkbox checked={card.save} onChange={save => request.changeCardOptions({ save })}>
          {m.payment_save_card()}
        </Checkbox>
      )}
      <p className="hint">{m.payment_card_safe()}</p>
    </>
  )
}
