import { failureLine, failureWords } from '@academy/contract/base/mail-trouble'
import {
  MAILS_PER_PAGE,
  MailFilter,
  MailKindFilter,
  MailSort,
  type OfficeMail,
} from '@academy/contract/messages/mails/schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { NoWrapParts } from '../../../ui/no-wrap-parts.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import type { OutboxPage } from './api.ts'
import { MailBadge } from './mail-badge.tsx'
import { mailTexts } from './texts.ts'
import './mails.css'

const instantOf = (instant: string | null) => (instant ? formatInstant(instant) : '')

interface MailColumns {
  onShow: (mail: OfficeMail) => void
  /** Links the name of the person. */
  nameOf?: (person: { id: number; full_name: string }) => ReactNode
}

/** The columns of a list of mails. The subject opens one. */
const useMailColumns = ({ onShow, nameOf }: MailColumns): TableColumn<OfficeMail>[] => {
  const texts = useTexts(mailTexts)
  const locale = useLocale()
  const { columns } = texts
  return [
    {
      id: 'subject',
      title: columns.subject,
      isHeading: true,
      text: mail => mail.subject,
      cell: mail => (
        <TextButton
          className="mail-subject"
          aria-label={texts.show(mail.subject)}
          onClick={() => onShow(mail)}
        >
          {/* The button is a flex container. */}
          <span>
            <NoWrapParts text={mail.subject} />
          </span>
        </TextButton>
      ),
    },
    {
      id: 'recipient',
      title: columns.recipient,
      text: mail => mail.person?.full_name ?? mail.recipient ?? texts.confidential,
      files: [
        { title: columns.recipient, text: mail => mail.person?.full_name ?? '' },
        { title: columns.email, text: mail => mail.recipient ?? texts.confidential },
      ],
      cell: mail => <Recipient mail={mail} nameOf={nameOf} />,
    },
    {
      id: 'kind',
      title: columns.kind,
      text: mail => (mail.kind ? texts.kinds[mail.kind] : texts.otherKind),
    },
    {
      id: 'state',
      title: columns.state,
      text: mail => texts.states[mail.state],
      cell: mail => (
        <>
          <MailBadge state={mail.state} />
          {mail.state !== 'sent' && mail.last_error && (
            <p className="mail-answer">
              <NoWrapParts text={failureWords(mail.last_error, locale).text} />
            </p>
          )}
        </>
      ),
    },
    {
      id: 'created',
      title: columns.created,
      day: mail => dayInVienna(mail.created_at),
      cell: mail => formatInstant(mail.created_at),
    },
    { id: 'sent', title: columns.sent, text: mail => instantOf(mail.sent_at), isHiddenAtFirst: true },
    { id: 'attempts', title: columns.attempts, number: mail => mail.attempts, isHiddenAtFirst: true },
    { id: 'next', title: columns.next, text: mail => instantOf(mail.next_attempt_at), isHiddenAtFirst: true },
    {
      id: 'answer',
      title: columns.answer,
      text: mail => mail.last_error && failureLine(mail.last_error, locale),
      isHiddenAtFirst: true,
    },
  ]
}

const Recipient = ({ mail, nameOf }: { mail: OfficeMail; nameOf?: MailColumns['nameOf'] }) => {
  const texts = useTexts(mailTexts)
  if (mail.recipient === null) return texts.confidential
  return (
    <>
      {mail.person ? (
        <PersonCell full_name={mail.person.full_name} link={nameOf?.(mail.person)} email={mail.recipient} />
      ) : (
        <span className="mail-address">{mail.recipient}</span>
      )}
      {mail.is_refused && <WarningLine text={texts.refused} />}
    </>
  )
}

interface OutboxTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: OutboxPage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filters `state` and `kind`. */
  state: TableState
  tools?: ReactNode
  loadAll: () => Promise<readonly OfficeMail[]>
  onShow: (mail: OfficeMail) => void
  nameOf?: (person: { id: number; full_name: string }) => ReactNode
}

const filters = MailFilter.options.filter(filter => filter !== 'all')

/** All mails. The subject opens one. */
export const OutboxTable = (props: OutboxTableProps) => {
  const { found, placeholder, state, tools, onShow, nameOf, ...loading } = props
  const texts = useTexts(mailTexts)
  const { total = 0, mails = [] } = found ?? {}
  return (
    <OfficeTable
      id="outbox"
      caption={texts.caption}
      rows={mails}
      idOf={({ id }) => id}
      columns={useMailColumns({ onShow, ...(nameOf && { nameOf }) })}
      filters={[
        {
          id: 'state',
          label: texts.stateFilter,
          all: texts.filters.all,
          options: filters.map(value => ({ value, label: texts.filters[value] })),
        },
        {
          id: 'kind',
          label: texts.kindFilter,
          all: texts.allKinds,
          options: MailKindFilter.options.map(value => ({
            value,
            label: value === 'other' ? texts.otherKind : texts.kinds[value],
          })),
        },
      ]}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.none}
      nothingFound={texts.nothingFound}
      summary={texts.found(total)}
      tools={tools}
      server={{
        ...loading,
        total,
        perPage: MAILS_PER_PAGE,
        sortable: MailSort.options,
        placeholder: found ? undefined : placeholder,
      }}
    />
  )
}
