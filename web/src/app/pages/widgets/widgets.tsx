import { type ReactNode, useState } from 'react'
import { type AlertKind, showAlert } from '../../../base/alerts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { DurationInput } from '../../../ui/duration-input/duration-input.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import './widgets.css'

const names = [
  'Clara Schumann',
  'Antonín Dvořák',
  'Camille Saint-Saëns',
  'Lili Boulanger',
  'Ludwig van Beethoven',
  'Johannes Brahms',
  'Fanny Hensel',
  'Witold Lutosławski',
]
const composers = names.map((name, id) => ({ id, name }))

/** Fields beyond the native form controls. */
const Choices = () => {
  const [composer, setComposer] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [length, setLength] = useState('4:20')
  const [created, setCreated] = useState<string>()
  return (
    <>
      <Dropdown
        label="Composer"
        hint={created ? `To be created: ${created}` : 'Type a part of the name.'}
        options={composers}
        value={composer}
        onChange={setComposer}
        create={{ label: 'New composer', onCreate: setCreated }}
      />
      <DatePicker
        label="Earliest date"
        hint="2 to 13 August 2027, not on 7 August"
        value={day}
        min="2027-08-02"
        max="2027-08-13"
        disabled={['2027-08-07']}
        onUpdate={setDay}
      />
      <DurationInput label="Length" hint="Minutes and seconds" value={length} onChange={setLength} />
    </>
  )
}

const ChoicesWithErrors = () => (
  <>
    <Dropdown label="Country" error="Please select a country" options={[]} value={null} onChange={() => {}} />
    <DatePicker label="Arrival" error="This field is required." value={null} onUpdate={() => {}} />
    <DurationInput label="Length" error="This field is required." value="" onChange={() => {}} />
  </>
)

/** A heading with a group of widgets. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="widgets-part">
    <h2>{title}</h2>
    <div className="widgets-examples">{children}</div>
  </section>
)

const buttons = { dialog: 'Dialog', info: 'Information', confirm: 'Question', delete: 'Deletion' } as const
type Name = keyof typeof buttons

const Dialogs = () => {
  const [opened, open] = useState<Name>()
  const close = () => open(undefined)
  return (
    <Part title="Dialogs">
      {Object.entries(buttons).map(([name, label]) => (
        <Button key={name} onClick={() => open(name as Name)}>
          {label}
        </Button>
      ))}
      <Dialog isOpen={opened === 'dialog'} onClose={close} title="A dialog">
        <p>On a phone it can be dragged down.</p>
        <Choices />
      </Dialog>
      <Dialog
        isOpen={opened === 'info'}
        onClose={close}
        title="Half board"
        closesOutside
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>
          Breakfast and dinner; dinner only on the day of arrival, breakfast only on the day of departure.
        </p>
      </Dialog>
      {opened === 'confirm' && (
        <Ask
          title="Apply without a repertoire?"
          text="You have named no repertoire. You can add it until 15 June."
          act={() => new Promise<void>(done => setTimeout(done, 1500))}
          onClose={close}
        />
      )}
      {opened === 'delete' && (
        <Ask
          isDestructive
          title="Delete this address?"
          text="The address is deleted at once. Invoices that were sent to it stay as they are."
          confirmLabel="Delete address"
          act={async () => {}}
          onClose={close}
        />
      )}
    </Part>
  )
}

const addressTypes = [
  { value: 'PRIMARY', label: 'Home' },
  { value: 'BILLING', label: 'Billing' },
]
const answers = [
  { value: '0', label: 'No, we have not met' },
  { value: '1', label: 'Yes, we have worked together' },
]

/** The form fields; `error` is shown on each. */
const Fields = ({ error }: { error?: string }) => {
  const suffix = error ? '-wrong' : ''
  return (
    <>
      <TextField label="Email" hint="We answer to this address." type="email" error={error} />
      <PasswordField label="Password" hint="At least 8 characters" error={error} />
      <SelectField label="Type" options={addressTypes} placeholder="Please choose" error={error} />
      <TextArea label="Message" error={error} />
      <RadioGroup
        label="Does the teacher know you?"
        name={`known${suffix}`}
        options={answers}
        error={error}
      />
      <Checkbox label="I have read the terms." error={error} />
    </>
  )
}

const alerts: Record<AlertKind, string> = {
  success: 'Saved. This goes by itself after five seconds.',
  successDismiss: 'Your application has arrived.',
  infoDismiss: 'Your address is not confirmed yet.',
  dangerDismiss: 'Connection to the server failed. Please check your internet connection or try again later.',
}

const Alerts = () => (
  <Part title="Alerts">
    {Object.entries(alerts).map(([kind, text]) => (
      <Button key={kind} look="quiet" onClick={() => showAlert(kind as AlertKind, text)}>
        {kind}
      </Button>
    ))}
  </Part>
)

/** A gallery of all widgets, for developers. */
export const Widgets = () => {
  const [isPending, setPending] = useState(false)
  return (
    <div className="widgets">
      <h1>Widgets</h1>
      <Alerts />
      <Dialogs />
      <Part title="Choices">
        <Choices />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Choices and fields with errors">
        <ChoicesWithErrors />
        <Fields error="This field is required." />
      </Part>
      <Part title="Waiting">
        <Spinner label="Loading …" />
        <Button isPending={isPending} onClick={() => setPending(true)}>
          Save
        </Button>
        <SkeletonList label="Loading …" />
      </Part>
      <Part title="Small things">
        <p>
          <TimePeriod start="2027-08-01" end="2027-08-14" />
        </p>
        <Badge tone="warm">remaining spots</Badge>
        <Badge tone="quiet">application closed</Badge>
        <FailureNote message="Something went wrong." retryLabel="Try again" onRetry={() => {}} />
      </Part>
    </div>
  )
}
