import * as contract from '@academy/contract/money/bank/endpoints'
import type { BlockingLine } from '@academy/contract/money/bank/schemas'
import { audit } from '../../../base/audit.ts'
import { Problem, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockBankImports } from '../../../db/advisory-locks.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockBankLines } from '../../../db/office-locks.ts'
import { lockForUndoing } from '../payments/insert-entry.ts'
import { restorePayment, undoPaymentIn } from '../payments/undo-payment.ts'
import { deleteLines, findFirstLines, findImport, leaveImport, markImportUndone } from './import-queries.ts'
import { findProofs, markOpen, moveProof } from './line-queries.ts'
import { findImports, findLinesById } from './queries.ts'

/** A return was confirmed by mistake: books its entry again. The line that proved the entry proves the new one. */
export const rebookReturned = async (
  services: Services,
  tx: Tx,
  payment_id: number,
  actor: { actor_id: number; now: Date },
): Promise<void> => {
  const restored_id = await restorePayment(services, tx, payment_id, actor)
  await moveProof(tx, payment_id, restored_id)
}

/** The entries that lines have undone because the money came back. */
const returnedBy = (lines: Awaited<ReturnType<typeof findFirstLines>>) =>
  lines.flatMap(({ payment_id, booked_as }) =>
    payment_id !== null && booked_as === 'undo' ? [payment_id] : [],
  )

/** Adds the line whose booking stands in the way to a refusal. Reads it after the rollback, as it is shown. */
const nameLine = async (db: Db, line_id: number | undefined, refusal: unknown) => {
  if (!(refusal instanceof Problem) || line_id === undefined) return refusal
  const [line] = await findLinesById(db, [line_id])
  if (!line?.booking) return refusal
  const { id, party_name, amount, booked_on, booking } = line
  const { account_id, full_name } = booking
  const blocking: BlockingLine = { id, party_name, amount, booked_on, account_id, full_name }
  return problem(refusal.code, { suggestions: [blocking], cause: refusal })
}

/**
 * Undoes an import with all that was booked from its lines, or nothing. What was undone because of them is booked again. Lines that another import has as well
 * stay with that one, open.
 */
export const undoImport = serve(
  contract.undoImport,
  async (services, { params: { id }, body: { reason }, user, now }) => {
    const actor = { actor_id: user.id, now }
    /** The line whose booking is being taken back. */
    let current: number | undefined
    const undoing = services.db.transaction().execute(async tx => {
      await lockBankImports(tx)
      const found = await findImport(tx, id)
      if (!found) throw problem('not_found')
      if (found.undone_at) throw problem('import_undone')
      const before = await findFirstLines(tx, id)
      const ids = before.map(line => line.id)
      const proofs = await findProofs(tx, returnedBy(before))
      await lockBankLines(tx, [...ids, ...proofs.map(proof => proof.id)])
      // Read again: lines may have been booked while waiting for the lock.
      const lines = await findFirstLines(tx, id)
      const booked = lines.flatMap(({ payment_id, booked_as }) =>
        payment_id !== null && booked_as !== 'recorded' && booked_as !== 'undo' ? [payment_id] : [],
      )
      // What this import brought and took back is gone with it.
      const gone_with_it = proofs.filter(proof => ids.includes(proof.id)).map(proof => proof.payment_id)
      const returned = returnedBy(lines).filter(payment_id => !gone_with_it.includes(payment_id))
      await lockForUndoing(tx, booked, returned)
      const setCurrent = (payment_id: number) => {
        current = lines.find(line => line.payment_id === payment_id)?.id
      }
      // The latest first: a refund gives its credit back before the payment that it came from is undone.
      for (const payment_id of booked.toSorted((one, other) => other - one)) {
        setCurrent(payment_id)
        await undoPaymentIn(services, tx, { payment_id, reason }, actor)
      }
      for (const payment_id of returned) {
        setCurrent(payment_id)
        await rebookReturned(services, tx, payment_id, actor)
      }
      const kept = ids.length > 0 ? await leaveImport(tx, id, ids) : []
      const gone = ids.filter(line_id => !kept.includes(line_id))
      if (kept.length > 0) await markOpen(tx, kept)
      if (gone.length > 0) await deleteLines(tx, gone)
      await markImportUndone(tx, id, { undone_at: now, undone_by: user.id, undo_reason: reason })
      const details = { file_name: found.file_name, count: lines.length, reason }
      await audit(tx, { at: now, action: 'bank_import_undone', actor_id: user.id, details })
    })
    await undoing.catch(async refusal => {
      throw await nameLine(services.db, current, refusal)
    })
    const [undone] = await findImports(services.db, id)
    if (!undone) throw problem('not_found')
    return undone
  },
)
