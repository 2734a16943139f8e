import {
  MESSAGES_PER_PAGE,
  MessageState,
  type OfficeMessage,
} from '@academy/contract/site/contact/inbox-schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import type { MessagePage } from './inbox-api.ts'
import { inboxTexts } from './inbox-texts.ts'
import './inbox.css'

export const MessageBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={state === 'new' ? 'warm' : 'quiet'}>{useTexts(inboxTexts).states[state]}</Badge>
)

interface MessageTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: MessagePage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filter `state`. */
  state: TableState
  loadAll: () => Promise<readonly OfficeMessage[]>
  /** The link to a message. */
  linkTo: (message: OfficeMessage) => ReactNode
}

/** The messages to the office. */
export const MessageTable = ({ found, placeholder, state, linkTo, ...loading }: MessageTableProps) => {
  const texts = useTexts(inboxTexts)
  const { columns } = texts
  const { total = 0, new_count = 0, messages = [] } = found ?? {}
  return (
    <OfficeTable
      id="messages"
      caption={texts.caption}
      rows={messages}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'subject',
          title: columns.subject,
          isHeading: true,
          text: ({ subject }) => subject,
          cell: message => <span className="message-subject">{linkTo(message)}</span>,
        },
        {
          id: 'from',
          title: columns.from,
          text: ({ person, email }) => person?.full_name ?? email,
          files: [
            { title: columns.from, text: ({ person }) => person?.full_name ?? '' },
            { title: columns.email, text: ({ email }) => email },
          ],
          cell: ({ person, email }) =>
            person ? (
              <PersonCell full_name={person.full_name} email={email} />
            ) : (
              <span className="message-subject">{email}</span>
            ),
        },
        {
          id: 'state',
          title: columns.state,
          text: message => texts.states[message.state],
          cell: message => <MessageBadge state={message.state} />,
        },
        {
          id: 'date',
          title: columns.date,
          day: ({ created_at }) => dayInVienna(created_at),
          cell: ({ created_at }) => formatInstant(created_at),
        },
        {
          id: 'answered',
          title: columns.answered,
          day: ({ answered_at }) => answered_at && dayInVienna(answered_at),
        },
      ]}
      filters={[
        {
          id: 'state',
          label: texts.filter,
          all: texts.all,
          options: MessageState.options.map(value => ({ value, label: texts.states[value] })),
        },
      ]}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.none}
      nothingFound={texts.nothingFound}
      summary={texts.found(total, new_count)}
      server={{
        ...loading,
        total,
        perPage: MESSAGES_PER_PAGE,
        sortable: [],
        placeholder: found ? undefined : placeholder,
      }}
    />
  )
}
