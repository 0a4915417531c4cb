// Labels of parcels (TRK-102, BLK-110): the dialog that asks for the paper, with the last choice as default, and printing.

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { labelPaper } from '#app/orders.ts'
import { vendors } from '#app/vendors.ts'
import { asciiDigits } from '#contract/foreign-data.ts'
import { pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { readableAddress, splitAddress } from '#features/addresses/places.ts'
import { commaOf } from '#features/formats/written-in.ts'
import {
  hasManyLabels,
  isLarge,
  isPrintable,
  LABEL_LEAST,
  type LabelPaper,
  type LabelSheet,
  labelPapers,
  labelSize,
  labelsOnPage,
  pagesOf,
  paperOf,
  type SheetPart,
  sheetLeast,
  sheetMost,
  sheetOf,
  sheetPart,
  sheetParts,
} from '#features/orders/label-paper.ts'
import { senderOf, shortId } from '#features/orders/order.ts'
import { paymentWords } from '#features/orders/text.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Sizes are written the same in all languages. */
const paperNames: Readonly<Record<LabelPaper, () => string>> = {
  'a4-8': () => 'A4 · 2 × 4',
  'a4-24': () => 'A4 · 3 × 8',
  'a4-custom': () => m.labels_custom(),
  '4x6': () => '4 × 6 in',
  '62mm': () => '62 mm',
}

const partNames: Readonly<Record<SheetPart, () => string>> = {
  columns: () => m.labels_columns(),
  rows: () => m.labels_rows(),
  sides: () => m.labels_sides(),
  ends: () => m.labels_ends(),
  columnGap: () => m.labels_column_gap(),
  rowGap: () => m.labels_row_gap(),
}

type TypedSheet = Record<SheetPart, string>

/** The sheet that was typed; undefined while a part of it is none, or its labels are too small. */
function sheetAsTyped(typed: TypedSheet): LabelSheet | undefined {
  const entries = sheetParts.map(part => [part, sheetPart(part, typed[part])] as const)
  if (entries.some(([, value]) => value === undefined)) return undefined
  const sheet = Object.fromEntries(entries) as LabelSheet
  return isPrintable(sheet) ? sheet : undefined
}

type Props = { orders: readonly Order[]; format: Format; prefix: string; onClose(): void }

export function LabelsDialog({ orders, format, prefix, onClose }: Props) {
  const [paper, setPaper] = useState(() => paperOf(labelPaper.read()))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [typed, setTyped] = useState(() => typedSheet(sheetOf(labelPaper.readSheet()), format))
  const [first, setFirst] = useState('1')
  const list = useStore(vendors.$list, { ssr: () => noVendors })
  const names = new Map(list.map(one => [one.vendor_id, one.vendor_information.name]))
  const custom = sheetAsTyped(typed)
  const sheet = custom ?? sheetOf(labelPaper.readSheet())
  const onPage = labelsOnPage(paper, sheet)
  const firstLabel = !hasManyLabels(paper) ? 1 : /^\d{1,2}$/.test(asciiDigits(first)) ? Number(asciiDigits(first)) : 0
  const startsOnSheet = firstLabel >= 1 && firstLabel <= onPage
  const ready = orders.length > 0 && startsOnSheet && (paper !== 'a4-custom' || custom !== undefined)
  const pages = pagesOf(orders, onPage, startsOnSheet ? firstLabel - 1 : 0)
  async function printAll(): Promise<void> {
    labelPaper.keep(paper)
    if (custom) labelPaper.keepSheet(custom)
    setBusy(true)
    setFailed(false)
    // The page's own notice would be behind the dialog.
    const part = await importWithRetry(() => import('./QrDialog.tsx'), { onFailure: 'caller' }).catch(() => undefined)
    if (!part) {
      setFailed(true)
      setBusy(false)
      return
    }
    const context = {
      paper,
      sheet,
      pages,
      used: firstLabel - 1,
      format,
      senderOf: (order: Order) => senderOf(order, names.get(order.vendor_id)),
      qrCells: part.qrCells,
      linkOf: (order: Order) => location.origin + pathFor('tracking', { orderID: order.order_id }, prefix),
    }
    await printLabels(context).finally(() => setBusy(false))
    onClose()
  }
  const figures = { labels: format.count(orders.length), pages: format.count(pages.length) }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      closeLabel={m.portal_close()}
      title={m.tracking_label_print()}
      footer={
        <Button kind="primary" pending={busy} disabled={!ready} onClick={() => void printAll()}>
          {m.labels_print()}
        </Button>
      }
    >
      <div className="stack">
        <Select
          label={m.labels_paper()}
          value={paper}
          options={labelPapers.map(value => ({ value, text: paperNames[value]() }))}
          onChange={setPaper}
        />
        {paper === 'a4-custom' && <CustomSheet {...{ typed, format }} onChange={setTyped} />}
        {hasManyLabels(paper) && (
          <TextField
            kind="digits"
            label={m.labels_first()}
            hint={m.labels_first_hint()}
            error={!startsOnSheet && m.labels_range({ from: format.count(1), to: format.count(onPage) })}
            value={first}
            onChange={setFirst}
          />
        )}
        {ready && <p className="muted num">{m.labels_figures(figures)}</p>}
        {failed && <Notice tone="danger" title={m.notice_load_failure()} live="assertive" />}
      </div>
    </Dialog>
  )
}

