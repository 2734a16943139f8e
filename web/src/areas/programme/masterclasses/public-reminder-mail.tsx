import { pageCall } from '../../../base/page-call.ts'
import { requestReminder } from './api.ts'
import { ReminderMail } from './reminder-mail.tsx'

/** The reminder of a masterclass by email. */
export const PublicReminderMail = ({ masterclassId }: { masterclassId: number }) => (
  <ReminderMail requestMail={() => requestReminder(pageCall, masterclassId)} />
)
