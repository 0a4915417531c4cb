// Who owns a collection point: e-mail addresses, the first slot always there (COL-012, COL-015).
import { useEffect, useRef } from 'react'
import type { OutletScreen } from '#app/outlets'
import type { OutletField } from '#domain/outlets/checks'
import { type OutletForm, OWNERS_MAX } from '#domain/outlets/form'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { TextField } from '#ui/TextField'

type Props = {
  outlet: OutletScreen['outlet']
  form: OutletForm
  wrong(field: OutletField): string | undefined
}

export function Owners({ outlet, form, wrong }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  const slots = form.owners.length
  const before = useRef(slots)
  // A slot that was added is ready to be typed in; one that was removed leaves the focus to the one before it.
  useEffect(() => {
    const changed = slots !== before.current && list.current?.contains(document.activeElement ?? null)
    const left = slots < before.current && document.activeElement === document.body
    before.current = slots
    if (changed || left) list.current?.querySelectorAll('input')[slots - 1]?.focus()
  }, [slots])
  return (
    <fieldset className="owners" ref={list}>
      <legend>{m.outlet_owners()}</legend>
      <p className="hint">{m.outlet_owners_hint()}</p>
      {form.owners.map((owner, slot) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; what stands in it moves
          key={slot}
          kind="email"
          labelHidden
          label={m.outlet_owner({ number: slot + 1 })}
          name={`owner-${slot}`}
          maxLength={254}
          placeholder="name@example.com"
          value={owner}
          onChange={email => outlet.setOwner(slot, email)}
          error={wrong(`owners.${slot}`)}
          end={
            slot > 0 && (
              <button
                className="clear"
                type="button"
                aria-label={m.outlet_owner_remove({ number: slot + 1 })}
                onClick={() => outlet.removeOwner(slot)}
              >
                <Icon name="x" small />
              </button>
            )
          }
        />
      ))}
      {slots < OWNERS_MAX && (
        <Button kind="quiet" className="owner-add" onClick={() => outlet.addOwner()}>
          <Icon name="plus" small />
          {m.outlet_owner_add()}
        </Button>
      )}
    </fieldset>
  )
}
