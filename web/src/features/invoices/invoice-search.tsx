import './invoices.css'
import type { InvoiceFilter } from '@academy/contract/payments/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { invoiceTexts } from './texts.ts'

const filters: readonly InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'refund']

interface InvoiceSearchProps {
  search: string
  state: InvoiceFilter
  onSearch: (search: string) => void
  onState: (state: InvoiceFilter) => void
}

/** The filters of the invoice list, kept in the URL. */
export const InvoiceSearch = ({ search, state, onSearch, onState }: InvoiceSearchProps) => {
  const texts = useTexts(invoiceTexts)
  return (
    <search className="invoice-search">
      <SearchField label={texts.search} hint={texts.searchHint} search={search} onSearch={onSearch} />
      <SelectField
        label={texts.filter}
        options={filters.map(value => ({ value, label: texts.filters[value] }))}
        value={state}
        onChange={event => onState(filters.find(filter => filter === event.target.value) ?? 'all')}
      />
    </search>
  )
}
