import * as contract from '@academy/contract/messages/mails/endpoints'
import { audit } from '../../../base/audit.ts'
import { endPause } from '../../../base/mail/review.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { stopAllSending } from '../group-mails/queries.ts'
import { overview } from './outbox.ts'

interface Release {
  /** What to do with the mails from the archive. */
  archived: 'send' | 'delete'
  actor_id?: number
  now: Date
}

/** Ends the pause after a restore. Without an actor, it was the command line. */
export const release = (db: Db, { archived, actor_id, now }: Release) =>
  db.transaction().execute(async tx => {
    const { wasPaused, deleted } = await endPause(tx, archived)
    if (wasPaused && archived === 'delete') await stopAllSending(tx, now)
    if (wasPaused)
      await audit(tx, { at: now, action: 'mails_released', actor_id, details: { archived, deleted } })
    return { wasPaused, deleted }
  })

export const releaseMails = serve(contract.releaseMails, async ({ db }, { body, user, now }) => {
  const { wasPaused } = await release(db, { ...body, actor_id: user.id, now })
  if (!wasPaused) throw problem('mails_not_paused')
  return overview(db)
})
