// One of each component, as the server draws it.
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip, Facts, ProgressBar } from '#ui/Chip.tsx'
import { Checkbox, Choices, Segments, Switch } from '#ui/Choices.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { Dialog, Drawer } from '#ui/Dialog.tsx'
import { Bars, Stops, Timeline } from '#ui/Journey.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Banner, Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Toasts } from '#ui/Toasts.tsx'

const still = () => {}
const options = [{ value: 'a', text: 'A' }]

export const drawn = {
  Button: <Button pending>Go</Button>,
  Checkbox: (
    <Checkbox checked onChange={still} mixed>
      All
    </Checkbox>
  ),
  Switch: (
    <Switch checked onChange={still}>
      On
    </Switch>
  ),
  Chip: (
    <Chip tone="info" statusIcon={3}>
      Collected
    </Chip>
  ),
  Choices: <Choices label="Pay" value="a" onChange={still} options={options} />,
  Segments: <Segments label="When" value="a" onChange={still} options={options} />,
  CodeField: <CodeField label="Code" value="12" onChange={still} />,
  ComboBox: (
    <ComboBox
      label="To"
      text=""
      onText={still}
      onChoose={still}
      groups={[{ id: 'g', title: 'Saved', options: [{ id: 'a', text: 'A' }] }]}
      words={{ list: 'Options', available: String }}
    />
  ),
  Dialog: <Dialog open={false} onClose={still} title="Sure?" />,
  Drawer: <Drawer open={false} onClose={still} closeLabel="Close" title="Menu" />,
  EmptyState: <EmptyState title="Nothing" />,
  ErrorState: <ErrorState title="Broken" />,
  Facts: <Facts facts={[{ id: 'a', name: 'A', value: 'B' }]} />,
  Menu: <Menu trigger="Account" entries={[{ id: 'a', text: 'A' }]} />,
  Banner: <Banner tone="warning">Slow</Banner>,
  Notice: <Notice tone="info">Moved</Notice>,
  PasswordField: (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      value=""
      onChange={still}
      words={{ show: 'Show', hide: 'Hide', capsLock: 'Caps' }}
    />
  ),
  ProgressBar: <ProgressBar label="Rows" share={0.3} />,
  Select: <Select label="Branch" value="a" onChange={still} options={options} />,
  Skeleton: <Skeleton shape="rows" label="Loading" />,
  Bars: <Bars reached={2} label="2 of 5" />,
  Stops: <Stops label="Way" current={1} doneWord="done" stops={[{ id: 'a', text: 'A', icon: 'check' }]} />,
  Tabs: (
    <Tabs label="Groups" tabs={[{ id: 'a', text: 'A', count: 2 }]} current="a" onChange={still}>
      A
    </Tabs>
  ),
  TextField: <TextField label="Name" kind="phone" error="Wrong" value="" onChange={still} />,
  Timeline: <Timeline label="Way" entries={[{ id: 'a', state: 'now', text: 'A' }]} />,
  Toasts: <Toasts toasts={[]} onGone={still} onHold={still} words={{ region: 'Notices', dismiss: 'Dismiss' }} />,
  Avatar: <Avatar name="Løkka Blomster" />,
}
