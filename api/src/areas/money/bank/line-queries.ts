import type { BookingKind } from '@academy/contract/money/bank/schemas'
import type { Tx } from '../../../db/connection.ts'

interface SettledLine {
  settled_at: Date
  settled_by: number | null
}

export const markBooked = (
  tx: Tx,
  id: number,
  booked: SettledLine & { payment_id: number; booked_as: BookingKind },
) =>
  tx
    .updateTable('bank_lines')
    .set({ ...booked, state: 'booked', ignore_reason: null })
    .where('id', '=', id)
    .execute()

export const markIgnored = (tx: Tx, id: number, ignored: SettledLine & { ignore_reason: string }) =>
  tx
    .updateTable('bank_lines')
    .set({ ...ignored, state: 'ignored', payment_id: null, booked_as: null })
    .where('id', '=', id)
    .execute()

export const markOpen = (tx: Tx, ids: number[]) =>
  tx
    .updateTable('bank_lines')
    .set({
      state: 'open',
      payment_id: null,
      booked_as: null,
      ignore_reason: null,
      settled_at: null,
      settled_by: null,
    })
    .where('id', 'in', ids)
    .execute()

/** The lines that prove these entries. */
export const findProofs = async (
  tx: Tx,
  payment_ids: number[],
): Promise<{ id: number; payment_id: number | null }[]> =>
  payment_ids.length === 0
    ? []
    : tx
        .selectFrom('bank_lines')
        .select(['id', 'payment_id'])
        .where('payment_id', 'in', payment_ids)
        .where('booked_as', '<>', 'undo')
        .execute()

/** The line that proved an entry proves the one that was booked in its place. */
export const moveProof = (tx: Tx, from: number, to: number) =>
  tx
    .updateTable('bank_lines')
    .set({ payment_id: to })
    .where('payment_id', '=', from)
    .where('booked_as', '<>', 'undo')
    .execute()

/** An entry that is not undone, with the line that proves it already. */
export const findEntry = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments')
    .leftJoin('bank_lines', join =>
      join.onRef('bank_lines.payment_id', '=', 'payments.id').on('booked_as', '<>', 'undo'),
    )
    .select(['payments.id', 'payments.account_id', 'payments.amount_cents', 'bank_lines.id as line_id'])
    .where('payments.id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

export const findAccount = (tx: Tx, id: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
