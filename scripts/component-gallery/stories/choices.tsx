import { useState } from 'react'
import { Checkbox, Choices, Segments, Switch } from '#ui/Choices.tsx'
import { Stepper } from '#ui/Journey.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

const groups = [
  { id: 'new', text: textOf('New', 'جديدة'), count: 4 },
  { id: 'collected', text: textOf('Collected', 'تم الاستلام'), count: 5 },
  { id: 'scheduled', text: textOf('Scheduled', 'مجدولة'), count: 2 },
  { id: 'delivered', text: textOf('Delivered', 'تم التوصيل'), count: 12 },
  { id: 'cancelled', text: textOf('Cancelled', 'ملغاة'), count: 1 },
]

export function ChoiceStories() {
  const [pay, setPay] = useState('paid')
  const [when, setWhen] = useState('now')
  const [tab, setTab] = useState('collected')
  const payments = [
    { value: 'paid', text: textOf('Already paid', 'مدفوع'), detail: textOf('Nothing to collect', 'لا شيء للتحصيل') },
    {
      value: 'cash',
      text: textOf('Cash on delivery', 'نقدًا عند التسليم'),
      detail: textOf('Rider collects kr 649.00', 'يحصّل المندوب 649'),
    },
  ]
  return (
    <>
      <Story name="Choices, Segments">
        <Choices label={textOf('Payment', 'الدفع')} value={pay} onChange={setPay} options={payments} />
        <Choices
          label={textOf('Payment, missing', 'الدفع، ناقص')}
          value={undefined}
          onChange={() => {}}
          options={payments.map((payment, place) => ({ ...payment, disabled: place === 1 }))}
          error={textOf('Choose how it is paid', 'اختر طريقة الدفع')}
        />
        <Choices
          label={textOf('Payment, one of three', 'الدفع، واحد من ثلاثة')}
          value={pay}
          onChange={setPay}
          options={[...payments, { value: 'card', text: textOf('Pay now by card', 'ادفع الآن بالبطاقة') }]}
        />
        <Segments
          wide
          label={textOf('When', 'متى')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', text: textOf('As soon as possible', 'في أقرب وقت') },
            { value: 'later', text: textOf('Later', 'لاحقًا') },
          ]}
        />
      </Story>
      <Story name="Checkbox, Switch">
        <Ticks />
      </Story>
      <Story name="Tabs, Stepper">
        <Tabs label={textOf('Groups', 'المجموعات')} tabs={groups} current={tab} onChange={setTab}>
          <p className="muted">{groups.find(group => group.id === tab)?.text}</p>
        </Tabs>
        <Stepper
          label={textOf('Steps', 'الخطوات')}
          doneWord={textOf('(done)', '(تم)')}
          current="check"
          steps={[
            { id: 'file', text: textOf('File', 'ملف') },
            { id: 'check', text: textOf('Check', 'تحقق') },
            { id: 'placed', text: textOf('Placed', 'أُرسلت') },
          ]}
        />
      </Story>
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
      <Checkbox checked={keep} onChange={setKeep} detail={textOf('For the next delivery', 'للتوصيل القادم')}>
        {textOf('Save this address', 'احفظ هذا العنوان')}
      </Checkbox>
      <Checkbox
        checked={terms}
        onChange={setTerms}
        error={terms ? undefined : textOf('Accept the terms to go on', 'اقبل الشروط للمتابعة')}
      >
        {textOf('I accept the terms', 'أوافق على الشروط')}
      </Checkbox>
      <Checkbox checked={false} mixed onChange={still}>
        {textOf('All rows', 'كل الصفوف')}
      </Checkbox>
      <Checkbox checked disabled onChange={still}>
        {textOf('Disabled and ticked', 'معطّل ومحدد')}
      </Checkbox>
      <Checkbox checked={false} disabled onChange={still}>
        {textOf('Disabled', 'معطّل')}
      </Checkbox>
      <Switch checked={outlets} onChange={setOutlets}>
        {textOf('All outlets', 'كل الفروع')}
      </Switch>
      <Switch checked={!outlets} onChange={on => setOutlets(!on)} detail={textOf('Only this one', 'هذا فقط')}>
        {textOf('One outlet', 'فرع واحد')}
      </Switch>
      <Switch checked={false} disabled onChange={still}>
        {textOf('Disabled', 'معطّل')}
      </Switch>
    </>
  )
}
