import { useEffect, useMemo, useState } from 'react'
import { ComboBox, type ComboOption } from '#ui/ComboBox'
import { Menu } from '#ui/Menu'
import { type Answer, createNewestAnswer } from '../../../src/ui/newest-answer.ts'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

const STREETS = [
  'Bygdøy allé 2',
  'Bygdøy allé 23',
  'Bygdøy allé 64A',
  'Bygdøy allé 113',
  'Thorvald Meyers gate 61',
  'Pilestredet 46B',
]
const saved: ComboOption[] = [
  {
    id: 'solberg',
    text: 'Ingrid Solberg',
    detail: 'Bygdøy allé 23, 3rd floor, 0262 Oslo',
    icon: 'bookmark',
  },
  {
    id: 'haaken',
    text: 'Galleri Haaken',
    detail: 'Bygdøy allé 54B, 0265 Oslo',
    icon: 'bookmark',
  },
]
const PAUSE_MS = 200
const words = {
  list: say('Suggestions', 'اقتراحات'),
  available: (count: number) => say(`${count} options`, `${count} من الخيارات`),
}

/** Answers in any order, as a network does. */
const search = (text: string): Promise<ComboOption[]> =>
  new Promise(answer => {
    const found = STREETS.filter(street => street.toLowerCase().includes(text.toLowerCase()))
    setTimeout(
      answer,
      200 + Math.random() * 800,
      found.map((street): ComboOption => ({ id: street, text: street, detail: 'Oslo', icon: 'map-pin' })),
    )
  })

export function OptionExhibits() {
  return (
    <>
      <Exhibit name="ComboBox" note={say('saved, suggestions, the way out', 'محفوظة، اقتراحات، مخرج')}>
        <Address />
      </Exhibit>
      <Exhibit name="ComboBox of branches" note={say('type to filter', 'اكتب للتصفية')}>
        <Branch />
      </Exhibit>
      <Exhibit name="Menu">
        <div className="chips">
          <Menu
            trigger={say('Account', 'الحساب')}
            align="start"
            className="button"
            entries={[
              { id: 'name', text: 'Løkka Blomster', detail: 'post@lokkablomster.no', icon: 'store' },
              { id: 'help', text: say('Help centre', 'مركز المساعدة'), icon: 'circle-question-mark', apart: true },
              { id: 'partner', text: say('Become a partner', 'كن شريكًا'), icon: 'handshake', disabled: true },
              {
                id: 'out',
                text: say('Log out', 'تسجيل الخروج'),
                icon: 'log-out',
                points: true,
                danger: true,
                apart: true,
              },
            ]}
          />
        </div>
      </Exhibit>
    </>
  )
}

function Address() {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer<ComboOption>>({ options: [], loading: false, failed: false })
  const questions = useMemo(() => createNewestAnswer({ load: search, onAnswer: setAnswer, pauseMs: PAUSE_MS }), [])
  useEffect(() => questions.stop, [questions])
  const type = (next: string) => {
    setText(next)
    if (next === '') questions.clear()
    else questions.ask(next)
  }
  const empty = text !== '' && !answer.loading && answer.options.length === 0
  return (
    <ComboBox
      label={say('Deliver to', 'التوصيل إلى')}
      icon="search"
      placeholder={say('Street and number', 'الشارع والرقم')}
      clearLabel={say('Clear the address', 'مسح العنوان')}
      opensOnFocus
      words={words}
      text={text}
      onText={type}
      loading={answer.loading}
      groups={[
        {
          id: 'saved',
          title: say('Saved', 'محفوظة'),
          options: saved.filter(({ detail }) => String(detail).includes(text)),
        },
        { id: 'found', title: say('Suggestions', 'اقتراحات'), options: answer.options },
      ]}
      message={empty ? say('Unable to find address', 'تعذّر العثور على العنوان') : undefined}
      wayOut={{ id: 'map', text: say('Place a pin on the map instead', 'ضع دبوسًا على الخريطة'), icon: 'map-pinned' }}
      onChoose={id => {
        const chosen = [...saved, ...answer.options].find(option => option.id === id)
        if (chosen) setText(String(chosen.detail === 'Oslo' ? chosen.text : chosen.detail))
      }}
    />
  )
}

function Branch() {
  const [text, setText] = useState('')
  const branches = ['Løkka Blomster - NO-2041', 'Frogner Blomster - NO-2042', 'Majorstuen Blomster - NO-2043']
  return (
    <ComboBox
      label={say('Branch', 'الفرع')}
      icon="store"
      opensOnFocus
      words={words}
      text={text}
      onText={setText}
      onChoose={setText}
      error={say('Choose a branch to go on', 'اختر فرعًا للمتابعة')}
      groups={[
        {
          id: 'all',
          title: say('Branches', 'الفروع'),
          titleHidden: true,
          options: branches
            .filter(branch => branch.toLowerCase().includes(text.toLowerCase()))
            .map((branch, place) => ({ id: branch, text: branch, strong: place === 0 })),
        },
      ]}
    />
  )
}
