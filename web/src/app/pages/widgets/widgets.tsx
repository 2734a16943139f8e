import './widgets.css'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { Alerts } from './alerts.tsx'
import { Choices, ChoicesWithErrors } from './choices.tsx'
import { Dialogs } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { Part } from './part.tsx'

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
