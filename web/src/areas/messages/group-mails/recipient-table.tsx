import './group-mails.css'
import {
  type GroupMailDetail,
  type GroupMailRecipient,
  RECIPIENTS_PER_PAGE,
  RecipientState,
} from '@academy/contract/messages/group-mails/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { TextButton } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { loadAllPages } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { personColumn } from '../../../ui/office-table/usual-columns.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import { loadRecipients, recipientsQuery } from './api.ts'
import { groupMailTexts } from './texts.ts'

interface RecipientTableProps {
  call: Call
  mail: GroupMailDetail
  /** The view, with the filter `state`. */
  state: TableState
  nameOf: (recipient: GroupMailRecipient) => ReactNode
  /** The state of a mail in the outbox. */
  mailOf: (mail: NonNullable<GroupMailRecipient['mail']>) => ReactNode
  onLeaveOut: (recipient: GroupMailRecipient, isLeftOut: boolean) => void
}

/** Who gets a mail, and whether it has arrived. */
export const RecipientTable = ({ call, mail, state, nameOf, mailOf, onLeaveOut }: RecipientTableProps) => {
  const texts = useTexts(groupMailTexts)
  const { recipientColumns: columns } = texts
  const { search, filters, page } = state.view
  const wanted = RecipientState.options.find(option => option === filters['state'])
  const query = { search, ...(wanted && { state: wanted }), page }
  const { found, isLoading, hasFailed, reload } = useLoadedData(recipientsQuery(call, mail, query))
  const loadPage = async (page: number) => {
    const { recipients: rows, total } = await loadRecipients(call, mail.id, { ...query, page })
    return { rows, total }
  }
  const placeholder = hasFailed ? (
    <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  ) : (
    <SkeletonList label={texts.loading} />
  )
  return (
    <OfficeTable
      id="recipients"
      caption={texts.recipients}
      rows={found?.recipients ?? []}
      idOf={({ account_id }) => account_id}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.noRecipients}
      nothingFound={texts.nobodyFound}
      columns={[
        {
          ...personColumn(columns),
          isHeading: true,
          cell: recipient => (
            <>
              <PersonCell full_name={recipient.full_name} link={nameOf(recipient)} email={recipient.email} />
              {recipient.is_address_refused && <WarningLine text={texts.addressRefused} />}
            </>
          ),
        },
        { id: 'language', title: columns.language, text: ({ locale }) => texts.languages[locale] },
        {
          id: 'state',
          title: columns.state,
          text: one => texts.recipientStates[one.state],
          cell: one => (one.mail ? mailOf(one.mail) : texts.recipientStates[one.state]),
        },
        ...(mail.state === 'draft'
          ? [
              {
                id: 'actions',
                title: columns.actions,
                isTitleHidden: true,
                cell: (one: GroupMailRecipient) => {
                  const isOut = one.state === 'left_out'
                  return (
                    <TextButton
                      aria-label={(isOut ? texts.addBackOf : texts.leaveOutOf)(one.full_name)}
                      onClick={() => onLeaveOut(one, !isOut)}
                    >
                      {isOut ? texts.addBack : texts.leaveOut}
                    </TextButton>
                  )
                },
              },
            ]
          : []),
      ]}
      filters={[
        {
          id: 'state',
          label: texts.stateFilter,
          all: texts.everybody,
          options: RecipientState.options.map(value => ({ value, label: texts.recipientStates[value] })),
        },
      ]}
      server={{
        isLoading,
        total: found?.total ?? 0,
        perPage: RECIPIENTS_PER_PAGE,
        sortable: [],
        placeholder: found ? undefined : placeholder,
        loadAll: () => loadAllPages(loadPage, ({ account_id }) => account_id),
      }}
    />
  )
}
