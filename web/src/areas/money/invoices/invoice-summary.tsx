import './invoices.css'
import type { OfficeInvoice } from '@academy/contract/money/payments/schemas'
import { formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { EmailLink } from '../../../ui/email-text.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { DownloadLink } from './invoice-actions.tsx'
import { InvoiceBadge } from './invoice-line.tsx'
import { invoiceListTexts } from './list-texts.ts'

/** A summary of one invoice, for the office. */
export const InvoiceSummary = ({ invoice }: { invoice: OfficeInvoice }) => {
  const texts = useTexts(invoiceListTexts)
  const locale = useLocale()
  const { outstanding_amount, refund_due } = invoice
  return (
    <div className="invoice-summary">
      <p className="invoice-summary-amount">
        {formatAmount(invoice.invoice_amount, locale)} <InvoiceBadge invoice={invoice} />
      </p>
      {outstanding_amount > 0 && outstanding_amount < invoice.invoice_amount && (
        <p>
          {formatAmount(outstanding_amount, locale)} {texts.open}
        </p>
      )}
      {refund_due > 0 && <p>{texts.refundDue(formatAmount(refund_due, locale))}</p>}
      <p>{invoice[`subject_${locale}`]}</p>
      {invoice.cancels && <p>{texts.cancels(invoice.cancels)}</p>}
      <p>
        <PersonLink id={invoice.account_id} name={invoice.full_name} />, <EmailLink email={invoice.email} />
      </p>
      <p className="invoice-details">
        {texts.issued} {formatDay(invoice.invoice_date)}, {texts.due} {formatDay(invoice.due_date)}
      </p>
      <DownloadLink invoice={invoice} />
    </div>
  )
}
