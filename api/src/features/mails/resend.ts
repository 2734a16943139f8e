// public: the command line resends mails that were given up
import type { resendMail, resendMails } from '@academy/contract/mails/endpoints'
import type { Db } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { resendGivenUp } from '../../lib/mail/review.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'

/** Retries one mail, or all. Without an actor, it was the command line. */
export const resend = (db: Db, { id, actor_id, now }: { id?: number; actor_id?: number; now: Date }) =>
  db.transaction().execute(async tx => {
    const resent = await resendGivenUp(tx, id)
    if (resent > 0) await audit(tx, { at: now, action: 'mails_resent', actor_id, details: { resent } })
    return { resent }
  })

export const resendOne: Verb<typeof resendMail> = async ({ db }, { params: { id }, user, now }) => {
  const outcome = await resend(db, { id, actor_id: user.id, now })
  if (outcome.resent === 0) throw problem('not_found')
  return outcome
}

export const resendAll: Verb<typeof resendMails> = ({ db }, { user, now }) =>
  resend(db, { actor_id: user.id, now })
