import type { MailState } from '@academy/contract/base/schemas'
import type { PaymentReminder, ReminderStop } from '@academy/contract/money/payment-reminders/schemas'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { reminderTexts } from './texts.ts'
import './payment-reminders.css'

interface ReminderListProps {
  reminders: readonly PaymentReminder[]
  /** Whether to name the invoice, in a list of several. */
  namesInvoice?: boolean
  /** Renders what became of a mail, provided by another feature. */
  stateOf: (state: MailState) => ReactNode
}

/** The reminders that were sent, newest first, and whether they arrived. */
export const ReminderList = ({ reminders, namesInvoice = false, stateOf }: ReminderListProps) => {
  const texts = useTexts(reminderTexts)
  if (reminders.length === 0) return <p className="reminder-note">{texts.none}</p>
  return (
    <ul className="reminders">
      {reminders.map(({ id, step, invoice_number, sent_at, sent_by, mail }) => (
        <li key={id}>
          <p>
            <strong>{texts.steps[step]}</strong>
            {namesInvoice && `, ${texts.ofInvoice(invoice_number)}`} {mail && stateOf(mail.state)}
          </p>
          <p className="reminder-note">
            {sent_by ? texts.sentBy(sent_by, formatInstant(sent_at)) : texts.sentOn(formatInstant(sent_at))}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Says that reminders are stopped, by whom and since when. */
export const StopNote = ({ text, stop }: { text: string; stop: ReminderStop }) => {
  const texts = useTexts(reminderTexts)
  const moment = formatInstant(stop.stopped_at)
  return (
    <p className="reminder-stop">
      {text}{' '}
      <span className="reminder-note">
        {stop.stopped_by ? texts.stoppedBy(stop.stopped_by, moment) : texts.stoppedOn(moment)}
      </span>
    </p>
  )
}
