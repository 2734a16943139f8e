import '../../../../base/pages/office-tools.css'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage, ListPageFailure } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { useKeyedTableView, useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { invoiceListTexts } from '../../invoices/list-texts.ts'
import { journalQuery } from '../../ledger/journal-api.ts'
import { DocumentTable, PaymentTable, SumTable } from '../../ledger/journal-tables.tsx'
import { journalTexts } from '../../ledger/journal-texts.ts'

const route = getRouteApi('/user/money/a/journal')

/** The journal of a year, for the accountant. */
export const JournalPage = () => {
  const texts = useTexts(journalTexts)
  const { kinds } = useTexts(invoiceListTexts)
  const { call } = route.useRouteContext()
  const written = route.useSearch().year
  const year = written && /^2[01]\d\d$/.test(written) ? Number(written) : undefined
  const { found: journal, hasFailed } = useLoadedData(journalQuery(call, year))
  const documents = useTableView()
  const payments = useKeyedTableView('payments')
  const navigate = useNavigate()
  const { office, loadFailed, tryAgain } = useTexts(userTexts)
  const shown = {
    call,
    placeholderOf: (hasFailed: boolean, reload: () => void) =>
      hasFailed ? (
        <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />
      ) : (
        <SkeletonList label={office.loading} />
      ),
  }
  if (hasFailed) return <ListPageFailure path={paths.JournalAdmin} />
  return (
    <ListPage path={paths.JournalAdmin}>
      <p>{texts.lead}</p>
      {journal ? (
        <>
          <div className="office-tools">
            <SelectField
              label={texts.year}
              value={String(journal.year)}
              onChange={event =>
                void navigate({ to: paths.JournalAdmin, search: { year: event.target.value } })
              }
              options={(journal.years.includes(journal.year)
                ? journal.years
                : [journal.year, ...journal.years]
              ).map(one => ({ value: String(one), label: String(one) }))}
            />
          </div>
          <Panel title={texts.sums}>
            <SumTable journal={journal} kinds={kinds} />
          </Panel>
          <Panel title={texts.documents(journal.year)}>
            <DocumentTable {...shown} journal={journal} kinds={kinds} state={documents} />
          </Panel>
          <Panel title={texts.payments(journal.year)}>
            <PaymentTable {...shown} journal={journal} state={payments} />
          </Panel>
        </>
      ) : (
        <SkeletonList label={office.loading} />
      )}
    </ListPage>
  )
}
