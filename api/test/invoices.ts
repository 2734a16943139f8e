import { insertPaymentOn } from '../src/areas/money/invoices/allocation-queries.ts'
import { issueInvoice } from '../src/areas/money/invoices/issue.ts'
import type { Db } from '../src/db/connection.ts'

type InvoiceInput = Parameters<typeof issueInvoice>[1]

export const feeOf = (account_id: number, cents = 7_500): InvoiceInput => ({
  account_id,
  kind: 'handling_fee',
  subject: { de: 'Bearbeitungsgebühr: Violoncello', en: 'Handling fee: Cello' },
  lines: [{ description: { de: 'Bearbeitungsgebühr', en: 'Handling fee' }, quantity: 1, unit_cents: cents }],
})

/** Issues an invoice of a handling fee, or with the given values, in its own transaction. */
export const issueFee = (
  db: Db,
  account_id: number,
  { now = new Date('2027-03-02T09:00:00Z'), ...overrides }: Partial<InvoiceInput> & { now?: Date } = {},
) => db.transaction().execute(tx => issueInvoice(tx, { ...feeOf(account_id), ...overrides }, now))

type PaidInvoice = Parameters<typeof insertPaymentOn>[1]

/** Records a payment on one invoice; sends and forwards nothing. */
export const payInvoice = (
  db: Db,
  { recorded_at = new Date(), ...payment }: Partial<PaidInvoice> & Omit<PaidInvoice, 'recorded_at'>,
) => db.transaction().execute(tx => insertPaymentOn(tx, { ...payment, recorded_at }))

/** Returns the id of the first payment on an invoice. */
export const paymentOn = async (db: Db, invoice_id: number): Promise<number> => {
  const { payment_id } = await db
    .selectFrom('allocations')
    .select('payment_id')
    .where('invoice_id', '=', invoice_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return payment_id
}

/** An association with a bank account; the IBAN is the example of the standard. */
export const association = {
  name: 'Verein Klangsömmer',
  street: 'Stiftsplatz 1',
  zip: '9999',
  city: 'Amselzell',
  email: 'office@example.org',
  register_number: 'ZVR 000000000',
  account_holder: '',
  iban: 'AT611904300234573201',
  bic: 'BKAUATWWXXX',
  tax_note_de: 'Umsatzsteuerfrei',
  tax_note_en: 'Exempt from VAT',
  due_days: 14,
}

export const setAssociation = (db: Db, changes: Partial<typeof association> = {}) =>
  db
    .updateTable('association')
    .set({ ...association, ...changes })
    .execute()
