import './widgets.css'
import '../../../ui/button.css'
import { useState } from 'react'
import { type AlertKind, showAlert } from '../../../base/alerts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { Choices, ChoicesWithErrors } from './choices.tsx'
import { Dialogs } from './dialogs.tsx'
import { Part } from './part.tsx'

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
      <button
        key={kind}
        type="button"
        className="button button-quiet"
        onClick={() => showAlert(kind as AlertKind, text)}
      >
        {kind}
      </button>
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
