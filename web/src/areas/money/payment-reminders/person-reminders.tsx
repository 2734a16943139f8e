import type { ComponentProps } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { personRemindersQuery, stopForPerson } from './api.ts'
import { ReminderList, StopNote } from './reminder-list.tsx'
import { reminderTexts } from './texts.ts'

interface PersonRemindersProps extends Pick<ComponentProps<typeof ReminderList>, 'stateOf'> {
  call: Call
  personId: number
}

/** The reminders of all invoices of a person, with a switch. */
export const PersonReminders = ({ call, personId, stateOf }: PersonRemindersProps) => {
  const texts = useTexts(reminderTexts)
  const { found, hasFailed, reload } = useLoadedData(personRemindersQuery(call, personId))
  const { isPending, act } = useAct({ onChanged: reload })
  const isStopped = found?.stop !== null
  const toggle = () =>
    act(() => stopForPerson(call, personId, !isStopped), isStopped ? texts.resumed : texts.stopped)
  return (
    <div className="person-reminders">
      <h3>{texts.title}</h3>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && (
        <>
          {found.stop && <StopNote text={texts.personStopped} stop={found.stop} />}
          <ReminderList reminders={found.reminders} namesInvoice stateOf={stateOf} />
          <div className="reminder-actions">
            <Button isPending={isPending} look="quiet" onClick={toggle}>
              {isStopped ? texts.resumePerson : texts.stopPerson}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
