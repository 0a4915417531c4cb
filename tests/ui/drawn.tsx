// One of each component, as the server draws it.
import { Avatar } from '#ui/Avatar'
import { Button } from '#ui/Button'
import { Checkbox, Switch } from '#ui/Checkbox'
import { Chip } from '#ui/Chip'
import { Choices, Segments } from '#ui/Choices'
import { CodeField } from '#ui/CodeField'
import { ComboBox } from '#ui/ComboBox'
import { Dialog, Drawer } from '#ui/Dialog'
import { EmptyState, ErrorState } from '#ui/EmptyState'
import { Facts } from '#ui/Facts'
import { Menu } from '#ui/Menu'
import { Banner, Notice } from '#ui/Notice'
import { PasswordField } from '#ui/PasswordField'
import { ProgressBar } from '#ui/ProgressBar'
import { Select } from '#ui/Select'
import { Skeleton } from '#ui/Skeleton'
import { Bars, Stops } from '#ui/Stops'
import { Table } from '#ui/Table'
import { Tabs } from '#ui/Tabs'
import { TextField } from '#ui/TextField'
import { Timeline } from '#ui/Timeline'
import { Toasts } from '#ui/Toasts'

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
    <Chip tone="info" dial={3}>
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
  Table: (
    <Table caption="Orders" columns={[{ id: 'a', text: 'A', onSort: still }]}>
      {null}
    </Table>
  ),
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
