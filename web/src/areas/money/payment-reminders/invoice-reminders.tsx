import type { InvoiceReminders as Reminders } from '@academy/contract/money/payment-reminders/schemas'
import type { ComponentProps } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { invoiceRemindersQuery, sendReminder, stopForInvoice } from './api.ts'
import { ReminderList, StopNote } from './reminder-list.tsx'
import { reminderTexts } from './texts.ts'

interface InvoiceRemindersProps extends Pick<ComponentProps<typeof ReminderList>, 'stateOf'> {
  call: Call
  invoice: { id: number; email: string; outstanding_amount: number }
}

/** The reminders of an invoice; the office stops them, or sends one. */
export const InvoiceReminders = ({ call, invoice, stateOf }: InvoiceRemindersProps) => {
  const texts = useTexts(reminderTexts)
  const { found, hasFailed, reload } = useLoadedData(invoiceRemindersQuery(call, invoice.id))
  // Nothing was ever open on it: there is nothing to say.
  if (found && found.reminders.length === 0 && invoice.outstanding_amount <= 0) return null
  return (
    <section className="invoice-reminders">
      <h3>{texts.title}</h3>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && (
        <>
          <ReminderList reminders={found.reminders} stateOf={stateOf} />
          <Plan reminders={found} />
          {invoice.outstanding_amount > 0 && (
            <Actions call={call} invoice={invoice} reminders={found} onChanged={reload} />
          )}
        </>
      )}
    </section>
  )
}

const Plan = ({ reminders: { person_stop, invoice_stop, next } }: { reminders: Reminders }) => {
  const texts = useTexts(reminderTexts)
  return (
    <>
      {person_stop && <StopNote text={texts.personStopped} stop={person_stop} />}
      {invoice_stop && <StopNote text={texts.invoiceStopped} stop={invoice_stop} />}
      {next && <p className="reminder-note">{texts.next(texts.steps[next.step], formatDay(next.on))}</p>}
    </>
  )
}

interface ActionsProps extends Omit<InvoiceRemindersProps, 'stateOf'> {
  reminders: Reminders
  onChanged: () => void
}

const Actions = ({ call, invoice, reminders, onChanged }: ActionsProps) => {
  const texts = useTexts(reminderTexts)
  const { act } = useAct({ onChanged })
  const isStopped = reminders.invoice_stop !== null
  const [ask, question] = useAsk(() => ({
    title: texts.question,
    text: texts.consequence(invoice.email),
    confirmLabel: texts.confirm,
    act: async () => {
      await sendReminder(call, invoice.id)
      return texts.sent
    },
    onChanged,
  }))
  const toggle = () =>
    act(() => stopForInvoice(call, invoice.id, !isStopped), isStopped ? texts.resumed : texts.stopped)
  return (
    <div className="reminder-actions">
      {reminders.can_remind && (
        <Button look="quiet" onClick={() => ask()}>
          {texts.remind}
        </Button>
      )}
      <TextButton onClick={toggle}>{isStopped ? texts.resumeInvoice : texts.stopInvoice}</TextButton>
      {question}
    </div>
  )
}