/** The measures of a custom sheet, and how large its labels are. */
function CustomSheet(props: { typed: TypedSheet; format: Format; onChange(typed: TypedSheet): void }) {
  const { typed, format, onChange } = props
  const values = Object.fromEntries(sheetParts.map(part => [part, sheetPart(part, typed[part])]))
  const known = sheetParts.every(part => values[part] !== undefined)
  const size = known ? labelSize(values as LabelSheet) : undefined
  const inMillimetres = ({ width, height }: { width: number; height: number }) => ({
    width: format.count(Math.max(0, Math.round(width * 10) / 10)),
    height: format.count(Math.max(0, Math.round(height * 10) / 10)),
  })
  return (
    <fieldset className="custom-sheet">
      <legend className="hidden-text">{m.labels_custom()}</legend>
      {sheetParts.map(part => (
        <TextField
          key={part}
          kind={part === 'columns' || part === 'rows' ? 'digits' : 'amount'}
          label={partNames[part]()}
          error={
            values[part] === undefined &&
            m.labels_range({ from: format.count(sheetLeast(part)), to: format.count(sheetMost[part]) })
          }
          value={typed[part]}
          onChange={value => onChange({ ...typed, [part]: value })}
        />
      ))}
      {size && (
        <p role="status">
          {isPrintable(values as LabelSheet)
            ? m.labels_size(inMillimetres(size))
            : m.labels_too_small({ ...inMillimetres(size), least: paperSize(inMillimetres(LABEL_LEAST)) })}
        </p>
      )}
    </fieldset>
  )
}

const paperSize = ({ width, height }: { width: string; height: string }): string => `${width} × ${height}`

const typedSheet = (sheet: LabelSheet, { count }: Format): TypedSheet =>
  Object.fromEntries(sheetParts.map(part => [part, count(sheet[part])])) as TypedSheet

// On paper there is nothing but the labels. They are drawn into the page and shown by the print style alone, so that their texts
// can be searched in a PDF, in every script.

type LabelContext = {
  paper: LabelPaper
  sheet: LabelSheet
  /** The orders of each page. */
  pages: readonly (readonly Order[])[]
  /** Labels of the first page that are used up. */
  used: number
  format: Format
  /** The dark squares of the QR code of a text. */
  qrCells(text: string): { size: number; path: string }
  /** Name of the branch that sends it. */
  senderOf(order: Order): string
  /** The address of the public page of the order. */
  linkOf(order: Order): string
}

