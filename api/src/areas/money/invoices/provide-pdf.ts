import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../../base/files/store.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import type { Services } from '../../../base/services.ts'
import { describeInvoice } from './describe-pdf.ts'
import { findIssued, findPdf, type IssuedInvoice, insertPdf, legacyColumns, replacePdf } from './queries.ts'
import { findState } from './state-queries.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'
import type { InvoicePdf } from './texts/pdf-data.ts'

interface Pdf {
  name: string
  content: Buffer
}

const nameOf = ({ first, invoice_number, locale }: InvoicePdf): string => {
  const { fileName, cancellationFileName } = invoiceTexts[locale]
  return first ? cancellationFileName(invoice_number) : fileName(invoice_number)
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const readWhole = async (files: FileStore, key: string): Promise<Buffer | undefined> => {
  const stored = await files.read(key)
  return stored ? buffer(stored.content) : undefined
}

const frozen = (invoice: IssuedInvoice) =>
  Object.fromEntries(legacyColumns.map(column => [column, invoice[column]]))

/** Returns the key of a PDF from before 0020 recorded the keys: a hash of the whole row. */
const legacyKeyOf = (invoice: IssuedInvoice, first: IssuedInvoice | undefined): string => {
  const said = JSON.stringify({ ...frozen(invoice), first: first && frozen(first) })
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 32)
  return `invoices/${invoice.invoice_number}-${hash}.pdf`
}

/** Stores the PDF under a unique key, so that no other process overwrites it. */
const createPdf = async (files: FileStore, pdf: InvoicePdf, name: string) => {
  const content = Buffer.from(await renderOnThread(describeInvoice(pdf)))
  const key = `invoices/${pdf.invoice_number}-${randomUUID()}.pdf`
  await files.put(key, content, { type: 'application/pdf', name })
  return { key, content }
}

/** Reads the recorded PDF. Returns undefined if it is missing in the store, and throws if it was changed. */
const readRecorded = async (files: FileStore, id: number, recorded: { key: string; sha256: string }) => {
  const content = await readWhole(files, recorded.key)
  if (content && sha256(content) !== recorded.sha256)
    throw new Error(`The stored PDF of invoice ${id} (${recorded.key}) differs from the issued one`)
  return content
}

/** Returns the PDF of an invoice. It is created on the first request and never changes afterwards. */
export const providePdf = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
): Promise<Pdf | undefined> => {
  const invoice = await findIssued(db, id)
  if (!invoice) return undefined
  const first = invoice.cancels_id ? await findIssued(db, invoice.cancels_id) : undefined
  const pdf = { ...invoice, first, state: await findState(db, id) }
  const name = nameOf(pdf)

  const recorded = await findPdf(db, id)
  const stored = recorded && (await readRecorded(files, id, recorded))
  if (stored) return { name, content: stored }

  // Versions before 0020 stored the PDF without recording its key.
  const firstKey = legacyKeyOf(invoice, first)
  const older = recorded ? undefined : await readWhole(files, firstKey)
  const made = older ? { key: firstKey, content: older } : await createPdf(files, pdf, name)
  const row = { invoice_id: id, key: made.key, sha256: sha256(made.content), created_at: new Date() }
  if (await (recorded ? replacePdf(db, row, recorded.key) : insertPdf(db, row)))
    return { name, content: made.content }

  // Another process was faster: use its PDF.
  if (!older) await files.remove(made.key)
  const theirs = await findPdf(db, id)
  const content = theirs && (await readRecorded(files, id, theirs))
  if (!content) throw new Error(`The PDF of invoice ${id} is recorded but missing in the store`)
  return { name, content }
}
