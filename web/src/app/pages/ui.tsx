import '../../ui/button.css'
import './ui.css'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { InfoDialog } from '../../ui/dialog/info-dialog.tsx'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { DurationInput } from '../../ui/duration-input/duration-input.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'

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

type Opened = 'dialog' | 'info' | 'confirm' | 'delete' | undefined

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="widgets-part">
    <h2>{title}</h2>
    <div className="widgets-examples">{children}</div>
  </section>
)

const Dialogs = () => {
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const buttons = { dialog: 'Dialog', info: 'Information', confirm: 'Question', delete: 'Deletion' } as const
  return (
    <Part title="Dialogs">
      {Object.entries(buttons).map(([name, label]) => (
        <button key={name} type="button" className="button" onClick={() => open(name as Opened)}>
          {label}
        </button>
      ))}
      <ModalDialog isOpen={opened === 'dialog'} onClose={close} title="A dialog">
        <p>On a phone it can be dragged down.</p>
        <Choices />
      </ModalDialog>
      <InfoDialog isOpen={opened === 'info'} onClose={close} title="Half board">
        <p>
          Breakfast and dinner; dinner only on the day of arrival, breakfast only on the day of departure.
        </p>
      </InfoDialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={() => new Promise(done => setTimeout(done, 1500))}
        title="Apply without a repertoire?"
      >
        <p>You have named no repertoire. You can add it until 15 June.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={close}
        onConfirm={() => {}}
        isDestructive
        confirmLabel="Delete address"
        title="Delete this address?"
      >
        <p>The address is deleted at once. Invoices that were sent to it stay as they are.</p>
      </ConfirmDialog>
    </Part>
  )
}

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

const Errors = () => (
  <>
    <Dropdown label="Country" error="Please select a country" options={[]} value={null} onChange={() => {}} />
    <DatePicker label="Arrival" error="This field is required." value={null} onUpdate={() => {}} />
    <DurationInput label="Length" error="This field is required." value="" onChange={() => {}} />
  </>
)

/** Every widget on one page, for those who build with them. */
export const Widgets = () => {
  const [isPending, setPending] = useState(false)
  return (
    <div className="widgets">
      <h1>Widgets</h1>
      <Dialogs />
      <Part title="Fields">
        <Choices />
      </Part>
      <Part title="Fields with errors">
        <Errors />
      </Part>
      <Part title="Waiting">
        <Spinner label="Loading …" />
        <PendingButton isPending={isPending} onClick={() => setPending(true)}>
          Save
        </PendingButton>
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
