import './ledger.css'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import {
  DocumentSort,
  JOURNAL_ROWS_PER_PAGE,
  type Journal,
  type JournalPayment,
  JournalPaymentSort,
} from '@academy/contract/money/ledger/journal-schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { loadAllPages } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { queryOf, type TableView } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { InvoiceLink, PersonLink } from '../../../ui/person-link.tsx'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { documentsQuery, loadDocuments, loadPayments, paymentsQuery } from './journal-api.ts'
import { journalTexts } from './journal-texts.ts'

type KindNames = Record<InvoiceKind, string>

interface JournalTableProps {
  call: Call
  journal: Journal
  state: TableState
  /** Stands in place of the rows while they are loading, or if they could not be loaded. */
  placeholderOf: (hasFailed: boolean, reload: () => void) => ReactNode
}

/** What the server is asked for; an unknown sort is ignored. */
const partOf = <Sort extends string>(year: number, view: TableView, sorts: readonly Sort[]) => {
  const sort = sorts.find(one => one === queryOf(view)['sort'])
  return { year, search: view.search, page: view.page, ...(sort && { sort }) }
}

/** Every document of the year, in the order of its number. */
export const DocumentTable = ({
  call,
  journal: { year },
  kinds,
  state,
  placeholderOf,
}: JournalTableProps & { kinds: KindNames }) => {
  const texts = useTexts(journalTexts)
  const query = partOf(year, state.view, DocumentSort.options)
  const { found, isLoading, hasFailed, reload } = useLoadedData(documentsQuery(call, query))
  const loadPage = async (page: number) => {
    const { documents: rows, total } = await loadDocuments(call, { ...query, page })
    return { rows, total }
  }
  return (
    <OfficeTable
      id="journal"
      caption={texts.documents(year)}
      rows={found?.documents ?? []}
      idOf={({ id }) => id}
      state={state}
      searchHint={texts.documentHint}
      empty={texts.noDocuments}
      columns={[
        {
          id: 'number',
          title: texts.number,
          isHeading: true,
          text: one => one.invoice_number,
          cell: one => (
            <span className="journal-number">
              <InvoiceLink id={one.id}>{one.invoice_number}</InvoiceLink>
            </span>
          ),
        },
        { id: 'date', title: texts.date, day: one => one.invoice_date },
        { id: 'kind', title: texts.kind, text: one => kinds[one.kind] },
        { id: 'cancels', title: texts.cancels, text: one => one.cancels },
        { id: 'recipient', title: texts.recipient, text: one => one.recipient },
        { id: 'subject', title: texts.subject, text: one => one.subject },
        { id: 'reference', title: texts.reference, text: one => one.reference },
        { id: 'amount', title: texts.amount, number: one => one.amount, isMoney: true },
      ]}
      server={{
        total: found?.total ?? 0,
        perPage: JOURNAL_ROWS_PER_PAGE,
        sortable: DocumentSort.options,
        isLoading,
        placeholder: found ? undefined : placeholderOf(hasFailed, reload),
        loadAll: () => loadAllPages(loadPage, ({ id }) => id),
      }}
    />
  )
}

/** The payments of the year, in parts: each counts on an invoice or is credit. */
export const PaymentTable = ({ call, journal, state, placeholderOf }: JournalTableProps) => {
  const texts = useTexts(journalTexts)
  const locale = useLocale()
  const { year, received, refunded, reversed } = journal
  const kindOf = ({ is_refund, is_reversal }: JournalPayment) =>
    texts.kinds[is_reversal ? 'reversal' : is_refund ? 'refund' : 'payment']
  const invoiceOf = (one: JournalPayment) => one.invoice_number ?? (one.is_refund ? '' : texts.credit)
  const money = [received, refunded, reversed].map(amount => formatAmount(amount, locale)) as [
    string,
    string,
    string,
  ]
  const query = partOf(year, state.view, JournalPaymentSort.options)
  const { found, isLoading, hasFailed, reload } = useLoadedData(paymentsQuery(call, query))
  const loadPage = async (page: number) => {
    const { payments: rows, total } = await loadPayments(call, { ...query, page })
    return { rows, total }
  }
  return (
    <OfficeTable
      id="journal-payments"
      caption={texts.payments(year)}
      rows={found?.payments ?? []}
      idOf={({ key }) => key}
      state={state}
      searchHint={texts.paymentHint}
      empty={texts.noPayments}
      summary={(reversed === 0 ? texts.money : texts.moneyReversed)(...money)}
      columns={[
        { id: 'date', title: texts.date, day: one => one.paid_on },
        {
          id: 'person',
          title: texts.person,
          isHeading: true,
          text: one => one.full_name,
          cell: one => <PersonLink id={one.account_id} name={one.full_name} />,
        },
        { id: 'kind', title: texts.entry, text: kindOf },
        { id: 'payer', title: texts.payer, text: one => one.payer_name, isHiddenAtFirst: true },
        {
          id: 'invoice',
          title: texts.invoice,
          text: invoiceOf,
          cell: one =>
            one.invoice_id ? (
              <InvoiceLink id={one.invoice_id}>{one.invoice_number}</InvoiceLink>
            ) : (
              invoiceOf(one)
            ),
        },
        { id: 'note', title: texts.note, text: one => one.note, isHiddenAtFirst: true },
        { id: 'amount', title: texts.amount, number: one => one.amount, isMoney: true },
      ]}
      server={{
        total: found?.total ?? 0,
        perPage: JOURNAL_ROWS_PER_PAGE,
        sortable: JournalPaymentSort.options,
        isLoading,
        placeholder: found ? undefined : placeholderOf(hasFailed, reload),
        loadAll: () => loadAllPages(loadPage, ({ key }) => key),
      }}
    />
  )
}

const sum = (amounts: readonly number[]) =>
  eurosOf(amounts.reduce((cents, amount) => cents + centsOf(amount), 0))

/** The sums of the documents by kind, and of all. */
export const SumTable = ({ journal, kinds }: { journal: Journal; kinds: KindNames }) => {
  const texts = useTexts(journalTexts)
  const locale = useLocale()
  const { sums } = journal
  const total = {
    name: texts.total,
    count: sums.reduce((count, one) => count + one.count, 0),
    invoiced: sum(sums.map(one => one.invoiced)),
    cancelled: sum(sums.map(one => one.cancelled)),
  }
  const rows = [...sums.map(({ kind, ...one }) => ({ name: kinds[kind], ...one })), total]
  return (
    <RecordTable
      caption={texts.sums}
      rows={rows}
      idOf={({ name }) => name}
      columns={[
        { title: texts.kind, isHeading: true, cell: ({ name }) => name },
        { title: texts.count, isNumber: true, cell: ({ count }) => count },
        { title: texts.invoiced, isNumber: true, cell: one => formatAmount(one.invoiced, locale) },
        { title: texts.cancelled, isNumber: true, cell: one => formatAmount(one.cancelled, locale) },
        {
          title: texts.left,
          isNumber: true,
          cell: one => formatAmount(sum([one.invoiced, one.cancelled]), locale),
        },
      ]}
    />
  )
}
