import '../../ui/table/found-records.css'
import '../../ui/text-button.css'
import type { OfficeInvoice } from '@academy/contract/payments/schemas'
import { formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { InvoicePage } from './api.ts'
import { OfficeInvoices } from './office-invoices.tsx'
import { invoiceTexts } from './texts.ts'

interface FoundInvoicesProps {
  found: InvoicePage
  /** Whether a filter is active. */
  isFiltered: boolean
  /** The next page is loading. */
  isLoading: boolean
  onShow: (invoice: OfficeInvoice) => void
  onShowAll: () => void
}

/** The number of matches and their open amount, then one page of them. */
export const FoundInvoices = ({ found, isFiltered, isLoading, onShow, onShowAll }: FoundInvoicesProps) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  return (
    <div className="found-records" aria-busy={isLoading}>
      <p role="status">
        {found.total > 0 && texts.found(found.total, formatMoney(found.outstanding_total, locale))}
        {found.total === 0 && (isFiltered ? texts.nothingFound : texts.noneYet)}
      </p>
      {found.total === 0 && isFiltered && (
        <button type="button" className="text-button" onClick={onShowAll}>
          {texts.showAll}
        </button>
      )}
      {found.invoices.length > 0 && <OfficeInvoices invoices={found.invoices} onShow={onShow} />}
    </div>
  )
}
