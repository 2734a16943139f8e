import type { Attach } from '../../../base/mail/deliver.ts'
import type { Services } from '../../../base/services.ts'
import { providePdf } from './provide-pdf.ts'

/** Returns the attachment name that a mail stores for an invoice. */
export const attachmentOf = (invoice_id: number): string => `invoice:${invoice_id}`

export const attachInvoice =
  (services: Pick<Services, 'db' | 'files'>): Attach =>
  async name => {
    const id = /^invoice:(\d{1,9})$/.exec(name)?.[1]
    const pdf = id && (await providePdf(services, Number(id)))
    if (!pdf) throw new Error(`Unknown attachment ${name}`)
    return { filename: pdf.name, contentType: 'application/pdf', content: pdf.content }
  }
