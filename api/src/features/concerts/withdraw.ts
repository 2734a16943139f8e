import type { withdrawRequest as endpoint } from '@academy/contract/concerts/endpoints'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { cancelAndNotify } from '../invoices/cancel-and-notify.ts'
import { lockRequest, withdrawRequest } from './queries.ts'

export const withdraw: Verb<typeof endpoint> = async ({ db, config }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    const locked = await lockRequest(tx, id)
    if (locked?.account_id !== user.id || locked.withdrawn_at) throw problem('not_found')
    if (locked.announced_date) throw problem('request_scheduled')
    await withdrawRequest(tx, id, now)
    // Of a recording that was called off after it was paid: the money is credit.
    if (locked.invoice_id) await cancelAndNotify({ config }, tx, locked.invoice_id, now)
    const details = { request_id: id }
    await audit(tx, {
      at: now,
      action: 'concert_request_withdrawn',
      actor_id: user.id,
      account_id: user.id,
      details,
    })
  })
  return undefined
}
