import '../../src/styles/base.css'
import '../../src/styles/portal.css'
import '../../src/styles/ui.css'
import './workshop.css'
import brands from 'virtual:brands'
import drawings from 'virtual:icons'
import { createRoot } from 'react-dom/client'
import { Button } from '#ui/Button'
import { Segments } from '#ui/Choices'
import { Select } from '#ui/Select'
import { ButtonExhibits } from './exhibits/buttons.tsx'
import { ChoiceExhibits } from './exhibits/choices.tsx'
import { FieldExhibits } from './exhibits/fields.tsx'
import { NoticeExhibits } from './exhibits/notices.tsx'
import { OptionExhibits } from './exhibits/options.tsx'
import { OrderExhibits } from './exhibits/orders.tsx'
import { OverlayExhibits } from './exhibits/overlays.tsx'
import { StateExhibits } from './exhibits/states.tsx'
import { type Direction, type Scheme, say, show, view } from './view.ts'

const shown = brands.find(brand => brand.id === view.brand)
if (!shown) throw new Error(`brand ${view.brand} not set`)

Object.assign(document.documentElement, { lang: say('en', 'ar'), dir: view.direction })
document.documentElement.dataset['scheme'] = view.scheme
const theme = document.createElement('style')
theme.textContent = shown.theme
document.head.append(theme)
document.body.insertAdjacentHTML('afterbegin', drawings)

const switches = (
  <header>
    <h1>{say('Workshop', 'الورشة')}</h1>
    <Select
      label={say('Brand', 'العلامة')}
      value={view.brand}
      onChange={brand => show({ brand })}
      options={brands.map(({ id, name }) => ({ value: id, text: name }))}
    />
    <Segments<Scheme>
      label={say('Scheme', 'النمط')}
      value={view.scheme}
      onChange={scheme => show({ scheme })}
      options={[
        { value: 'light', text: say('Light', 'فاتح') },
        { value: 'dark', text: say('Dark', 'داكن') },
      ]}
    />
    <Segments<Direction>
      label={say('Direction', 'الاتجاه')}
      value={view.direction}
      onChange={direction => show({ direction })}
      options={[
        { value: 'ltr', text: 'English' },
        { value: 'rtl', text: 'العربية' },
      ]}
    />
  </header>
)

const root = document.getElementById('workshop')
if (!root) throw new Error('workshop not set')
createRoot(root).render(
  <main className="gallery">
    {switches}
    <ButtonExhibits />
    <FieldExhibits />
    <ChoiceExhibits />
    <OptionExhibits />
    <OverlayExhibits />
    <NoticeExhibits />
    <OrderExhibits />
    <StateExhibits />
    <footer className="gallery-foot" data-sticky-foot>
      <Button kind="primary" large>
        {say('The sticky foot of a form', 'ذيل النموذج الثابت')}
      </Button>
    </footer>
  </main>,
)
