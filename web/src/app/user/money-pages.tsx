import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { invoiceFilters } from '../../areas/money/office-pages/invoices/invoice-filters.ts'
import { officeGroups, officeIcons } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { keyedTable, tableSearch } from '../../base/pages/search.ts'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

/** The layout of the pages about money. */
const money = createRoute({
  getParentRoute: inUser,
  id: 'money',
  component: lazy(() => import('../../areas/money/office-pages/invoices/money-layout.tsx'), 'MoneyLayout'),
})
const inMoney = () => money

const officeInvoices = createRoute({
  getParentRoute: inMoney,
  path: below(paths.InvoicesListAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Invoices', description: 'All invoices of the academy with their payments.' },
      de: { title: 'Rechnungen', description: 'Alle Rechnungen der Akademie mit ihren Zahlungen.' },
    },
    access: 'manage_money',
    section: 'money',
    personalMenu: [
      {
        name: 'invoices',
        icon: officeIcons.invoices,
        group: officeGroups.money,
        short: { en: 'Money', de: 'Geld' },
      },
    ],
  }),
  validateSearch: tableSearch(...invoiceFilters),
  loader: fillCache(async () => (await import('../../areas/money/invoices/api.ts')).officeInvoicesQueries),
  component: lazy(
    () => import('../../areas/money/office-pages/invoices/office-invoices.tsx'),
    'OfficeInvoicesPage',
  ),
  pendingComponent: lazy(
    () => import('../../areas/money/office-pages/invoices/office-invoices.tsx'),
    'OfficeInvoicesLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/money/office-pages/invoices/office-invoices.tsx'),
    'OfficeInvoicesFailure',
  ),
})
const officeInvoice = createRoute({
  getParentRoute: inMoney,
  path: below(paths.InvoiceAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Invoice', description: 'One invoice with its payments.' },
      de: { title: 'Rechnung', description: 'Eine Rechnung mit ihren Zahlungen.' },
    },
    access: 'manage_money',
  }),
  loader: async visit => (await import('../../areas/money/invoices/api.ts')).loadInvoicePage(visit),
  component: lazy(() => import('../../areas/money/office-pages/invoices/invoice-page.tsx'), 'InvoicePage'),
  errorComponent: LoadFailed,
})

const bankPage = () => import('../../areas/money/office-pages/bank/bank-page.tsx')
const bank = createRoute({
  getParentRoute: inMoney,
  path: below(paths.BankAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Bank statements', description: 'Import statements of the bank and book their entries.' },
      de: { title: 'Kontoauszüge', description: 'Kontoauszüge importieren und ihre Umsätze buchen.' },
    },
    access: 'manage_money',
    section: 'money',
  }),
  validateSearch: tableSearch('state'),
  loader: fillCache(async () => (await import('../../areas/money/bank/api.ts')).bankQueries),
  component: lazy(bankPage, 'BankPage'),
  errorComponent: LoadFailed,
})

const refunds = createRoute({
  getParentRoute: inMoney,
  path: below(paths.RefundsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Refunds', description: 'Credit that is to be sent back.' },
      de: { title: 'Rückzahlungen', description: 'Guthaben, das zurückzuzahlen ist.' },
    },
    access: 'manage_money',
    section: 'money',
  }),
  validateSearch: tableSearch('iban'),
  loader: fillCache(async () => (await import('../../areas/money/refunds/api.ts')).refundsQueries),
  component: lazy(() => import('../../areas/money/office-pages/refunds/refunds-page.tsx'), 'RefundsPage'),
  errorComponent: LoadFailed,
})

const journal = createRoute({
  getParentRoute: inMoney,
  path: below(paths.JournalAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Journal', description: 'The documents and payments of a year.' },
      de: { title: 'Journal', description: 'Die Belege und Zahlungen eines Jahres.' },
    },
    access: 'manage_money',
    section: 'money',
  }),
  validateSearch: tableSearch('year', ...keyedTable('payments')),
  component: lazy(() => import('../../areas/money/office-pages/ledger/journal-page.tsx'), 'JournalPage'),
})
const ledgerCheck = createRoute({
  getParentRoute: inMoney,
  path: below(paths.LedgerCheckAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Check', description: 'Proves that numbers have no gaps and sums are equal.' },
      de: {
        title: 'Prüfung',
        description: 'Weist nach, dass Nummern keine Lücken haben und Summen stimmen.',
      },
    },
    access: 'manage_money',
    section: 'money',
  }),
  component: lazy(
    () => import('../../areas/money/office-pages/ledger/ledger-check-page.tsx'),
    'LedgerCheckPage',
  ),
})

/** The pages about money, in the order of their menu. */
export const moneyRoutes = money.addChildren([
  officeInvoices,
  officeInvoice,
  bank,
  refunds,
  journal,
  ledgerCheck,
])
