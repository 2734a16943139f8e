import type { IssuedInvoice } from '../queries.ts'

/**
 * Returns the content of the payment QR code (EPC069-12, version 002), from which banking apps fill in the
 * transfer. Returns undefined without an account or an amount to pay.
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
