import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import type {
  PersonAccount,
  PersonAccountEntry,
  PersonAccountPayment,
} from '@academy/contract/money/person-account/schemas'
import type { ReactNode } from 'react'
import { formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { DownloadLink } from '../invoices/invoice-actions.tsx'
import { InvoiceBadge } from '../invoices/invoice-line.tsx'
import { personAccountTexts } from './texts.ts'
import './account-view.css'
import '../../../ui/fold.css'

/** The state of an invoice on the account, and its PDF. */
export const InvoiceDocument = ({ invoice }: { invoice: Invoice }) => (
  <>
    <InvoiceBadge invoice={invoice} />
    <DownloadLink invoice={invoice} label="PDF" />
  </>
)

type AccountInvoice = NonNullable<PersonAccountEntry['invoice']>
type PaymentPart = PersonAccountPayment['parts'][number]

interface PersonAccountViewProps {
  account: PersonAccount
  /** How many entries are shown before the older ones are folded; all if undefined. */
  shown?: number
  /** The state of an invoice and a link to it. */
  documentOf: (invoice: AccountInvoice) => ReactNode
  /** Buttons of an entry. */
  actionsOf?: (entry: PersonAccountEntry) => ReactNode
  /** A button beside what of a payment counts on an invoice. */
  releaseOf?: ((part: PaymentPart, line: string) => ReactNode) | undefined
}

/** The account of a person as the person and the office see it, the newest entry first. */
export const PersonAccountView = ({ account, shown, ...parts }: PersonAccountViewProps) => {
  const texts = useTexts(personAccountTexts)
  const { entries } = account
  if (entries.length === 0) return <p className="account-empty">{texts.empty}</p>
  const newest = entries.toReversed()
  const older = newest.splice(shown ?? newest.length)
  return (
    <div className="account-entries">
      <PersonAccountSummary account={account} />
      <EntryTable caption={texts.caption} entries={newest} {...parts} />
      {older.length > 0 && (
        <details className="fold">
          <summary>{texts.older(older.length)}</summary>
          <EntryTable caption={texts.older(older.length)} entries={older} {...parts} />
        </details>
      )}
    </div>
  )
}

interface EntryTableProps extends Omit<PersonAccountViewProps, 'account' | 'shown'> {
  caption: string
  entries: readonly PersonAccountEntry[]
}

const EntryTable = ({ caption, entries, documentOf, actionsOf, releaseOf }: EntryTableProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { columns } = texts
  return (
    <RecordTable
      caption={caption}
      rows={entries}
      idOf={({ invoice, payment }) =>
        invoice ? `invoice ${invoice.id}` : `payment ${payment?.id} ${payment?.is_reversal}`
      }
      columns={[
        {
          title: columns.what,
          isHeading: true,
          cell: entry => <What entry={entry} releaseOf={releaseOf} />,
        },
        { title: columns.date, cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time> },
        { title: columns.amount, isNumber: true, cell: ({ amount }) => formatAmount(amount, locale) },
        { title: columns.balance, isNumber: true, cell: ({ balance }) => formatAmount(balance, locale) },
        {
          title: texts.actions,
          isTitleHidden: true,
          cell: entry => (
            <div className="account-actions">
              {entry.invoice && documentOf(entry.invoice)}
              {actionsOf?.(entry)}
            </div>
          ),
        },
      ]}
    />
  )
}

const PersonAccountSummary = ({
  account: { outstanding, credit },
}: Pick<PersonAccountViewProps, 'account'>) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  if (outstanding === 0 && credit === 0) return <p className="account-summary">{texts.settled}</p>
  return (
    <p className="account-summary">
      {outstanding > 0 && (
        <span>
          {texts.owed}: <strong>{formatAmount(outstanding, locale)}</strong>
        </span>
      )}
      {credit > 0 && (
        <span>
          {texts.credit}: <strong>{formatAmount(credit, locale)}</strong>
        </span>
      )}
    </p>
  )
}

interface WhatProps extends Pick<PersonAccountViewProps, 'releaseOf'> {
  entry: PersonAccountEntry
}

const What = ({ entry: { invoice, payment }, releaseOf }: WhatProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  if (invoice)
    return (
      <>
        {(invoice.state === 'cancellation' ? texts.cancellation : texts.invoice)(invoice.invoice_number)}
        <p className="account-line">{invoice[`subject_${locale}`]}</p>
      </>
    )
  if (!payment) return null
  const isRefund = payment.amount < 0
  if (payment.is_reversal)
    return (
      <>
        {isRefund ? texts.refundReversal : texts.paymentReversal}
        <Lines of={[payment.undo_reason, payment.entered_on && texts.enteredOn(payment.entered_on)]} />
      </>
    )
  return (
    <>
      {isRefund ? texts.refund : texts.payment}
      <PaymentLines payment={payment} releaseOf={releaseOf} />
    </>
  )
}

interface PaymentLinesProps extends Pick<PersonAccountViewProps, 'releaseOf'> {
  payment: PersonAccountPayment
}

const PaymentLines = ({ payment, releaseOf }: PaymentLinesProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { payer_name, note, entered_on, undo_reason, credit, parts } = payment
  const money = (amount: number) => formatAmount(amount, locale)
  const counted = parts.reduce((cents, part) => cents + centsOf(part.amount), centsOf(credit))
  const isOwn = entered_on === null && payment.undone_at === null
  const paidBack = isOwn ? eurosOf(centsOf(payment.amount) - counted) : 0
  return (
    <>
      <Lines
        of={[
          undo_reason !== null && texts.undone(undo_reason),
          payer_name && (payment.amount < 0 ? texts.paidTo : texts.paidBy)(payer_name),
          entered_on && texts.enteredOn(entered_on),
        ]}
      />
      {parts.map(part => {
        const { allocation_id, amount, invoice_number, full_name } = part
        const line =
          full_name === null
            ? texts.part(money(amount), invoice_number)
            : texts.partOf(money(amount), invoice_number, full_name)
        return (
          <div key={allocation_id} className="account-line account-part">
            <span>{line}</span>
            {releaseOf?.(part, line)}
          </div>
        )
      })}
      <Lines
        of={[credit > 0 && texts.left(money(credit)), paidBack > 0 && texts.paidBack(money(paidBack)), note]}
      />
    </>
  )
}

const Lines = ({ of: lines }: { of: readonly (string | false | null)[] }) =>
  lines.map(
    line =>
      line && (
        <p key={line} className="account-line">
          {line}
        </p>
      ),
  )
