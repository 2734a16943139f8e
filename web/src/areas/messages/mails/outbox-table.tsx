import {
  MAILS_PER_PAGE,
  MailFilter,
  MailKindFilter,
  MailSort,
  type OfficeMail,
} from '@academy/contract/messages/mails/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import type { OutboxPage } from './api.ts'
import { useMailColumns } from './mail-columns.tsx'
import { mailTexts } from './texts.ts'

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
