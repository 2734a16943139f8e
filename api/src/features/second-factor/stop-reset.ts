import type { stopReset as endpoint } from '@academy/contract/second-factor/office-endpoints'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { deleteResetByToken } from './reset-queries.ts'

/** The owner stops a reset with the link of the mail. */
export const stopReset: Verb<typeof endpoint> = async ({ db }, { body, now }) => {
  await db.transaction().execute(async tx => {
    const stopped = await deleteResetByToken(tx, body.token)
    if (!stopped) throw problem('invalid_link')
    await audit(tx, { at: now, action: 'second_factor_reset_stopped', account_id: stopped.account_id })
  })
  return undefined
}
