import type { CsvCell } from '@academy/contract/csv'
import type { invoicesCsv as endpoint } from '@academy/contract/payments/endpoints'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { csvAnswer } from '../../lib/csv.ts'
import type { Verb } from '../../lib/services.ts'
import { findCsvRows } from './queries.ts'
import { csvTexts } from './texts/csv-texts.ts'

/**
 * Exports a row for each invoice, followed by one for each payment, so that every column can be summed up.
 */
export const exportCsv: Verb<typeof endpoint> = async ({ db }, { query, locale, user, now }) => {
  const { fileName, header, kinds, states, payment, refund } = csvTexts[locale]
  const today = dayInVienna(now)
  const invoices = await findCsvRows(db, query, today)
  const rows = invoices.flatMap((invoice): CsvCell[][] => {
    const { invoice_number, full_name, email } = invoice
    return [
      [
        invoice_number,
        invoice.invoice_date,
        kinds[invoice.kind],
        full_name,
        email,
        invoice.subject,
        invoice.due_date,
        states[invoice.state],
        invoice.invoice_amount,
        null,
        invoice.outstanding_amount,
        invoice.refund_due,
      ],
      ...invoice.payments.map(({ amount, paid_on }) => [
        invoice_number,
        paid_on,
        amount > 0 ? payment : refund,
        full_name,
        email,
        invoice.subject,
        null,
        null,
        null,
        amount,
        null,
        null,
      ]),
    ]
  })
  const details = { list: fileName, format: 'CSV', count: invoices.length }
  await audit(db, { at: now, action: 'data_exported', actor_id: user.id, details })
  return csvAnswer([header, ...rows], locale, `${fileName}-${today}.csv`)
}
