// The dialog that adds and edits a collection point (COL-001). A part of its own, loaded when it is first opened.
import { useEffect, useMemo, useRef } from 'react'
import { outletDialog } from '#app/outlet-dialog'
import { outletScreen } from '#app/outlets'
import { watchUnsaved } from '#app/unsaved'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Notice } from '#ui/Notice'
import { useLive } from '../shell/use-live.ts'
import { OutletFields } from './OutletFields.tsx'
import { OutletMap } from './OutletMap.tsx'
import { RiderPreview } from './RiderPreview.tsx'

const FORM_ID = 'outlet-form'

export function OutletDialog() {
  const { outlet, search } = useMemo(outletScreen, [])
  const dialog = useLive(outletDialog.$dialog, outletDialog.$dialog.get())
  const state = useLive(outlet.$state, outlet.$state.get())
  const { form, saving, awaiting, refusal, refusedPresses } = state
  const open = dialog.collectionPointDialogVisible
  const body = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!open) return
    outlet.open(outletDialog.$dialog.get())
    search.settle(outlet.$state.get().form.addressQuery)
  }, [open, outlet, search])
  useEffect(() => watchUnsaved(() => outlet.$state.get().touched), [outlet])
  // What is wrong is drawn first, so that it is read with the field.
  useEffect(() => {
    if (refusedPresses > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusedPresses])

  const submit = async () => {
    if (await outlet.submit()) outletDialog.close()
  }
  const giveUp = () => {
    outlet.discard()
    outletDialog.close()
  }
  const why = refusal && problemWords(refusal)
  return (
    <Dialog
      broad
      open={open}
      // Escape keeps what was typed for the next time; only Cancel gives it up.
      onClose={outletDialog.close}
      busy={saving}
      closeLabel={m.portal_close()}
      title={form.isEditMode ? m.outlet_edit_title() : m.outlet_add()}
      footer={
        <>
          <Button kind="quiet" onClick={giveUp} disabled={saving}>
            {m.outlet_cancel()}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            kind="primary"
            disabled={saving}
            pending={saving || awaiting}
            pendingText={m.outlet_saving()}
          >
            {m.outlet_save()}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        ref={body}
        className="outlet-form"
        aria-label={m.outlet_form()}
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <OutletFields outlet={outlet} search={search} state={state} />
        <div className="outlet-beside">
          <OutletMap outlet={outlet} form={form} />
          <RiderPreview form={form} />
        </div>
        {refusal && (
          <Notice tone="danger" live="assertive" title={m.outlet_not_saved()}>
            {why}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
