// Every control in every state, drawn at once: what a pointer, a key or a wait would show one after the other.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox, Choices, Segments, Switch } from '#ui/Choices.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

const STATES = ['rest', 'hover', 'active', 'focus-visible', 'disabled', 'busy', 'error'] as const
type State = (typeof STATES)[number]

const stateWords: Readonly<Record<State, string>> = {
  rest: textOf('At rest', 'عادي'),
  hover: textOf('Hovered', 'عند المرور'),
  active: textOf('Pressed', 'عند الضغط'),
  'focus-visible': textOf('Focused', 'عند التركيز'),
  disabled: textOf('Disabled', 'معطّل'),
  busy: textOf('Busy', 'مشغول'),
  error: textOf('With an error', 'به خطأ'),
}

type Control = {
  name: string
  draw: (state: State) => ReactNode
  /** States that it cannot have. */
  without?: readonly State[]
}

const idle = () => {}
const mistake = (state: State) => (state === 'error' ? textOf('Correct this', 'صحّح هذا') : undefined)
const FIELD: readonly State[] = ['busy']
const PLAIN: readonly State[] = ['disabled', 'busy', 'error']

const buttons = (['primary', 'secondary', 'quiet', 'danger'] as const).map(
  (kind): Control => ({
    name: `Button ${kind}`,
    without: ['error'],
    draw: state => (
      <Button kind={kind} disabled={state === 'disabled'} pending={state === 'busy'}>
        {textOf('Request', 'اطلب')}
      </Button>
    ),
  }),
)

const controls: readonly Control[] = [
  ...buttons,
  {
    name: 'Button square',
    without: ['busy', 'error'],
    draw: state => (
      <Button square aria-label={textOf('Search', 'بحث')} disabled={state === 'disabled'}>
        <Icon name="search" />
      </Button>
    ),
  },
  {
    name: 'Link',
    without: PLAIN,
    draw: () => (
      <button type="button" className="link">
        {textOf('Change', 'تغيير')}
      </button>
    ),
  },
  {
    name: 'Button inside a control',
    without: PLAIN,
    draw: () => (
      <button type="button" className="clear" aria-label={textOf('Dismiss', 'تجاهل')}>
        <Icon name="x" small />
      </button>
    ),
  },
  {
    name: 'TextField',
    without: FIELD,
    draw: state => (
      <TextField
        label={textOf('Name', 'الاسم')}
        placeholder={textOf('As on the door', 'كما على الباب')}
        value=""
        onChange={idle}
        disabled={state === 'disabled'}
        error={mistake(state)}
      />
    ),
  },
  {
    name: 'Select',
    without: FIELD,
    draw: state => (
      <Select
        label={textOf('Kind', 'النوع')}
        value="a"
        onChange={idle}
        disabled={state === 'disabled'}
        error={mistake(state)}
        options={[{ value: 'a', text: textOf('Parcels', 'طرود') }]}
      />
    ),
  },
  {
    name: 'ComboBox',
    without: ['disabled'],
    draw: state => (
      <ComboBox
        label={textOf('Deliver to', 'التوصيل إلى')}
        icon="search"
        words={{ list: textOf('Suggestions', 'اقتراحات'), available: String }}
        text="Bygdøy"
        onText={idle}
        onChoose={idle}
        groups={[]}
        loading={state === 'busy'}
        error={mistake(state)}
      />
    ),
  },
  {
    name: 'CodeField',
    without: ['busy'],
    draw: state => (
      <CodeField
        length={3}
        label={textOf('Code', 'الرمز')}
        value="48"
        onChange={idle}
        disabled={state === 'disabled'}
        error={mistake(state)}
      />
    ),
  },
  ...[false, true].flatMap((checked): Control[] => [
    {
      name: checked ? 'Checkbox, ticked' : 'Checkbox',
      without: checked ? ['hover', 'busy', 'error'] : ['busy'],
      draw: state => (
        <Checkbox checked={checked} onChange={idle} disabled={state === 'disabled'} error={mistake(state)}>
          {textOf('Save', 'احفظ')}
        </Checkbox>
      ),
    },
    {
      name: checked ? 'Switch, on' : 'Switch',
      without: checked ? ['hover', 'busy', 'error'] : ['busy', 'error'],
      draw: state => (
        <Switch checked={checked} onChange={idle} disabled={state === 'disabled'}>
          {textOf('Outlets', 'الفروع')}
        </Switch>
      ),
    },
  ]),
  {
    name: 'Choices',
    without: FIELD,
    draw: state => (
      <Choices
        label={textOf('Payment', 'الدفع')}
        value={undefined}
        onChange={idle}
        disabled={state === 'disabled'}
        error={mistake(state)}
        options={[{ value: 'paid', text: textOf('Paid', 'مدفوع') }]}
      />
    ),
  },
  {
    name: 'Segments',
    without: ['busy', 'error'],
    draw: state => (
      <Segments
        label={textOf('When', 'متى')}
        value="later"
        onChange={idle}
        options={[
          { value: 'now', text: textOf('Now', 'الآن'), disabled: state === 'disabled' },
          { value: 'later', text: textOf('Later', 'لاحقًا'), disabled: state === 'disabled' },
        ]}
      />
    ),
  },
  {
    name: 'TextField of several lines',
    without: FIELD,
    draw: state => (
      <TextField
        label={textOf('Note', 'ملاحظة')}
        multiline
        value={textOf('Ring twice', 'اقرع الجرس مرتين')}
        onChange={idle}
        disabled={state === 'disabled'}
        error={mistake(state)}
      />
    ),
  },
  {
    name: 'Option of a list',
    // A key marks an option by selecting it.
    without: ['focus-visible', ...PLAIN],
    draw: () => (
      <div role="listbox" aria-label={textOf('Streets', 'الشوارع')}>
        <div className="option" role="option" aria-selected={false} tabIndex={-1} data-control>
          <Icon name="map-pin" small />
          <span>Bygdøy allé 23</span>
        </div>
      </div>
    ),
  },
  {
    name: 'Entry of a menu',
    // The pointer gives it the focus.
    without: ['hover', 'busy', 'error'],
    draw: state => (
      <div role="menu" aria-label={textOf('Order', 'الطلب')}>
        <button
          type="button"
          className="menu-item"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={state === 'disabled' || undefined}
        >
          <Icon name="copy" small />
          {textOf('Copy', 'نسخ')}
        </button>
      </div>
    ),
  },
  {
    name: 'Heading that sorts',
    without: ['active', ...PLAIN],
    draw: () => (
      <button type="button" className="sort">
        {textOf('Placed', 'وقت الطلب')}
        <Icon name="chevron-down" small />
      </button>
    ),
  },
  {
    name: 'Button of a map',
    without: PLAIN,
    draw: () => (
      <div className="map-tools">
        <button type="button" aria-label={textOf('Zoom in', 'تكبير')}>
          <Icon name="plus" />
        </button>
      </div>
    ),
  },
  {
    name: 'Grip of a sheet',
    without: ['active', ...PLAIN],
    draw: () => (
      <div className="map-sheet">
        <button type="button" className="grip" aria-label={textOf('Map', 'الخريطة')}>
          <i />
        </button>
      </div>
    ),
  },
  {
    name: 'Tab',
    without: PLAIN,
    draw: () => (
      <div className="tab-row" role="tablist" aria-label={textOf('Groups', 'المجموعات')}>
        <button type="button" role="tab" aria-selected={false}>
          {textOf('New', 'جديدة')} <span className="count">4</span>
        </button>
      </div>
    ),
  },
]

