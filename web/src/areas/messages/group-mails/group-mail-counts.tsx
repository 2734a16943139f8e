import './group-mails.css'
import type { GroupMail } from '@academy/contract/messages/group-mails/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { groupMailTexts } from './texts.ts'

/** How many people get a mail, or how far it is. */
export const GroupMailCounts = ({ mail: { state, counts } }: { mail: GroupMail }) => {
  const texts = useTexts(groupMailTexts)
  const parts = [
    state === 'draft' ? texts.goesTo(counts.recipients) : texts.progress(counts.sent, counts.recipients),
    counts.waiting > 0 && texts.waitingCount(counts.waiting),
    counts.failed > 0 && texts.failedCount(counts.failed),
    counts.stopped > 0 && texts.stoppedCount(counts.stopped),
    counts.left_out > 0 && texts.leftOutCount(counts.left_out),
    counts.unsubscribed > 0 && texts.unsubscribedCount(counts.unsubscribed),
    counts.unconfirmed > 0 && texts.unconfirmedCount(counts.unconfirmed),
  ]
  return (
    <p className="group-mail-counts" role="status">
      {parts.filter(Boolean).map(part => (
        <span key={String(part)}>{part}</span>
      ))}
    </p>
  )
}
