import type { Locale } from '@academy/contract/base/locale'
import type { MailContent } from '../../../base/mail/mail-content.ts'

const labels: Record<Locale, string> = { de: 'Rechnung bezahlen', en: 'Pay the invoice' }

export const payLink = (
  siteUrl: string,
  invoice_id: number,
  locale: Locale,
): NonNullable<MailContent['action']> => ({
  label: labels[locale],
  url: `${siteUrl}/user/invoices/${invoice_id}`,
})
