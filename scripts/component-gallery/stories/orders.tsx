import { Avatar } from '#ui/Avatar.tsx'
import { Chip, Facts, ProgressBar, type StatusIcon } from '#ui/Chip.tsx'
import { Bars, RoutePoints, Stops, Timeline } from '#ui/Journey.tsx'
import type { Tone } from '#ui/Notice.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

const statuses: [text: string, tone: Tone, icon: StatusIcon][] = [
  [textOf('Processing', 'قيد المعالجة'), 'neutral', 1],
  [textOf('Prepare order', 'جهّز الطلب'), 'info', 1],
  [textOf('Rider on the way', 'المندوب في الطريق'), 'info', 2],
  [textOf('Collected', 'تم الاستلام'), 'info', 3],
  [textOf('Near customer', 'قرب العميل'), 'info', 4],
  [textOf('Delivered', 'تم التوصيل'), 'success', 'done'],
  [textOf('Scheduled', 'مجدول'), 'neutral', 'scheduled'],
  [textOf('Delayed', 'متأخر'), 'warning', 'late'],
  [textOf('Returning', 'قيد الإرجاع'), 'neutral', 'returning'],
  [textOf('Cancelled', 'ملغى'), 'neutral', 'cancelled'],
  [textOf('Failed to process', 'فشل'), 'danger', 'failed'],
]
const done = textOf('(done)', '(تم)')

export function OrderStories() {
  return (
    <>
      <Story
        name="Chip"
        note={textOf('the icon fills with the five stops; everything off that line has a sign', 'قرص يمتلئ')}
        span={3}
      >
        <p className="chips">
          {statuses.map(([text, tone, statusIcon]) => (
            <Chip key={text} tone={tone} statusIcon={statusIcon}>
              {text}
            </Chip>
          ))}
          <Chip tone="success" icon="clock">
            {textOf('Open until 22:00', 'مفتوح حتى 22:00')}
          </Chip>
        </p>
      </Story>
      <Journey />
      <History />
    </>
  )
}

function Journey() {
  return (
    <>
      <Story name="Timeline, Bars">
        <Bars reached={3} label={textOf('3 of 5 stops', '3 من 5')} />
        <Timeline
          label={textOf('What happened', 'ما حدث')}
          entries={[
            {
              id: '1',
              state: 'past',
              text: textOf('Requested', 'تم الطلب'),
              time: { text: '13:52', iso: '2026-05-04T13:52:00+02:00' },
            },
            {
              id: '2',
              state: 'past',
              text: textOf('Rider found', 'وُجد مندوب'),
              time: { text: '13:54', iso: '2026-05-04T13:54:00+02:00' },
            },
            {
              id: '3',
              state: 'now',
              text: textOf('Collected', 'تم الاستلام'),
              detail: textOf('4 minutes away', 'على بعد 4 دقائق'),
              time: { text: '14:07', iso: '2026-05-04T14:07:00+02:00' },
            },
            { id: '4', state: 'ahead', text: textOf('Near customer', 'قرب العميل') },
            { id: '5', state: 'ahead', text: textOf('Delivered', 'تم التوصيل') },
          ]}
        />
      </Story>
      <Story name="Stops" note={textOf('on the brand’s surface', 'على لون العلامة')}>
        <div className="on-brand">
          <Stops
            label={textOf('Progress', 'التقدم')}
            doneWord={done}
            current={3}
            stops={[
              { id: '1', text: textOf('Placed', 'أُرسل'), icon: 'check' },
              { id: '2', text: textOf('Rider', 'مندوب'), icon: 'circle-user-round' },
              { id: '3', text: textOf('Collected', 'استُلم'), icon: 'store' },
              { id: '4', text: textOf('Near', 'قريب'), icon: 'map-pin' },
              { id: '5', text: textOf('Delivered', 'وصل'), icon: 'check' },
            ]}
          />
        </div>
      </Story>
      <Story name="Route, Facts, Avatar">
        <RoutePoints
          start={
            <>
              <p className="muted">{textOf('Collect from', 'الاستلام من')}</p>
              <p>
                <b>Løkka Blomster</b>
              </p>
              <p className="muted">Thorvald Meyers gate 61, 0552 Oslo</p>
            </>
          }
          end={
            <>
              <p className="muted">{textOf('Deliver to', 'التوصيل إلى')}</p>
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
            { id: 'phone', name: textOf('Phone', 'الهاتف'), value: <bdi className="num">+47 412 58 036</bdi> },
            {
              id: 'items',
              name: textOf('Items', 'الأغراض'),
              value: textOf('Bouquet of peonies and one vase', 'باقة زهور ومزهرية'),
            },
          ]}
        />
      </Story>
    </>
  )
}

function History() {
  return (
    <Story name="ProgressBar">
      <ProgressBar label={textOf('Checking rows', 'فحص الصفوف')} share={0.3} text={<bdi>12/40</bdi>} />
      <ProgressBar label={textOf('Preparing the file', 'تجهيز الملف')} />
    </Story>
  )
}
