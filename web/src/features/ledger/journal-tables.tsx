import './ledger.css'
import type { InvoiceKind } from '@academy/contract/invoices/schemas'
import type { Journal } from '@academy/contract/ledger/journal-schemas'
import { centsOf, eurosOf } from '@academy/contract/money'
import { formatAmount } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { InvoiceLink } from '../../ui/invoice-link.tsx'
import { OfficeTable } from '../../ui/office-table/office-table.tsx'
import type { TableState } from '../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { journalTexts } from './journal-texts.ts'

type KindNames = Record<InvoiceKind, string>

interface DocumentTableProps {
  journal: Journal
  kinds: KindNames
  state: TableState
}

/** Every document of the year, in the order of its number. */
export const DocumentTable = ({ journal, kinds, state }: DocumentTableProps) => {
  const texts = useTexts(journalTexts)
  return (
    <OfficeTable
      id="journal"
      caption={texts.documents(journal.year)}
      rows={journal.documents}
      idOf={({ id }) => id}
      state={state}
      empty={texts.noDocuments}
      columns={[
        {
          id: 'number',
          title: texts.number,
          isHeading: true,
          text: one => one.invoice_number,
          order: one => one.number,
          cell: one => <InvoiceLink id={one.id}>{one.invoice_number}</InvoiceLink>,
        },
        { id: 'date', title: texts.date, day: one => one.invoice_date },
        { id: 'kind', title: texts.kind, text: one => kinds[one.kind] },
        { id: 'cancels', title: texts.cancels, text: one => one.cancels },
        { id: 'recipient', title: texts.recipient, text: one => one.recipient },
        { id: 'subject', title: texts.subject, text: one => one.subject },
        { id: 'reference', title: texts.reference, text: one => one.reference },
        { id: 'amount', title: texts.amount, number: one => one.amount, isMoney: true },
      ]}
    />
  )
}

/** The payments of the year, in parts: each counts on an invoice or is credit. */
export const PaymentTable = ({ journal, state }: Omit<DocumentTableProps, 'kinds'>) => {
  const texts = useTexts(journalTexts)
  const locale = useLocale()
  return (
    <OfficeTable
      id="journal-payments"
      caption={texts.payments(journal.year)}
      rows={journal.payments}
      idOf={({ key }) => key}
      state={state}
      empty={texts.noPayments}
      summary={texts.money(formatAmount(journal.received, locale), formatAmount(journal.refunded, locale))}
      columns={[
        { id: 'date', title: texts.date, day: one => one.paid_on },
        {
          id: 'person',
          title: texts.person,
          isHeading: true,
          text: one => one.full_name,
          cell: one => <PersonLink id={one.account_id} name={one.full_name} />,
        },
        { id: 'payer', title: texts.payer, text: one => one.payer_name, isHiddenAtFirst: true },
        {
          id: 'invoice',
          title: texts.invoice,
          text: one => one.invoice_number ?? (one.amount < 0 ? texts.refund : texts.credit),
          cell: one =>
            one.invoice_id ? (
              <InvoiceLink id={one.invoice_id}>{one.invoice_number}</InvoiceLink>
            ) : one.amount < 0 ? (
              texts.refund
            ) : (
              texts.credit
            ),
        },
        { id: 'note', title: texts.note, text: one => one.note, isHiddenAtFirst: true },
        { id: 'amount', title: texts.amount, number: one => one.amount, isMoney: true },
      ]}
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
