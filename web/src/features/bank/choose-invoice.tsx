import '../../ui/button.css'
import '../../ui/text-button.css'
import type { BankLine } from '@academy/contract/bank/schemas'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { formatAmount } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { type BookingBody, searchInvoices } from './api.ts'
import { bankTexts } from './texts.ts'

type Found = Awaited<ReturnType<typeof searchInvoices>>[number]

interface ChooseInvoiceProps {
  call: Call
  line: BankLine
  onChoose: (body: BookingBody) => Promise<void>
  onCancel: () => void
}

const MAX_SHOWN = 8

/** Money that came counts on the chosen invoice; money that went out is a refund to its person. */
const bookingOn = ({ amount }: BankLine, { id, account_id, outstanding_amount }: Found): BookingBody => {
  const part = Math.min(amount, outstanding_amount)
  if (amount < 0) return { kind: 'refund', account_id }
  return { kind: 'payment', account_id, wanted: part > 0 ? [{ invoice_id: id, amount: part }] : [] }
}

export const ChooseInvoice = ({ call, line, onChoose, onCancel }: ChooseInvoiceProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { run } = usePending()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found[]>()
  const look = (typed: string) => {
    setSearch(typed)
    void run(async () => setFound(typed ? await searchInvoices(call, typed) : undefined))
  }
  const invoices = found?.filter(({ invoice_amount }) => invoice_amount > 0).slice(0, MAX_SHOWN)
  return (
    <div className="bank-choice">
      <SearchField label={texts.chooseLabel} search={search} onSearch={look} />
      {invoices?.length === 0 && <p>{texts.noInvoice}</p>}
      <ul>
        {invoices?.map(invoice => (
          <li key={invoice.id}>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void run(() => onChoose(bookingOn(line, invoice)))}
            >
              {invoice.invoice_number} · {invoice.full_name} ·{' '}
              {texts.openAmount(formatAmount(invoice.outstanding_amount, locale))}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  )
}
