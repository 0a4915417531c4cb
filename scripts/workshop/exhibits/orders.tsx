import { useState } from 'react'
import { Avatar } from '#ui/Avatar'
import { Chip, type Dial } from '#ui/Chip'
import { Facts } from '#ui/Facts'
import type { Tone } from '#ui/Notice'
import { ProgressBar } from '#ui/ProgressBar'
import { RoutePoints } from '#ui/RoutePoints'
import { Bars, Stops } from '#ui/Stops'
import { Table } from '#ui/Table'
import { Timeline } from '#ui/Timeline'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

const statuses: [text: string, tone: Tone, dial: Dial][] = [
  [say('Processing', 'قيد المعالجة'), 'neutral', 1],
  [say('Prepare order', 'جهّز الطلب'), 'info', 1],
  [say('Rider on the way', 'المندوب في الطريق'), 'info', 2],
  [say('Collected', 'تم الاستلام'), 'info', 3],
  [say('Near customer', 'قرب العميل'), 'info', 4],
  [say('Delivered', 'تم التوصيل'), 'success', 'done'],
  [say('Scheduled', 'مجدول'), 'neutral', 'scheduled'],
  [say('Delayed', 'متأخر'), 'warning', 'late'],
  [say('Returning', 'قيد الإرجاع'), 'neutral', 'returning'],
  [say('Cancelled', 'ملغى'), 'neutral', 'cancelled'],
  [say('Failed to process', 'فشل'), 'danger', 'failed'],
]
const done = say('(done)', '(تم)')

export function OrderExhibits() {
  return (
    <>
      <Exhibit
        name="Chip"
        note={say('a dial fills with the five stops; everything off that line has a sign', 'قرص يمتلئ')}
        span={3}
      >
        <p className="chips">
          {statuses.map(([text, tone, dial]) => (
            <Chip key={text} tone={tone} dial={dial}>
              {text}
            </Chip>
          ))}
          <Chip tone="success" icon="clock">
            {say('Open until 22:00', 'مفتوح حتى 22:00')}
          </Chip>
        </p>
      </Exhibit>
      <Journey />
      <History />
    </>
  )
}

function Journey() {
  return (
    <>
      <Exhibit name="Timeline, Bars">
        <Bars reached={3} label={say('3 of 5 stops', '3 من 5')} />
        <Timeline
          label={say('What happened', 'ما حدث')}
          entries={[
            {
              id: '1',
              state: 'past',
              text: say('Requested', 'تم الطلب'),
              time: { text: '13:52', iso: '2026-05-04T13:52:00+02:00' },
            },
            {
              id: '2',
              state: 'past',
              text: say('Rider found', 'وُجد مندوب'),
              time: { text: '13:54', iso: '2026-05-04T13:54:00+02:00' },
            },
            {
              id: '3',
              state: 'now',
              text: say('Collected', 'تم الاستلام'),
              detail: say('4 minutes away', 'على بعد 4 دقائق'),
              time: { text: '14:07', iso: '2026-05-04T14:07:00+02:00' },
            },
            { id: '4', state: 'ahead', text: say('Near customer', 'قرب العميل') },
            { id: '5', state: 'ahead', text: say('Delivered', 'تم التوصيل') },
          ]}
        />
      </Exhibit>
      <Exhibit name="Stops" note={say('on the brand’s surface', 'على لون العلامة')}>
        <div className="on-brand">
          <Stops
            label={say('Progress', 'التقدم')}
            doneWord={done}
            current={3}
            stops={[
              { id: '1', text: say('Placed', 'أُرسل'), icon: 'check' },
              { id: '2', text: say('Rider', 'مندوب'), icon: 'circle-user-round' },
              { id: '3', text: say('Collected', 'استُلم'), icon: 'store' },
              { id: '4', text: say('Near', 'قريب'), icon: 'map-pin' },
              { id: '5', text: say('Delivered', 'وصل'), icon: 'check' },
            ]}
          />
        </div>
      </Exhibit>
      <Exhibit name="Route, Facts, Avatar">
        <RoutePoints
          start={
            <>
              <p className="muted">{say('Collect from', 'الاستلام من')}</p>
              <p>
                <b>Løkka Blomster</b>
              </p>
              <p className="muted">Thorvald Meyers gate 61, 0552 Oslo</p>
            </>
          }
          end={
            <>
              <p className="muted">{say('Deliver to', 'التوصيل إلى')}</p>
              <p>Bygdøy allé 23, 0262 Oslo</p>
            </>
          }
        />
        <p className="chips">
          <Avatar name="Løkka Blomster" />
          <Avatar name="سارة أحمد" large />
          <Avatar name="田中" large />
          <Avatar name="" />
        </p>
        <Facts
          facts={[
            { id: 'phone', name: say('Phone', 'الهاتف'), value: <bdi className="num">+47 412 58 036</bdi> },
            {
              id: 'items',
              name: say('Items', 'الأغراض'),
              value: say('Bouquet of peonies and one vase', 'باقة زهور ومزهرية'),
            },
          ]}
        />
      </Exhibit>
    </>
  )
}

function History() {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending')
  return (
    <>
      <Exhibit name="Table" span={2}>
        <Table
          caption={say('Orders', 'الطلبات')}
          columns={[
            { id: 'order', text: say('Order', 'الطلب') },
            {
              id: 'time',
              text: say('Time', 'الوقت'),
              leaves: true,
              sorted,
              onSort: () => setSorted(sorted === 'ascending' ? 'descending' : 'ascending'),
            },
            { id: 'status', text: say('Status', 'الحالة') },
            { id: 'fee', text: say('Fee', 'الرسوم'), end: true },
          ]}
        >
          {statuses.slice(3, 8).map(([text, tone, dial], row) => (
            <tr key={text}>
              <td>
                <bdi>#4821{row}</bdi>
              </td>
              <td className="leaves">
                <bdi className="num">14:0{row}</bdi>
              </td>
              <td>
                <Chip tone={tone} dial={dial}>
                  {text}
                </Chip>
              </td>
              <td className="end num">kr {87 + row}.40</td>
            </tr>
          ))}
        </Table>
      </Exhibit>
      <Exhibit name="ProgressBar">
        <ProgressBar label={say('Checking rows', 'فحص الصفوف')} share={0.3} text={<bdi>12/40</bdi>} />
        <ProgressBar label={say('Preparing the file', 'تجهيز الملف')} />
      </Exhibit>
    </>
  )
}
