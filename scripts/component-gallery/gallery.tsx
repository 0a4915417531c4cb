import '#islands/shell/shape.css'
import '#islands/shell/portal.css'
import '#styles/ui.css'
import '../../src/map/map.css'
import './gallery.css'
import brands from 'virtual:brands'
import drawings from 'virtual:icons'
import { createRoot } from 'react-dom/client'
import { Button } from '#ui/Button.tsx'
import { Segments } from '#ui/Choices.tsx'
import { Select } from '#ui/Select.tsx'
import { ButtonStories } from './stories/buttons.tsx'
import { ChoiceStories } from './stories/choices.tsx'
import { ControlStories, serveDrawnStates } from './stories/controls.tsx'
import { FieldStories } from './stories/fields.tsx'
import { NoticeStories } from './stories/notices.tsx'
import { OptionStories } from './stories/options.tsx'
import { OrderStories } from './stories/orders.tsx'
import { OverlayStories } from './stories/overlays.tsx'
import { StateStories } from './stories/states.tsx'
import { type Direction, type Scheme, show, textOf, view } from './view.ts'

const shown = brands.find(brand => brand.id === view.brand)
if (!shown) throw new Error(`brand ${view.brand} not set`)

Object.assign(document.documentElement, { lang: textOf('en', 'ar'), dir: view.direction })
document.documentElement.dataset['scheme'] = view.scheme
const theme = document.createElement('style')
theme.textContent = shown.theme
document.head.append(theme)
document.body.insertAdjacentHTML('afterbegin', drawings)

const switches = (
  <header>
    <h1>{textOf('Component gallery', 'الورشة')}</h1>
    <Select
      label={textOf('Brand', 'العلامة')}
      value={view.brand}
      onChange={brand => show({ brand })}
      options={brands.map(({ id, name }) => ({ value: id, text: name }))}
    />
    <Segments<Scheme>
      label={textOf('Scheme', 'النمط')}
      value={view.scheme}
      onChange={scheme => show({ scheme })}
      options={[
        { value: 'light', text: textOf('Light', 'فاتح') },
        { value: 'dark', text: textOf('Dark', 'داكن') },
      ]}
    />
    <Segments<Direction>
      label={textOf('Direction', 'الاتجاه')}
      value={view.direction}
      onChange={direction => show({ direction })}
      options={[
        { value: 'ltr', text: 'English' },
        { value: 'rtl', text: 'العربية' },
      ]}
    />
  </header>
)

serveDrawnStates()
const root = document.getElementById('gallery')
if (!root) throw new Error('gallery not set')
createRoot(root).render(
  <main className="gallery">
    {switches}
    <ControlStories />
    <ButtonStories />
    <FieldStories />
    <ChoiceStories />
    <OptionStories />
    <OverlayStories />
    <NoticeStories />
    <OrderStories />
    <StateStories />
    <footer className="gallery-foot" data-sticky-foot>
      <Button kind="primary" large>
        {textOf('The sticky foot of a form', 'ذيل النموذج الثابت')}
      </Button>
    </footer>
  </main>,
)
