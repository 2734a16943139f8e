import type { IssuedInvoice } from '../queries.ts'

/**
 * What the QR code of a payment says (EPC069-12, version 002): banking programs fill in the transfer from it. Nothing
 * where there is no account to pay to, and nothing to pay.
 */
export const paymentCode = ({
  issuer,
  total_cents,
  reference,
}: Pick<IssuedInvoice, 'issuer' | 'total_cents' | 'reference'>): string | undefined => {
  if (!issuer.iban || total_cents <= 0) return undefined
  const cents = String(total_cents).padStart(3, '0')
  return [
    'BCD',
    '002',
    // UTF-8
    '1',
    'SCT',
    issuer.bic,
    issuer.account_holder || issuer.name,
    issuer.iban,
    `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`,
    '',
    reference,
  ].join('\n')
}
