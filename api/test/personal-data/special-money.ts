import { createHash } from 'node:crypto'
import { at, compact, Fixed, fixed, nothing, type SpecialRow } from './mark-context.ts'

const invoice = (number: number, changes: SpecialRow = {}): SpecialRow => ({
  year: fixed(2027),
  number: context => new Fixed(context.number * 10 + number),
  kind: fixed('other'),
  locale: fixed('en'),
  cancels_id: nothing,
  invoice_date: fixed('2027-03-01'),
  due_date: fixed('2027-03-15'),
  service_start: fixed('2027-08-01'),
  service_end: fixed('2027-08-15'),
  total_cents: fixed(10_000),
  reference: ({ tag }) => `RF18${compact(tag)}INVOICE${number}`,
  recipient: ({ mark }) => ({ name: mark('invoices', 'recipient'), street: 'Am Hang 1' }),
  issuer: ({ mark }) => ({
    ...{ name: mark('invoices', 'issuer'), street: 'Stiftsplatz 1', zip: '8899', city: 'Amselzell' },
    ...{ email: 'office@example.org', register_number: '', account_holder: 'Verein', bank_name: 'Talbank' },
    ...{ iban: 'AT479999900012345678', bic: 'TLBKAT99XXX', bank_address: '', due_days: 14 },
    ...{ tax_note_de: 'Umsatzsteuerfrei', tax_note_en: 'Exempt from VAT' },
  }),
  lines: ({ mark }) =>
    JSON.stringify([
      {
        ...{ description: mark('invoices', 'lines'), quantity: 1, tax_note: 'Umsatzsteuerfrei' },
        ...{ unit_cents: 10_000, total_cents: 10_000 },
      },
    ]),
  ...changes,
})

const payment: SpecialRow = {
  amount_cents: fixed(10_000),
  paid_on: fixed('2027-03-10'),
  undone_at: nothing,
  undone_on: nothing,
  undo_reason: nothing,
}

/** Values of invoices and payments. */
export const specialMoney: Record<string, SpecialRow[]> = {
  invoices: [
    invoice(1),
    invoice(2, {
      cancels_id: ({ of }) => new Fixed(of('invoices', 'id')),
      total_cents: fixed(-10_000),
    }),
    invoice(3),
  ],
  invoice_papers: [
    {
      sha256: fixed('0'.repeat(64)),
      key: ({ mark }) => `invoices/${mark('invoice_papers', 'key')}.pdf`,
    },
  ],
  invoice_states: [{ paid_cents: fixed(700), moved_cents: fixed(300) }],
  invoice_corrections: [
    {
      cancellation_id: ({ of }) => new Fixed(of('invoices', 'id', 1)),
      replacement_id: ({ of }) => new Fixed(of('invoices', 'id', 2)),
      kind: fixed('corrected'),
    },
  ],
  payments: [
    payment,
    {
      ...payment,
      undone_at: at('2027-04-01T10:00:00Z'),
      undone_on: fixed('2027-04-01'),
      undo_reason: ({ mark }) => mark('payments', 'undo_reason'),
    },
  ],
  allocations: [
    {
      invoice_id: ({ of }) => new Fixed(of('invoices', 'id', 2)),
      amount_cents: fixed(100),
    },
  ],
  refund_requests: [{ iban: ({ tag }) => `AT02${compact(tag)}REFUNDREQUEST` }],
  payment_reminders: [{ step: fixed('by_hand') }],
  bank_lines: [
    {
      fingerprint: ({ tag }) => createHash('sha256').update(tag).digest('hex'),
      state: fixed('booked'),
      booked_as: fixed('payment'),
    },
  ],
}
