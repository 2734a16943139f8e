import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { renderOnThread } from '../../lib/pdf/render-on-thread.ts'
import type { Services } from '../../lib/services.ts'
import { findIssued } from './queries.ts'
import type { Paper } from './texts/layout.ts'
import { paperWords } from './texts/paper-words.ts'

interface Pdf {
  name: string
  content: Buffer
}

/** The hash is of all that the paper says, so a number that two databases have given is two files. */
const keyOf = (paper: Paper): string => {
  const hash = createHash('sha256').update(JSON.stringify(paper)).digest('hex').slice(0, 32)
  return `invoices/${paper.invoice_number}-${hash}.pdf`
}

const nameOf = ({ first, invoice_number, locale }: Paper): string => {
  const { fileName, cancellationFileName } = paperWords[locale]
  return first ? cancellationFileName(invoice_number) : fileName(invoice_number)
}

const render = renderOnThread<Paper>(new URL('./render-thread.ts', import.meta.url))

/** The paper of an invoice: made when it is wanted for the first time, and kept as it was sent from then on. */
export const providePdf = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
): Promise<Pdf | undefined> => {
  const invoice = await findIssued(db, id)
  if (!invoice) return undefined
  const first = invoice.cancels_id ? await findIssued(db, invoice.cancels_id) : undefined
  const paper = { ...invoice, first }
  const name = nameOf(paper)
  const key = keyOf(paper)
  const kept = await files.read(key)
  if (kept) return { name, content: await buffer(kept.content) }
  const content = Buffer.from(await render(paper))
  await files.put(key, content, { type: 'application/pdf', name })
  return { name, content }
}