/** Opens the browser's print window with a label for each order, in their order, a QR code on each. */
async function printLabels(context: LabelContext): Promise<void> {
  const { paper, pages, used } = context
  document.querySelector('.parcel-labels')?.remove()
  const all = element('div', 'parcel-labels')
  all.dataset['paper'] = paper
  if (paper === 'a4-custom') layOut(all, context.sheet)
  for (const [at, page] of pages.entries()) {
    const sheet = element('div', 'sheet')
    if (at === 0) sheet.append(...Array.from({ length: used }, () => element('div', 'used')))
    sheet.append(...page.map(order => labelOf(order, context)))
    all.append(sheet)
    await labelPaper.pause()
  }
  document.body.append(all)
  document.documentElement.dataset['print'] = 'labels'
  const printed = new AbortController()
  const done = () => {
    printed.abort()
    delete document.documentElement.dataset['print']
    all.remove()
  }
  // A browser that does not print says nothing; whoever goes on in the page no longer waits for the labels.
  for (const event of ['afterprint', 'pointerdown', 'keydown'])
    addEventListener(event, done, { capture: true, signal: printed.signal })
  print()
}

/** Gives the print style the measures of a custom sheet. */
function layOut(all: HTMLElement, sheet: LabelSheet): void {
  const { width, height } = labelSize(sheet)
  const { columns, rows, sides, ends, columnGap, rowGap } = sheet
  const lengths = { width, height, sides, ends, 'column-gap': columnGap, 'row-gap': rowGap }
  for (const [name, value] of Object.entries(lengths)) all.style.setProperty(`--label-${name}`, `${value.toFixed(2)}mm`)
  all.style.setProperty('--label-columns', String(columns))
  all.style.setProperty('--label-rows', String(rows))
  all.dataset['size'] = isLarge(sheet) ? 'large' : 'small'
}

function labelOf(order: Order, { format, qrCells, senderOf, linkOf }: LabelContext): HTMLElement {
  const { size, path } = qrCells(linkOf(order))
  const code = svg('svg', { viewBox: `0 0 ${size} ${size}` })
  code.append(svg('path', { d: path }))
  const { name, phone_number, location } = order.customer
  const label = element('article', 'parcel-label')
  label.setAttribute('aria-label', `#${shortId(order)}`)
  const body = element('div', 'label-body')
  body.append(
    code,
    element('p', 'number', `#${shortId(order)}`),
    element('p', 'who', name || m.tracking_no_name()),
    addressLines(location.address),
    element('p', 'where', phone_number),
    element('p', 'notes', location.notes ?? ''),
  )
  // Long notes may be cut; what the rider collects never is.
  const foot = element('div', 'label-foot')
  foot.append(
    element('p', 'collects', collects(order, format)),
    fromLine(senderOf(order), dayOf(order, format)),
    element('p', 'brand', deployment().brand.name),
    element('p', 'id', order.order_id),
  )
  label.append(body, foot)
  return label
}

const dayOf = ({ preordered_for, created_at }: Order, format: Format): string =>
  format.dayAndTime(preordered_for ?? created_at)

/** A branch and a day in two scripts: each keeps its own direction. */
function fromLine(sender: string, day: string): HTMLElement {
  const line = element('p', 'from')
  line.dir = ''
  line.append(element('bdi', '', sender), commaOf(document.documentElement.lang), element('bdi', '', day))
  return line
}

/** The amount that the rider collects; empty where it is paid. */
function collects({ order }: Order, format: Format): string {
  const { payment_method: method, amount } = order
  if (method !== 'CASH_ON_DELIVERY' && method !== 'PAYMENT_ON_DELIVERY') return ''
  return m.tracking_collects({
    way: paymentWords(method),
    amount: format.money(amount, deployment().settings.currency),
  })
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  // A line has the direction of its text; labels and sheets that of the page, whatever the first letter on them.
  if (tag === 'p' || tag === 'bdi') made.dir = 'auto'
  return made
}

/** Street first, each part on a line of its own; building and unit in one, for the rider looks for both at the entrance. */
function addressLines(address: string): HTMLElement {
  const lines = element('div', 'where address')
  const { unit, building } = splitAddress(address)
  const door = [building, unit].filter(part => part !== '')
  const street = readableAddress(address).slice(0, -door.length || undefined)
  const parts = door.length > 0 ? [...street, door.join(' \u00b7 ')] : street
  for (const part of parts) {
    const line = element('p', 'line', part)
    // On small labels all lines are one.
    line.dataset['comma'] = commaOf(document.documentElement.lang)
    lines.append(line)
  }
  return lines
}

function svg(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
