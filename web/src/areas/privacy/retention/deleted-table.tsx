import { deletedKinds } from '@academy/contract/base/retention'
import type { Deleted } from '@academy/contract/privacy/retention/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { retentionTexts } from './texts.ts'

interface DeletedTableProps {
  deleted: readonly Deleted[]
  state: ReturnType<typeof useTableView>
}

/** What was deleted because its time was over, by day. */
export const DeletedTable = ({ deleted, state }: DeletedTableProps) => {
  const texts = useTexts(retentionTexts)
  return (
    <OfficeTable
      id="deleted"
      caption={texts.deleted}
      rows={deleted}
      idOf={({ day, kind }) => `${day}-${kind}`}
      state={state}
      empty={texts.nothingDeleted}
      columns={[
        { id: 'day', title: texts.day, day: ({ day }) => day },
        { id: 'kind', title: texts.what, isHeading: true, text: ({ kind }) => texts.kinds[kind] },
        { id: 'count', title: texts.count, number: ({ count }) => count },
      ]}
      filters={[
        {
          id: 'kind',
          label: texts.what,
          all: texts.everything,
          options: deletedKinds.map(kind => ({ value: kind, label: texts.kinds[kind] })),
          keeps: ({ kind }, chosen) => kind === chosen,
        },
      ]}
    />
  )
}
