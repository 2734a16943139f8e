import './button.css'
import { Link } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'

const texts = defineTexts({
  en: { pay: 'Pay', payOne: (number: string) => `Pay invoice ${number}` },
  de: { pay: 'Bezahlen', payOne: number => `Rechnung ${number} bezahlen` },
})

interface PayLinkProps {
  invoice: { id: number; invoice_number: string; outstanding_amount: number }
}

/** Leads to the page where this invoice is paid; nothing if nothing is open on it. */
export const PayLink = ({ invoice: { id, invoice_number, outstanding_amount } }: PayLinkProps) => {
  const { pay, payOne } = useTexts(texts)
  if (outstanding_amount <= 0) return null
  return (
    <Link
      className="button"
      to="/user/invoices/$id"
      params={{ id: String(id) }}
      aria-label={payOne(invoice_number)}
    >
      {pay}
    </Link>
  )
}
