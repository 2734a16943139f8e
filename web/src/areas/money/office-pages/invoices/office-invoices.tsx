import type { ListedInvoice } from '@academy/contract/money/ledger/list-schemas'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Call } from '../../../../base/api.ts'
import { defineTexts, useTexts } from '../../../../base/i18n/texts.ts'
import { later } from '../../../../base/later.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { usePageTitle, useRetry } from '../../../../base/pages/use-pages.ts'
import { useData, useLoadedData } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { laterPicture } from '../../../../ui/chart/later-picture.tsx'
import { WaitingDialog } from '../../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { Note } from '../../../../ui/note.tsx'
import { loadAllPages } from '../../../../ui/office-table/columns.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { invoicesQuery, invoiceTotalsQuery, loadInvoices, officeInvoicesQueries } from '../../invoices/api.ts'
import { InvoiceTable } from '../../invoices/invoice-table.tsx'
import { moneyDaysQuery } from '../../ledger/journal-api.ts'
import { invoiceFilters } from './invoice-filters.ts'
import { invoiceQueryOf } from './invoice-query.ts'
import '../../../../base/pages/office-tools.css'

const InvoiceDialog = later(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog, {
  Waiting: WaitingDialog,
})

const MoneyPicture = laterPicture(async () => (await import('../../ledger/money-picture.tsx')).MoneyPicture)

/** The list does not wait for the sums of a year. */
const Weeks = ({ call }: { call: Call }) => {
  const { found } = useLoadedData(moneyDaysQuery(call))
  return found ? <MoneyPicture money={found} /> : null
}

const personAccountTexts = defineTexts({
  en: {
    open: 'Association and account',
    noIban: 'There is no account yet.',
    noIbanHint:
      'Without an IBAN invoices carry neither the account nor the code to scan, and nobody knows where to pay.',
    enterIban: 'Enter the account',
  },
  de: {
    open: 'Verein und Konto',
    noIban: 'Es ist noch kein Konto eingetragen.',
    noIbanHint:
      'Ohne IBAN stehen auf den Rechnungen weder das Konto noch der Code zum Scannen, und niemand weiß, wohin die Zahlung geht.',
    enterIban: 'Konto eintragen',
  },
})

/** Leads to the association, which issues the invoices; a note warns while it has no account. */
const AccountLink = ({ hasAccount }: { hasAccount: boolean }) => {
  const texts = useTexts(personAccountTexts)
  if (hasAccount)
    return (
      <ButtonLink look="quiet" to={paths.AssociationAdmin}>
        {texts.open}
      </ButtonLink>
    )
  return (
    <Note title={texts.noIban}>
      <p>{texts.noIbanHint}</p>
      <ButtonLink to={paths.AssociationAdmin}>{texts.enterIban}</ButtonLink>
    </Note>
  )
}

const route = getRouteApi('/user/money/a/invoices')

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{usePageTitle(paths.InvoicesListAdmin)}</h1>
    {children}
  </>
)

export const OfficeInvoicesPage = () => {
  const { call } = route.useRouteContext()
  const { association, choices, today } = useData(officeInvoicesQueries(call))
  const state = useTableView(...invoiceFilters)
  const query = invoiceQueryOf(state.view)
  const { found, isLoading, hasFailed, reload } = useLoadedData(invoicesQuery(call, query))
  const { found: totals, reload: reloadTotals } = useLoadedData(invoiceTotalsQuery(call, query))
  const [shown, show] = useState<ListedInvoice>()
  const loadPage = async (page: number) => {
    const { invoices: rows, total } = await loadInvoices(call, { ...query, page })
    return { rows, total }
  }
  return (
    <Page>
      <div className="office-tools">
        <AccountLink hasAccount={association.iban !== ''} />
      </div>
      <Weeks call={call} />
      <InvoiceTable
        found={found}
        placeholder={<Waiting hasFailed={hasFailed} onRetry={reload} />}
        isLoading={isLoading}
        state={state}
        choices={choices}
        totals={totals}
        loadAll={() => loadAllPages(loadPage, ({ id }) => id)}
        onShow={show}
      />
      <InvoiceDialog
        call={call}
        invoice={shown}
        isOpen={shown !== undefined}
        today={today}
        onClose={() => show(undefined)}
        onChanged={() => {
          reload()
          reloadTotals()
        }}
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
