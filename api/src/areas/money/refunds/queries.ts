import type { RefundDue } from '@academy/contract/money/refunds/schemas'
import type { Insertable } from 'kysely'
import { json, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import type { RefundRequests } from '../../../db/schema.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { invoiceTables } from '../invoices/queries.ts'

/** The open request of a person, as JSON or null. */
export const openRequestJson = (account: string) => `(
  select json_build_object('iban', request.iban, 'account_holder', request.account_holder,
    'requested_at', request.requested_at)
  from refund_requests request where request.account_id = ${account} and request.refund_id is null)`

const MAX_ROWS = 500

const dueStatement = fixedStatement({ due: json<RefundDue>() })(`
  with credit as (
    select account_id, sum(cents) as cents, max(paid_on) as paid_on from credits group by account_id)
  select json_build_object('account_id', person.id, 'full_name', full_name(person.first_name, person.last_name),
    'email', person.email, 'credit', ${euros('credit.cents')}, 'paid_on', credit.paid_on,
    'from_cancelled', ${euros(`(
      select coalesce(sum(${refundDue}), 0) from ${invoiceTables} where v.account_id = person.id and b.is_cancelled)`)},
    'outstanding', ${euros(`(
      select coalesce(sum(b.outstanding_cents), 0) from invoices v join invoice_balances b on b.invoice_id = v.id
      where v.account_id = person.id)`)},
    'request', ${openRequestJson('person.id')},
    'asked_at', (
      select max(at) from audit_log where action = 'refund_iban_asked' and account_id = person.id)) as due
  from credit join accounts person on person.id = credit.account_id
  order by (select count(*) from refund_requests r where r.account_id = person.id and r.refund_id is null) desc,
    credit.paid_on, person.id
  limit ${MAX_ROWS}`)
export const findRefundsDue = async (db: Db): Promise<RefundDue[]> =>
  (await dueStatement(db)).map(({ due }) => due)

export const saveRequest = (tx: Tx, request: Insertable<RefundRequests>) =>
  tx
    .insertInto('refund_requests')
    .values(request)
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .where('refund_id', 'is', null)
        .doUpdateSet(eb => ({
          iban: eb.ref('excluded.iban'),
          account_holder: eb.ref('excluded.account_holder'),
          requested_at: eb.ref('excluded.requested_at'),
        })),
    )
    .execute()

export const deleteRequest = async (tx: Tx, account_id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('refund_requests')
    .where('account_id', '=', account_id)
    .where('refund_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const closeStatement = fixedCommand<[account_id: number, refund_id: number]>(
  'update refund_requests set refund_id = $2 where account_id = $1 and refund_id is null',
)
/** The request is done: this refund answers it. */
export const closeRequest = async (tx: Tx, account_id: number, refund_id: number): Promise<void> => {
  await closeStatement(tx, account_id, refund_id)
}

const reopenStatement = fixedCommand<[refund_id: number]>(`
  update refund_requests closed set refund_id = null
  where refund_id = $1 and length(iban) > 4 and not exists (
    select from refund_requests known where known.account_id = closed.account_id and known.refund_id is null)`)
/** The refund was undone: its request is open again, unless there is a newer one or its IBAN is cleared. */
export const reopenRequest = async (tx: Tx, refund_id: number): Promise<void> => {
  await reopenStatement(tx, refund_id)
}

/** IBANs that were needed for a refund that was sent. */
export const clearableIbans = {
  from: 'refund_requests request join payments refund on refund.id = request.refund_id',
  where: 'length(request.iban) > 4',
}

const clearStatement = fixedStatement({ id: number() })<[sent_before: string]>(`
  update refund_requests cleared set iban = right(cleared.iban, 4)
  from ${clearableIbans.from}
  where cleared.id = request.id and ${clearableIbans.where} and refund.paid_on < $1::date
  returning cleared.id`)
/** Keeps only the last four characters of the IBANs of refunds that were sent before this day. Returns how many. */
export const clearIbansBefore = async (tx: Tx, sent_before: string): Promise<number> =>
  (await clearStatement(tx, sent_before)).length

export const findRecipient = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id as account_id', 'email', 'first_name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
