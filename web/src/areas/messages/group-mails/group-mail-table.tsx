import { type GroupMail, GroupMailState } from '@academy/contract/messages/group-mails/schemas'
import type { ReactNode } from 'react'
import { dayInVienna } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { groupMailTexts } from './texts.ts'
import './group-mails.css'

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

interface GroupMailTableProps {
  mails: readonly GroupMail[]
  /** The view, with the filter `state`. */
  state: TableState
  /** As a heading shows it; empty if there is none. */
  subjectOf: (mail: GroupMail) => string
  linkTo: (mail: GroupMail, subject: string) => ReactNode
}

/** All mails to groups. */
export const GroupMailTable = ({ mails, state, subjectOf, linkTo }: GroupMailTableProps) => {
  const texts = useTexts(groupMailTexts)
  const { columns } = texts
  const shownSubject = (mail: GroupMail) => subjectOf(mail) || texts.noSubject
  return (
    <OfficeTable
      id="group-mails"
      caption={texts.caption}
      rows={mails}
      idOf={({ id }) => id}
      state={state}
      empty={texts.none}
      columns={[
        {
          id: 'subject',
          title: columns.subject,
          isHeading: true,
          text: shownSubject,
          cell: mail => <span className="group-mail-subject">{linkTo(mail, shownSubject(mail))}</span>,
        },
        { id: 'kind', title: columns.kind, text: ({ kind }) => texts.shortKinds[kind] },
        {
          id: 'state',
          title: columns.state,
          text: mail => texts.states[mail.state],
          cell: mail => <GroupMailBadge state={mail.state} />,
        },
        { id: 'recipients', title: columns.recipients, number: ({ counts }) => counts.recipients },
        { id: 'sent', title: columns.sent, number: ({ counts }) => counts.sent },
        { id: 'waiting', title: columns.waiting, number: ({ counts }) => counts.waiting },
        { id: 'failed', title: columns.failed, number: ({ counts }) => counts.failed },
        {
          id: 'started',
          title: columns.started,
          day: ({ started_at }) => started_at && dayInVienna(started_at),
        },
        {
          id: 'created',
          title: columns.created,
          day: ({ created_at }) => dayInVienna(created_at),
          isHiddenAtFirst: true,
        },
        { id: 'author', title: columns.author, text: ({ author }) => author, isHiddenAtFirst: true },
      ]}
      filters={[
        {
          id: 'state',
          label: columns.state,
          all: texts.allStates,
          options: GroupMailState.options.map(value => ({ value, label: texts.states[value] })),
          keeps: (mail, value) => mail.state === value,
        },
      ]}
    />
  )
}

export const GroupMailBadge = ({ state }: Pick<GroupMail, 'state'>) => (
  <Badge tone={state === 'sending' || state === 'draft' ? 'warm' : 'quiet'}>
    {useTexts(groupMailTexts).states[state]}
  </Badge>
)
