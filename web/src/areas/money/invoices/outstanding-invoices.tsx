import './invoices.css'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { formatAmount, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceBadge } from './invoice-line.tsx'
import { invoiceTexts } from './texts.ts'

/** The total open amount, summed in cents to avoid rounding errors such as 0.30000000000000004. */
export const totalOf = (invoices: readonly Pick<Invoice, 'outstanding_amount'>[]): number =>
  eurosOf(invoices.reduce((cents, { outstanding_amount }) => cents + centsOf(outstanding_amount), 0))

/** The user's unpaid invoices, most urgent first. */
export const OutstandingInvoices = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  if (invoices.length === 0) return null
  return (
    <div id="outstanding">
      <Panel title={texts.outstanding}>
        <p>{texts.toPay(formatAmount(totalOf(invoices), locale), invoices.length)}</p>
        <ul className="outstanding">
          {[...invoices]
            .sort((a, b) => a.due_date.localeCompare(b.due_date))
            .map(invoice => (
              <OutstandingInvoice key={invoice.id} invoice={invoice} />
            ))}
        </ul>
      </Panel>
    </div>
  )
}

const OutstandingInvoice = ({ invoice }: { invoice: Invoice }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const isPartial = invoice.outstanding_amount < invoice.invoice_amount
  return (
    <li>
      <p className="outstanding-amount">
        {formatAmount(invoice.outstanding_amount, locale)}
        {isPartial && (
          <small>
            {' '}
            {texts.of} {formatAmount(invoice.invoice_amount, locale)}
          </small>
        )}
      </p>
      <div>
        <p className="outstanding-subject">{invoice[`subject_${locale}`]}</p>
        <p className="invoice-details">
          {texts.number(invoice.invoice_number)}, {texts.due}{' '}
          <time dateTime={invoice.due_date}>{formatLongDay(invoice.due_date, locale)}</time>{' '}
          {(invoice.overdue || isPartial) && <InvoiceBadge invoice={invoice} />}
        </p>
      </div>
      <InvoiceActions invoice={invoice} />
    </li>
  )
}
