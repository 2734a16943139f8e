import { account, deleted, kept, other, personal, via } from './types.ts'

/** Invoices and payments. The law says how long they are kept. */
export const moneyTables = {
  invoices: personal('invoices', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [account('account_id')],
    onErase: kept,
    contains: {
      subjects: 'what it is for, in each language',
      recipient: 'name and address of the person on the day of issue',
      issuer: 'name, address and bank account of the association',
      lines: 'what is charged, and the price',
    },
  })({
    owner: 'account_id',
    reference: 'cancels_id',
    data: 'invoice_number kind locale subject subjects invoice_date due_date service_start service_end total_cents reference recipient issuer lines created_at',
    technical: 'id year number request_key',
  }),
  invoice_papers: personal('invoice_papers', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('invoice_id', 'invoices')],
    onErase: kept,
    contains: { key: 'the invoice, a PDF' },
  })({ owner: 'invoice_id', data: 'created_at', file: 'key', technical: 'sha256' }),
  // A view of the payments.
  credits: other('credits')({ derived: 'payment_id account_id paid_on cents' }),
  invoice_balances: personal('invoice_balances', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('invoice_id', 'invoices')],
    onErase: kept,
  })({
    owner: 'invoice_id debtor_id',
    data: 'total_cents paid_cents outstanding_cents is_cancelled',
  }),
  invoice_states: personal('invoice_states', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('invoice_id', 'invoices')],
    onErase: kept,
  })({ owner: 'invoice_id', reference: 'moved_to_id', data: 'paid_cents moved_cents' }),
  invoice_corrections: personal('invoice_corrections', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('cancellation_id', 'invoices')],
    onErase: kept,
  })({
    owner: 'cancellation_id',
    reference: 'replacement_id',
    data: 'kind reason made_at',
    actor: 'made_by',
  }),
  // Money of one person may count on an invoice of another one: the row concerns both.
  allocations: personal('allocations', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('payment_id', 'payments'), via('invoice_id', 'invoices')],
    onErase: kept,
  })({
    owner: 'payment_id',
    reference: 'invoice_id',
    data: 'amount_cents allocated_at released_at release_reason',
    actor: 'allocated_by released_by',
    technical: 'id refund_id',
  }),
  payments: personal('payments', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [account('account_id')],
    onErase: kept,
  })({
    owner: 'account_id',
    data: 'amount_cents paid_on payer_name note recorded_at undone_at undone_on undo_reason',
    derived: 'allocated_cents',
    actor: 'recorded_by undone_by',
    technical: 'id request_key',
  }),
  refund_requests: personal('refund_requests', {
    topic: 'invoices',
    purpose: 'contract',
    retention: 'bank_details',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    data: 'iban account_holder requested_at',
    technical: 'id refund_id',
  }),
  // Both stay with the invoice, so that nobody is reminded of it again.
  payment_reminders: personal('payment_reminders', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('invoice_id', 'invoices')],
    onErase: kept,
  })({
    owner: 'invoice_id',
    data: 'step sent_on sent_at',
    actor: 'sent_by',
    technical: 'id mail_key',
  }),
  reminder_stops: personal('reminder_stops', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [account('account_id')],
    onErase: kept,
  })({
    owner: 'account_id',
    reference: 'invoice_id',
    data: 'stopped_at',
    actor: 'stopped_by',
    technical: 'id',
  }),
  // A line that is not booked leads to nobody.
  bank_lines: personal('bank_lines', {
    topic: 'invoices',
    purpose: 'law',
    retention: 'invoices',
    owners: [via('payment_id', 'payments')],
    onErase: kept,
  })({
    owner: 'payment_id',
    data: 'booked_on valued_on amount_cents is_return return_reason end_to_end_id reference_list remittance party_name party_iban ultimate_name bank_reference state booked_as settled_at',
    actor: 'settled_by',
    derived: 'fingerprint',
    // Only a line that leads to nobody is ignored.
    technical: 'id ignore_reason',
  }),
  bank_imports: other('bank_imports')({
    actor: 'imported_by undone_by',
    none: 'id file_name new_count known_count warnings imported_at undone_at undo_reason',
  }),
  bank_statements: other('bank_statements')({
    none: 'id import_id iban statement_id opening_cents opening_on closing_cents closing_on',
  }),
  bank_statement_lines: other('bank_statement_lines')({ none: 'statement_id line_id is_first' }),
  bank_settings: other('bank_settings')({ none: 'id books_sure' }),
  invoice_counters: other('invoice_counters')({ none: 'year last_number' }),
}
