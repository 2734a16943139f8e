import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/money/bank/endpoints'
import { audit, auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockBankLines } from '../../../db/office-locks.ts'
import { lockForUndoing } from '../payments/insert-entry.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { bookLineIn, type LineBooking } from './book-line-in.ts'
import { findProofs, markIgnored, markOpen } from './line-queries.ts'
import { withProposals } from './propose.ts'
import { findImports, findLines, findLinesById, findSettings, updateSettings } from './queries.ts'
import { rebookReturned } from './undo-import.ts'

/** Locks a line and returns it as it is then. */
const lockLine = async (tx: Tx, id: number) => {
  await lockBankLines(tx, [id])
  const [line] = await findLinesById(tx, [id])
  if (!line) throw problem('not_found')
  return line
}

const loadLine = async (db: Db, id: number) => {
  const [line] = await withProposals(db, await findLinesById(db, [id]))
  if (!line) throw problem('not_found')
  return line
}

interface ConfirmedLine {
  line_id: number
  booking: LineBooking
  actor_id: number
  now: Date
}

export const confirmBooking = (services: Services, { line_id, booking, ...actor }: ConfirmedLine) =>
  services.db.transaction().execute(async tx => {
    const line = await lockLine(tx, line_id)
    if (line.state !== 'open') throw problem('line_settled')
    await bookLineIn(services, tx, line, booking, actor)
  })

export const bookLine = serve(contract.bookLine, async (services, { params, body, user, now }) => {
  const wanted = body.wanted.map(({ invoice_id, amount }) => ({ invoice_id, amount_cents: centsOf(amount) }))
  await confirmBooking(services, { line_id: params.id, booking: { ...body, wanted }, actor_id: user.id, now })
  return loadLine(services.db, params.id)
})

export const ignoreLine = serve(
  contract.ignoreLine,
  async ({ db }, { params: { id }, body: { reason }, user, now }) => {
    await db.transaction().execute(async tx => {
      const { state, amount_cents, booked_on } = await lockLine(tx, id)
      if (state !== 'open') throw problem('line_settled')
      await markIgnored(tx, id, { settled_at: now, settled_by: user.id, ignore_reason: reason })
      const details = { amount_cents, date: booked_on, reason }
      await audit(tx, { at: now, action: 'bank_line_ignored', actor_id: user.id, details })
    })
    return loadLine(db, id)
  },
)

/** Locks a line together with the one that proves the entry that it has undone, and returns it as it is then. */
const lockWithProof = async (tx: Tx, id: number) => {
  const [before] = await findLinesById(tx, [id])
  const undone = before?.booking?.kind === 'undo' ? [before.booking.payment_id] : []
  const proofs = await findProofs(tx, undone)
  await lockBankLines(tx, [id, ...proofs.map(proof => proof.id)])
  return lockLine(tx, id)
}

/**
 * Opens a line again. What was booked from it is undone, and what was undone because of it is booked again; an entry
 * made by hand stays.
 */
export const reopenLine = serve(
  contract.reopenLine,
  async (services, { params: { id }, body: { reason }, user, now }) => {
    await services.db.transaction().execute(async tx => {
      const { state, booking, amount_cents, booked_on } = await lockWithProof(tx, id)
      if (state === 'open') throw problem('line_open')
      if (booking?.kind === 'undo') {
        await lockForUndoing(tx, [], [booking.payment_id])
        await rebookReturned(services, tx, booking.payment_id, { actor_id: user.id, now })
      } else if (booking && booking.kind !== 'recorded') {
        const undoing = { payment_id: booking.payment_id, reason }
        await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
      }
      await markOpen(tx, [id])
      const details = { amount_cents, date: booked_on, reason }
      await audit(tx, { at: now, action: 'bank_line_reopened', actor_id: user.id, details })
    })
    return loadLine(services.db, id)
  },
)

export const listImports = serve(contract.bankImports, ({ db }) => findImports(db))

export const showSettings = serve(contract.bankSettings, ({ db }) => findSettings(db))

export const listLines = serve(contract.bankLines, async ({ db }, { query }) => {
  const { lines, total } = await findLines(db, query)
  return { lines: await withProposals(db, lines), total }
})

export const changeSettings = serve(
  contract.changeBankSettings,
  async ({ db }, { body: after, user, now }) => {
    await db.transaction().execute(async tx => {
      const before = await findSettings(tx)
      await updateSettings(tx, after)
      await auditChange(tx, { at: now, action: 'bank_settings_changed', actor_id: user.id, before, after })
    })
    return after
  },
)
