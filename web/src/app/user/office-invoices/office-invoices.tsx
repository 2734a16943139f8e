import '../office-tools.css'
import { INVOICES_PER_PAGE, type OfficeInvoice } from '@academy/contract/payments/schemas'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { AssociationSettings } from '../../../features/association/association-settings.tsx'
import { invoicesQuery } from '../../../features/invoices/api.ts'
import { FoundInvoices } from '../../../features/invoices/found-invoices.tsx'
import { InvoiceSearch } from '../../../features/invoices/invoice-search.tsx'
import { exportInvoices } from '../../../features/payments/api.ts'
import { paymentTexts } from '../../../features/payments/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useLoadedData, useRefresh } from '../../../lib/use-data.ts'
import { ExportButton } from '../../../ui/export-button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Pager } from '../../../ui/pager/pager.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../use-pages.ts'
import { userTexts } from '../texts.ts'
import { useRetry } from '../use-retry.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { addressOf, type InvoiceQuery, queryOf } from './invoice-query.ts'
import { officeInvoicesQueries } from './office-invoices-data.ts'

const route = getRouteApi('/user/a/invoices')

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{usePageTitle(paths.InvoicesListAdmin)}</h1>
    {children}
  </>
)

export const OfficeInvoicesPage = () => {
  const { call } = route.useRouteContext()
  const { association, today } = useData(officeInvoicesQueries(call))
  const { search, state, page } = queryOf(route.useSearch())
  const navigate = useNavigate({ from: '/user/a/invoices' })
  const { found, isLoading, hasFailed, reload } = useLoadedData(invoicesQuery(call, { search, state, page }))
  const { fileName } = useTexts(paymentTexts)
  const [shown, show] = useState<OfficeInvoice>()
  const refresh = useRefresh()
  const ask = useCallback(
    (next: Partial<InvoiceQuery>) =>
      void navigate({
        search: now => addressOf({ ...queryOf(now), page: 1, ...next }),
        replace: next.page === undefined,
        resetScroll: next.page !== undefined,
      }),
    [navigate],
  )
  const onSearch = useCallback((typed: string) => ask({ search: typed }), [ask])
  return (
    <Page>
      <div className="office-tools">
        <AssociationSettings call={call} association={association} onChanged={refresh} />
        <ExportButton onExport={() => exportInvoices(call, { search, state }, fileName)} />
      </div>
      <InvoiceSearch
        search={search}
        state={state}
        onSearch={onSearch}
        onState={next => ask({ state: next })}
      />
      {found ? (
        <FoundInvoices
          found={found}
          isFiltered={search !== '' || state !== 'all'}
          isLoading={isLoading}
          onShow={show}
          onShowAll={() => ask({ search: '', state: 'all' })}
        />
      ) : (
        <Waiting hasFailed={hasFailed} onRetry={reload} />
      )}
      <Pager
        page={page}
        pages={Math.ceil((found?.total ?? 0) / INVOICES_PER_PAGE)}
        onPage={next => ask({ page: next })}
      />
      <InvoiceDialog
        call={call}
        invoice={shown}
        today={today}
        onClose={() => show(undefined)}
        onChanged={reload}
      />
    </Page>
  )
}

const Waiting = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const { office: texts, tryAgain } = useTexts(userTexts)
  if (!hasFailed) return <SkeletonList label={texts.loading} />
  return <FailureNote message={texts.failed} retryLabel={tryAgain} onRetry={onRetry} />
}

export const OfficeInvoicesLoading = () => (
  <Page>
    <Waiting hasFailed={false} onRetry={() => {}} />
  </Page>
)

export const OfficeInvoicesFailure = () => {
  const retry = useRetry()
  return (
    <Page>
      <Waiting hasFailed onRetry={retry} />
    </Page>
  )
}
