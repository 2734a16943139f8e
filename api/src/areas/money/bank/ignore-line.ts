import * as contract from '@academy/contract/money/bank/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { loadLine, lockLine } from './book-line.ts'
import { markIgnored } from './line-queries.ts'

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
