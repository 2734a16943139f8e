import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/money/bank/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockBankLines } from '../../../db/office-locks.ts'
import { bookLineIn, type LineBooking } from './book-line-in.ts'
import { withProposals } from './propose.ts'
import { findLinesById } from './queries.ts'

/** Locks a line and returns it as it is then. */
export const lockLine = async (tx: Tx, id: number, lock = lockBankLines) => {
  await lock(tx, [id])
  const [line] = await findLinesById(tx, [id])
  if (!line) throw problem('not_found')
  return line
}

export const loadLine = async (db: Db, id: number) => {
  const [line] = await withProposals(db, await findLinesById(db, [id]))
  if (!line) throw problem('not_found')
  return line
}

interface Confirmed {
  line_id: number
  booking: LineBooking
  actor_id: number
  now: Date
  /** Overridable to show in a test that the lock is needed. */
  lock?: typeof lockBankLines
}

export const confirmBooking = (services: Services, { line_id, booking, lock, ...actor }: Confirmed) =>
  services.db.transaction().execute(async tx => {
    const line = await lockLine(tx, line_id, lock)
    if (line.state !== 'open') throw problem('line_settled')
    await bookLineIn(services, tx, line, booking, actor)
  })

export const bookLine = serve(contract.bookLine, async (services, { params, body, user, now }) => {
  const wanted = body.wanted.map(({ invoice_id, amount }) => ({ invoice_id, amount_cents: centsOf(amount) }))
  await confirmBooking(services, { line_id: params.id, booking: { ...body, wanted }, actor_id: user.id, now })
  return loadLine(services.db, params.id)
})
