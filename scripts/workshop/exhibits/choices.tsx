import { useState } from 'react'
import { Checkbox, Switch } from '#ui/Checkbox'
import { Choices, Segments } from '#ui/Choices'
import { Stepper } from '#ui/Stepper'
import { Tabs } from '#ui/Tabs'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

const groups = [
  { id: 'new', text: say('New', 'جديدة'), count: 4 },
  { id: 'collected', text: say('Collected', 'تم الاستلام'), count: 5 },
  { id: 'scheduled', text: say('Scheduled', 'مجدولة'), count: 2 },
  { id: 'delivered', text: say('Delivered', 'تم التوصيل'), count: 12 },
  { id: 'cancelled', text: say('Cancelled', 'ملغاة'), count: 1 },
]

export function ChoiceExhibits() {
  const [pay, setPay] = useState('paid')
  const [when, setWhen] = useState('now')
  const [tab, setTab] = useState('collected')
  const payments = [
    { value: 'paid', text: say('Already paid', 'مدفوع'), detail: say('Nothing to collect', 'لا شيء للتحصيل') },
    {
      value: 'cash',
      text: say('Cash on delivery', 'نقدًا عند التسليم'),
      detail: say('Rider collects kr 649.00', 'يحصّل المندوب 649'),
    },
  ]
  return (
    <>
      <Exhibit name="Choices, Segments">
        <Choices label={say('Payment', 'الدفع')} value={pay} onChange={setPay} options={payments} />
        <Choices
          label={say('Payment, missing', 'الدفع، ناقص')}
          columns={1}
          value={undefined}
          onChange={() => {}}
          options={payments.map((payment, place) => ({ ...payment, disabled: place === 1 }))}
          error={say('Choose how it is paid', 'اختر طريقة الدفع')}
        />
        <Segments
          wide
          label={say('When', 'متى')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', text: say('As soon as possible', 'في أقرب وقت') },
            { value: 'later', text: say('Later', 'لاحقًا') },
          ]}
        />
      </Exhibit>
      <Exhibit name="Checkbox, Switch">
        <Ticks />
      </Exhibit>
      <Exhibit name="Tabs, Stepper">
        <Tabs label={say('Groups', 'المجموعات')} tabs={groups} current={tab} onChange={setTab}>
          <p className="muted">{groups.find(group => group.id === tab)?.text}</p>
        </Tabs>
        <Stepper
          label={say('Steps', 'الخطوات')}
          doneWord={say('(done)', '(تم)')}
          current="check"
          steps={[
            { id: 'file', text: say('File', 'ملف') },
            { id: 'check', text: say('Check', 'تحقق') },
            { id: 'placed', text: say('Placed', 'أُرسلت') },
          ]}
        />
      </Exhibit>
    </>
  )
}

function Ticks() {
  const [terms, setTerms] = useState(false)
  const [keep, setKeep] = useState(true)
  const [outlets, setOutlets] = useState(true)
  const still = () => {}
  return (
    <>
      <Checkbox checked={keep} onChange={setKeep} detail={say('For the next delivery', 'للتوصيل القادم')}>
        {say('Save this address', 'احفظ هذا العنوان')}
      </Checkbox>
      <Checkbox
        checked={terms}
        onChange={setTerms}
        error={terms ? undefined : say('Accept the terms to go on', 'اقبل الشروط للمتابعة')}
      >
        {say('I accept the terms', 'أوافق على الشروط')}
      </Checkbox>
      <Checkbox checked={false} mixed onChange={still}>
        {say('All rows', 'كل الصفوف')}
      </Checkbox>
      <Checkbox checked disabled onChange={still}>
        {say('Disabled and ticked', 'معطّل ومحدد')}
      </Checkbox>
      <Checkbox checked={false} disabled onChange={still}>
        {say('Disabled', 'معطّل')}
      </Checkbox>
      <Switch checked={outlets} onChange={setOutlets}>
        {say('All outlets', 'كل الفروع')}
      </Switch>
      <Switch checked={!outlets} onChange={on => setOutlets(!on)} detail={say('Only this one', 'هذا فقط')}>
        {say('One outlet', 'فرع واحد')}
      </Switch>
      <Switch checked={false} disabled onChange={still}>
        {say('Disabled', 'معطّل')}
      </Switch>
    </>
  )
}
