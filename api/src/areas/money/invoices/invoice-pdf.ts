import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/money/invoices/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import type { Attach } from '../../../base/mail/deliver.ts'
import { renderOnThread } from '../../../base/pdf/pdf-response.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { isSignedPath } from '../../../base/tokens.ts'
import type { Db } from '../../../db/connection.ts'
import type { InvoiceInput } from './issue.ts'
import { pdfPath } from './links.ts'
import { findPdf, findState, insertPdf, replacePdf } from './pdf-queries.ts'
import { findIssued, findRecipient, type IssuedInvoice, legacyColumns } from './queries.ts'
import { setLine, totalOf } from './rules.ts'
import { type InvoicePdf, invoiceTexts } from './texts/invoice-texts.ts'
import { layOut } from './texts/layout.ts'

/** Renders an invoice as PDF. The output is deterministic. */
const describeInvoice = (pdf: InvoicePdf): PdfDocument => {
  const words = invoiceTexts[pdf.locale]
  const number = pdf.invoice_number
  return {
    title: pdf.first ? words.cancellationTitle(number) : words.title(number),
    subject: pdf.subject,
    author: pdf.issuer.name,
    language: pdf.locale,
    created_at: pdf.created_at,
    content: layOut(pdf),
  }
}

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

const drafts: Record<Locale, string> = { de: 'Entwurf', en: 'Draft' }

/** Renders an invoice that is not issued. It has neither a number nor a reference to pay with. */
export const renderDraft = async (
  db: Db,
  input: InvoiceInput & { due_on: string },
  now: Date,
): Promise<{ name: string; content: Uint8Array }> => {
  const { account_id, kind, subject, due_on } = input
  const { locale, recipient } = await findRecipient(db, account_id)
  const issuer = await loadAssociation(db)
  const lines = input.lines.map(line => setLine(line, locale, issuer[`tax_note_${locale}`]))
  const draft = drafts[locale]
  const content = await renderOnThread(
    describeInvoice({
      id: 0,
      year: 0,
      number: 0,
      invoice_number: draft,
      // Not a reference that a banking app would accept.
      reference: draft,
      account_id,
      kind,
      cancels_id: null,
      locale,
      subject: subject[locale],
      subjects: subject,
      invoice_date: dayInVienna(now),
      due_date: due_on,
      service_start: input.service_start ?? null,
      service_end: input.service_end ?? null,
      total_cents: totalOf(lines),
      recipient,
      issuer,
      lines,
      created_at: now,
      request_key: null,
      first: undefined,
      state: undefined,
    }),
  )
  return { name: `${draft}.pdf`, content }
}

const PDF = 'application/pdf'

export const download = serve(contract.invoicePdf, async (services, { params, query, now }) => {
  if (!isSignedPath(services.secret, pdfPath(params.id), query, now)) throw problem('invalid_link')
  const pdf = await providePdf(services, params.id)
  if (!pdf) throw problem('not_found')
  return new HttpResponse({
    headers: {
      'content-type': PDF,
      'content-length': String(pdf.content.length),
      'content-disposition': contentDisposition('attachment', { name: pdf.name, type: PDF }),
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: Readable.from([pdf.content]),
  })
})
