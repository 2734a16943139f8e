import '../../../ui/text-button.css'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { invoiceTexts } from './texts.ts'

interface DownloadLinkProps {
  invoice: Pick<Invoice, 'invoice_number' | 'aws_temp_url'>
  /** Used beside other downloads. */
  label?: string
}

/** The PDF, through a signed link that expires. */
export const DownloadLink = ({ invoice, label }: DownloadLinkProps) => {
  const texts = useTexts(invoiceTexts)
  return (
    <a
      className="text-button"
      href={invoice.aws_temp_url}
      download
      aria-label={texts.downloadOne(invoice.invoice_number)}
    >
      {label ?? texts.download}
    </a>
  )
}
