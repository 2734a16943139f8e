import type { Services } from '../../../base/services.ts'
import { signPath } from '../../../base/signed-links.ts'

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
