import { inFours } from '@academy/contract/base/iban'
import type { Locale } from '@academy/contract/base/locale'
import type { IssuedInvoice } from '../queries.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Says in a mail where to pay: holder, IBAN, BIC and reference. Without an account only the reference. */
export const paymentFacts = (
  { issuer, reference }: Pick<IssuedInvoice, 'issuer' | 'reference'>,
  locale: Locale,
): [label: string, value: string][] => {
  const { labels } = invoiceTexts[locale]
  const facts: [string, string][] = [
    [labels.holder, issuer.iban && (issuer.account_holder || issuer.name)],
    [labels.iban, inFours(issuer.iban)],
    [labels.bic, issuer.iban && issuer.bic],
    [labels.reference, inFours(reference)],
  ]
  return facts.filter(([, value]) => value)
}
