// Where riders collect, for a vendor without an address and for guests (REQ-015, ADR-010 to ADR-015).
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Notice } from '#ui/Notice'
import { TextField } from '#ui/TextField'
import { AddressField } from './AddressField.tsx'
import type { Request } from './use-request.ts'

type Props = { it: Request; onPin(): void; opened: boolean }

export function OriginForm({ it, onPin, opened }: Props) {
  const { state, view, request, origin: search, wrong, say } = it
  const { origin, problem } = state
  const detailed = view.step === 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  return (
    <section className="part" aria-labelledby="request-origin">
      <h2 id="request-origin">{m.request_origin_title()}</h2>
      {!it.guest && <p className="hint">{m.request_origin_text()}</p>}
      <AddressField
        it={it}
        id="origin"
        label={m.request_origin_label()}
        search={search}
        text={origin.addressQuery}
        onText={text => request.typeOrigin(text)}
        onLocated={address => request.chooseOrigin(address)}
        onPin={onPin}
        opened={opened}
        error={wrong('origin')}
      />
      {detailed && (
        <>
          <div className="pair">
            <TextField
              name="origin-unit"
              autoComplete="off"
              label={m.request_unit()}
              mark={m.request_optional()}
              value={origin.unit}
              onChange={unit => request.editOrigin({ unit })}
            />
            <TextField
              name="origin-building"
              autoComplete="off"
              label={m.request_building()}
              mark={m.request_optional()}
              value={origin.building}
              onChange={building => request.editOrigin({ building })}
            />
          </div>
          <TextField
            id="originNotes"
            name="origin-notes"
            autoComplete="off"
            label={m.request_notes()}
            mark={m.request_optional()}
            value={origin.notes}
            onChange={notes => request.editOrigin({ notes })}
            error={wrong('originNotes')}
          />
        </>
      )}
      {problem && problem.at === undefined && (
        <Notice tone="danger" live="assertive">
          {say(problem.problem)}
        </Notice>
      )}
      <Button type="submit" kind="primary" large wide pending={view.loading}>
        {it.guest ? m.request_origin_go_on() : m.request_origin_save()}
      </Button>
    </section>
  )
}
