import { defineTexts, useTexts } from '../base/i18n/texts.ts'
import { ButtonLink } from './button-link.tsx'

const texts = defineTexts({
  en: { pay: 'Pay', payOne: (number: string) => `Pay invoice ${number}` },
  de: { pay: 'Bezahlen', payOne: number => `Rechnung ${number} bezahlen` },
})

interface PayLinkProps {
  invoice: { id: number; invoice_number: string; outstanding_amount: number }
  /** In a table of many, where it is one link among others. */
  isQuiet?: boolean
}

/** Leads to the page where this invoice is paid; nothing if nothing is open on it. */
export const PayLink = ({ invoice, isQuiet = false }: PayLinkProps) => {
  const { id, invoice_number, outstanding_amount } = invoice
  const { pay, payOne } = useTexts(texts)
  if (outstanding_amount <= 0) return null
  return (
    <ButtonLink
      look={isQuiet ? 'text' : 'default'}
      to="/user/invoices/$id"
      params={{ id: String(id) }}
      aria-label={payOne(invoice_number)}
    >
      {pay}
    </ButtonLink>
  )
}