/** A row for each control, a cell for each state. */
export function ControlStories() {
  return (
    <Story name="Controls" note={textOf('each in each of its states', 'كل عنصر في كل حالاته')} span={3} plain>
      <div className="states">
        <table>
          <thead>
            <tr>
              <td />
              {STATES.map(state => (
                <th key={state} scope="col">
                  {stateWords[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {controls.map(({ name, draw, without = [] }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {STATES.map(state => (
                  <td key={state} data-state={state}>
                    {!without.includes(state) && <Drawn state={state}>{draw(state)}</Drawn>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Story>
  )
}

/** Draws its first control as if the reader were at it: a pointer is over all that is around the control too. */
function Drawn({ state, children }: { state: State; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = box.current?.querySelector('button, input, select, textarea, [data-control]')
    const drawn = { hover: 'hover', active: 'hover active', 'focus-visible': 'focus-visible' } as const
    if (!control || !(state in drawn)) return
    const words = drawn[state as keyof typeof drawn]
    control.setAttribute('data-drawn', words)
    if (state === 'focus-visible') {
      // A control that draws its focus itself is told of one.
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      return
    }
    for (let at = control.parentElement; at && at !== box.current; at = at.parentElement)
      at.setAttribute('data-drawn', words)
  }, [state])
  return <div ref={box}>{children}</div>
}

/** Each rule for a pointer or the focus serves what is drawn that way as well. Called once the style sheets are there. */
export function serveDrawnStates(): void {
  const serve = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && PSEUDO.test(rule.selectorText)) {
        const text = rule.selectorText
          .replace(/:(hover|active|focus-visible)\b/g, ':is(:$1, [data-drawn~="$1"])')
          .replace(/:focus(?![\w-])/g, ':is(:focus, [data-drawn~="focus-visible"])')
          .replace(/:focus-within\b/g, ':is(:focus-within, :has([data-drawn~="focus-visible"]))')
        rule.selectorText = text
      }
      if ('cssRules' in rule) serve(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) serve(sheet.cssRules)
}
const PSEUDO = /:(hover|active|focus|focus-visible|focus-within)\b/
