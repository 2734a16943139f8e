import './invoices.css'
import type { InvoiceFilter } from '@academy/contract/payments'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { invoiceTexts } from './texts.ts'

const PAUSE_MS = 300
const filters: readonly InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'refund']

interface InvoiceSearchProps {
  search: string
  state: InvoiceFilter
  onSearch: (search: string) => void
  onState: (state: InvoiceFilter) => void
}

/** Searches when somebody pauses typing. The address of the page keeps what was asked for. */
export const InvoiceSearch = ({ search, state, onSearch, onState }: InvoiceSearchProps) => {
  const texts = useTexts(invoiceTexts)
  const [typed, setTyped] = useState(search)
  // What was asked for last, and what the address said last. Another address, such as after "back", beats what stands here;
  // the own one that comes late does not.
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
    }
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return
    const pause = setTimeout(() => {
      setAsked(wanted)
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, asked, onSearch])
  return (
    <search className="invoice-search">
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={texts.filter}
        options={filters.map(value => ({ value, label: texts.filters[value] }))}
        value={state}
        onChange={event => onState(filters.find(filter => filter === event.target.value) ?? 'all')}
      />
    </search>
  )
}
