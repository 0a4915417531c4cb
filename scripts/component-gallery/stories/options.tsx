import { useState } from 'react'
import { ComboBox, type ComboOption } from '#ui/ComboBox.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

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
const words = {
  list: textOf('Suggestions', 'اقتراحات'),
  available: (count: number) => textOf(`${count} options`, `${count} من الخيارات`),
}

/** Streets that contain the text. */
const search = (text: string): ComboOption[] =>
  STREETS.filter(street => street.toLowerCase().includes(text.toLowerCase())).map(street => ({
    id: street,
    text: street,
    detail: 'Oslo',
    icon: 'map-pin',
  }))

export function OptionStories() {
  return (
    <>
      <Story name="ComboBox" note={textOf('saved, suggestions, the way out', 'محفوظة، اقتراحات، مخرج')}>
        <Address />
      </Story>
      <Story name="ComboBox of branches" note={textOf('type to filter', 'اكتب للتصفية')}>
        <Branch />
      </Story>
      <Story name="Menu">
        <div className="chips">
          <Menu
            trigger={textOf('Account', 'الحساب')}
            align="start"
            className="button"
            entries={[
              { id: 'name', text: 'Løkka Blomster', detail: 'post@lokkablomster.no', icon: 'store' },
              { id: 'help', text: textOf('Help centre', 'مركز المساعدة'), icon: 'circle-question-mark', apart: true },
              { id: 'partner', text: textOf('Become a partner', 'كن شريكًا'), icon: 'handshake', disabled: true },
              {
                id: 'out',
                text: textOf('Log out', 'تسجيل الخروج'),
                icon: 'log-out',
                points: true,
                danger: true,
                apart: true,
              },
            ]}
          />
        </div>
      </Story>
    </>
  )
}

function Address() {
  const [text, setText] = useState('')
  const found = text === '' ? [] : search(text)
  const empty = text !== '' && found.length === 0
  return (
    <ComboBox
      label={textOf('Deliver to', 'التوصيل إلى')}
      icon="search"
      placeholder={textOf('Street and number', 'الشارع والرقم')}
      clearLabel={textOf('Clear address', 'مسح العنوان')}
      opensOnFocus
      words={words}
      text={text}
      onText={setText}
      groups={[
        {
          id: 'saved',
          title: textOf('Saved', 'محفوظة'),
          options: saved.filter(({ detail }) => String(detail).includes(text)),
        },
        { id: 'found', title: textOf('Suggestions', 'اقتراحات'), options: found },
      ]}
      message={empty ? textOf('Unable to find address', 'تعذّر العثور على العنوان') : undefined}
      wayOut={{ id: 'map', text: textOf('Place a pin on the map instead', 'ضع دبوسًا على الخريطة'), icon: 'map-pinned' }}
      onChoose={id => {
        const chosen = [...saved, ...found].find(option => option.id === id)
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
      label={textOf('Branch', 'الفرع')}
      icon="store"
      opensOnFocus
      words={words}
      text={text}
      onText={setText}
      onChoose={setText}
      error={textOf('Choose a branch to go on', 'اختر فرعًا للمتابعة')}
      groups={[
        {
          id: 'all',
          title: textOf('Branches', 'الفروع'),
          titleHidden: true,
          options: branches
            .filter(branch => branch.toLowerCase().includes(text.toLowerCase()))
            .map((branch, place) => ({ id: branch, text: branch, strong: place === 0 })),
        },
      ]}
    />
  )
}
