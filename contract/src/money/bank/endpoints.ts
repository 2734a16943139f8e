import { z } from 'zod'
import { MAX_FILE_MB } from '../../base/constants.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pathId, ReasonInput, upload } from '../../base/fields.ts'
import { BankImport, BankLine, BankSettings, BookingInput, LineQuery } from './schemas.ts'

const exampleImport: BankImport = {
  id: 4,
  file_name: 'camt053_2027-03.xml',
  imported_at: '2027-04-01T07:10:00.000Z',
  imported_by: 'Office',
  undone_at: null,
  undone_by: null,
  undo_reason: null,
  warnings: [{ code: 'gap', statement_id: '2027-041', expected: 1250, found: 1175 }],
  statements: [
    {
      statement_id: '2027-041',
      line_count: 3,
      opening: 1175,
      opening_on: '2027-03-02',
      closing: 1941.1,
      closing_on: '2027-03-31',
    },
  ],
  new_count: 2,
  known_count: 1,
  open_count: 1,
  booked_count: 1,
  ignored_count: 0,
}

const exampleLine: BankLine = {
  id: 31,
  booked_on: '2027-03-02',
  amount: 75,
  is_return: false,
  return_reason: '',
  party_name: 'Mira Talbach',
  party_iban: 'AT792011100012345678',
  ultimate_name: '',
  references: [],
  remittance: 'Rechnung 2027-0012',
  state: 'open',
  settled_at: null,
  settled_by: null,
  ignore_reason: null,
  booking: null,
  proposals: [
    {
      kind: 'payment',
      account_id: 7,
      full_name: 'Mira Talbach',
      invoices: [{ invoice_id: 12, invoice_number: '2027-0012', full_name: 'Mira Talbach', amount: 75 }],
      credit: 0,
      payment: null,
      reasons: ['invoice_number', 'amount', 'payer_name'],
      is_sure: true,
      is_weak: false,
    },
  ],
}

const ofImport = { access: 'manage_money', params: z.object({ id: pathId }) } as const
const ofLine = {
  access: 'manage_money',
  params: z.object({ id: pathId }),
  status: 200,
  reply: BankLine,
} as const

export const bankSettings = endpoint({
  method: 'GET',
  path: '/api/academy/a/bank/settings',
  access: 'manage_money',
  summary: 'How bank statements are imported',
  status: 200,
  reply: BankSettings,
  example: { reply: { books_sure: true } },
})

export const changeBankSettings = endpoint({
  method: 'PUT',
  path: '/api/academy/a/bank/settings',
  access: 'manage_money',
  summary: 'Set whether an import books at once what is sure',
  body: BankSettings,
  status: 200,
  reply: BankSettings,
  example: { body: { books_sure: true }, reply: { books_sure: true } },
})

export const bankImports = endpoint({
  method: 'GET',
  path: '/api/academy/a/bank/statements',
  access: 'manage_money',
  summary: 'Imported bank statements, newest first, at most 100',
  status: 200,
  reply: z.array(BankImport),
  example: { reply: [exampleImport] },
})

export const importStatements = endpoint({
  method: 'POST',
  path: '/api/academy/a/bank/statements',
  access: 'manage_money',
  summary: `Import a camt.053 file or a ZIP of them (at most ${MAX_FILE_MB} MB); entries of earlier files are left out`,
  body: z.object({ statement_file: upload }),
  form: true,
  status: 201,
  reply: z.object({
    /** Null if the file has nothing new: then nothing is stored. */
    imported: BankImport.nullable(),
    known_count: z.number(),
  }),
  refuses: ['too_large', 'too_many_requests', 'unavailable'],
  example: {
    body: { statement_file: { name: 'camt053_2027-03.xml', size: 48_210 } },
    reply: { imported: exampleImport, known_count: 1 },
  },
})

export const undoImport = endpoint({
  ...ofImport,
  method: 'POST',
  path: '/api/academy/a/bank/statements/:id/undo',
  summary:
    'Undo an import with all its bookings, with the reason; refused whole if one booking cannot be undone, with its entry in `suggestions`',
  body: ReasonInput,
  status: 200,
  reply: BankImport,
  refuses: [
    'not_found',
    'import_undone',
    'payment_fixed',
    'refund_recorded',
    'credit_too_low',
    'changed_meanwhile',
  ],
  example: { body: { reason: 'Wrong account' }, reply: exampleImport },
})

export const bankLines = endpoint({
  method: 'GET',
  path: '/api/academy/a/bank/lines',
  access: 'manage_money',
  summary: 'Entries of the statements, newest first, 50 a page; the open ones with proposals',
  query: LineQuery,
  status: 200,
  reply: z.object({ lines: z.array(BankLine), total: z.number() }),
  example: { reply: { lines: [exampleLine], total: 1 } },
})

export const bookLine = endpoint({
  ...ofLine,
  method: 'POST',
  path: '/api/academy/a/bank/lines/:id/book',
  summary: 'Book an entry as proposed, or as chosen by hand',
  body: BookingInput,
  refuses: [
    'not_found',
    'line_settled',
    'line_mismatch',
    'changed_meanwhile',
    'credit_too_low',
    'payment_undone',
    'payment_fixed',
    'refund_recorded',
  ],
  example: {
    body: { kind: 'payment', account_id: 7, wanted: [{ invoice_id: 12, amount: 75 }] },
    reply: { ...exampleLine, state: 'booked', proposals: [] },
  },
})

export const ignoreLine = endpoint({
  ...ofLine,
  method: 'POST',
  path: '/api/academy/a/bank/lines/:id/ignore',
  summary: 'Mark an entry as none of the academy’s business, with the reason',
  body: ReasonInput,
  refuses: ['not_found', 'line_settled'],
  example: {
    body: { reason: 'Donation' },
    reply: { ...exampleLine, state: 'ignored', ignore_reason: 'Donation' },
  },
})

export const reopenLine = endpoint({
  ...ofLine,
  method: 'POST',
  path: '/api/academy/a/bank/lines/:id/reopen',
  summary: 'Undo the booking of an entry, or that it is ignored',
  body: ReasonInput,
  refuses: [
    'not_found',
    'line_open',
    'payment_undone',
    'payment_fixed',
    'refund_recorded',
    'credit_too_low',
    'changed_meanwhile',
  ],
  example: { body: { reason: 'Booked on the wrong invoice' }, reply: exampleLine },
})
