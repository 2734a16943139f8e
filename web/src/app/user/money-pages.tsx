import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { keyedTable, tableSearch } from '../search.ts'
import { invoiceFilters } from './office-invoices/invoice-filters.ts'
import { below, fillCache, inUser, personalPage } from './user-route.tsx'

export const officeInvoices = createRoute({
  getParentRoute: inUser,
  path: below(paths.InvoicesListAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Invoices', description: 'All invoices of the academy with their payments.' },
      de: { title: 'Rechnungen', description: 'Alle Rechnungen der Akademie mit ihren Zahlungen.' },
    },
    access: 'isAdmin',
    personalMenu: [{ icon: 'invoices', short: { en: 'Invoices', de: 'Rechnungen' } }],
  }),
  validateSearch: tableSearch(...invoiceFilters),
  loader: fillCache(
    async () => (await import('./office-invoices/office-invoices-data.ts')).officeInvoicesQueries,
  ),
  component: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesPage'),
  pendingComponent: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesLoading'),
  errorComponent: lazy(() => import('./office-invoices/office-invoices.tsx'), 'OfficeInvoicesFailure'),
})
const officeInvoice = createRoute({
  getParentRoute: inUser,
  path: below(paths.InvoiceAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Invoice', description: 'One invoice with its payments.' },
      de: { title: 'Rechnung', description: 'Eine Rechnung mit ihren Zahlungen.' },
    },
    access: 'isAdmin',
  }),
  loader: async visit => (await import('./office-invoices/invoice-page-data.ts')).loadInvoicePage(visit),
  component: lazy(() => import('./office-invoices/invoice-page.tsx'), 'InvoicePage'),
  pendingComponent: lazy(() => import('./office-invoices/invoice-page.tsx'), 'InvoiceLoading'),
  errorComponent: lazy(() => import('./office-invoices/invoice-page.tsx'), 'InvoiceFailure'),
})

const journal = createRoute({
  getParentRoute: inUser,
  path: below(paths.JournalAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Journal', description: 'The documents and payments of a year.' },
      de: { title: 'Journal', description: 'Die Belege und Zahlungen eines Jahres.' },
    },
    access: 'isAdmin',
  }),
  validateSearch: tableSearch('year', ...keyedTable('payments')),
  component: lazy(() => import('./office-ledger/journal-page.tsx'), 'JournalPage'),
})
const ledgerCheck = createRoute({
  getParentRoute: inUser,
  path: below(paths.LedgerCheckAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Check', description: 'Proves that numbers have no gaps and sums are equal.' },
      de: {
        title: 'Prüfung',
        description: 'Weist nach, dass Nummern keine Lücken haben und Summen stimmen.',
      },
    },
    access: 'isAdmin',
  }),
  component: lazy(() => import('./office-ledger/ledger-check-page.tsx'), 'LedgerCheckPage'),
})

/** The pages about money, except for the list of invoices, which has its place in the menu. */
export const moneyPages = [officeInvoice, journal, ledgerCheck] as const
