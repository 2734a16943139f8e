// public: the sender of mails makes the PDF of an invoice when the mail goes out
import type { Attach } from '../../lib/mail/deliver.ts'
import type { Services } from '../../lib/services.ts'
import { providePdf } from './provide-pdf.ts'

/** What a letter names as its attachment. */
export const attachmentOf = (invoice_id: number): string => `invoice:${invoice_id}`

export const attachInvoice =
  (services: Pick<Services, 'db' | 'files'>): Attach =>
  async name => {
    const id = /^invoice:(\d{1,9})$/.exec(name)?.[1]
    const pdf = id && (await providePdf(services, Number(id)))
    if (!pdf) throw new Error(`There is nothing to attach as ${name}`)
    return { filename: pdf.name, contentType: 'application/pdf', content: pdf.content }
  }
