import { createHash } from 'node:crypto'
import { type IssuedInvoice, legacyColumns } from './queries.ts'

const frozen = (invoice: IssuedInvoice) =>
  Object.fromEntries(legacyColumns.map(column => [column, invoice[column]]))

/** Returns the key of a PDF from before 0020 recorded the keys: a hash of the whole row. */
export const legacyKeyOf = (invoice: IssuedInvoice, first: IssuedInvoice | undefined): string => {
  const said = JSON.stringify({ ...frozen(invoice), first: first && frozen(first) })
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 32)
  return `invoices/${invoice.invoice_number}-${hash}.pdf`
}
