import type { undoImport as endpoint } from '@academy/contract/bank/endpoints'
import { lockBankImports } from '../../db/advisory-locks.ts'
import { lockBankLines } from '../../db/office-locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { lockAllocated } from '../payments/lock-money.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { deleteLines, findFirstLines, findImport, leaveImport, markImportUndone } from './import-queries.ts'
import { markOpen } from './line-queries.ts'
import { findImports } from './queries.ts'

/**
 * Undoes an import with all that was booked from its lines, or nothing. Lines that another import has as well
 * stay with that one, open.
 */
export const undoImport: Verb<typeof endpoint> = async (
  services,
  { params: { id }, body: { reason }, user, now },
) => {
  const actor = { actor_id: user.id, now }
  await services.db.transaction().execute(async tx => {
    await lockBankImports(tx)
    const found = await findImport(tx, id)
    if (!found) throw problem('not_found')
    if (found.undone_at) throw problem('import_undone')
    const ids = (await findFirstLines(tx, id)).map(line => line.id)
    await lockBankLines(tx, ids)
    // Read again: lines may have been booked while waiting for the lock.
    const lines = await findFirstLines(tx, id)
    if (lines.some(({ booked_as }) => booked_as === 'undo')) throw problem('line_returned')
    const booked = lines.flatMap(({ payment_id, booked_as }) =>
      payment_id !== null && booked_as !== 'recorded' ? [payment_id] : [],
    )
    await lockAllocated(tx, booked)
    // The latest first: a refund gives its credit back before the payment that it came from is undone.
    for (const payment_id of booked.toSorted((one, other) => other - one))
      await undoPaymentIn(services, tx, { payment_id, reason }, actor)
    const kept = ids.length > 0 ? await leaveImport(tx, id, ids) : []
    const gone = ids.filter(line_id => !kept.includes(line_id))
    if (kept.length > 0) await markOpen(tx, kept)
    if (gone.length > 0) await deleteLines(tx, gone)
    await markImportUndone(tx, id, { undone_at: now, undone_by: user.id, undo_reason: reason })
    const details = { file_name: found.file_name, count: lines.length, reason }
    await audit(tx, { at: now, action: 'bank_import_undone', actor_id: user.id, details })
  })
  const [undone] = await findImports(services.db, id)
  if (!undone) throw problem('not_found')
  return undone
}
