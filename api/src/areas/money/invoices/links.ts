import type { Locale } from '@academy/contract/base/locale'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import type { Services } from '../../../base/services.ts'
import { signPath } from '../../../base/tokens.ts'

const labels: Record<Locale, string> = { de: 'Rechnung bezahlen', en: 'Pay the invoice' }

export const payLink = (
  siteUrl: string,
  invoice_id: number,
  locale: Locale,
): NonNullable<MailContent['action']> => ({
  label: labels[locale],
  url: `${siteUrl}/user/invoices/${invoice_id}`,
})

const LINK_MS = 60 * 60 * 1000

export const pdfPath = (id: number) => `/api/invoices/${id}/pdf`

/** Adds the link to the PDF, which works without login until it expires. */
export const withInvoiceLink = <T extends { id: number }>(
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  invoice: T,
  now: Date,
): T & { aws_temp_url: string } => ({
  ...invoice,
  aws_temp_url: config.siteUrl + signPath(secret, pdfPath(invoice.id), new Date(now.getTime() + LINK_MS)),
})
