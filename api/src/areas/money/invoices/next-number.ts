import { dayInVienna } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { nextCounter } from './queries.ts'
import { referenceOf } from './rules.ts'

/**
 * Takes the next number, with its date and reference. Others wait until the transaction ends, so call it
 * last.
 */
export const nextInvoiceNumber = async (tx: Tx, now: Date) => {
  const invoice_date = dayInVienna(now)
  const year = Number(invoice_date.slice(0, 4))
  const number = await nextCounter(tx, year)
  return { invoice_date, year, number, reference: referenceOf(year, number), created_at: now }
}
