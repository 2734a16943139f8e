import * as contract from '@academy/contract/messages/mails/endpoints'
import { audit } from '../../../base/audit.ts'
import { copySent, findObstacle, resendAllGivenUp, resendOne } from '../../../base/mail/resend.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { concernedBy, findMail } from './queries.ts'

interface Retry {
  /** All that were given up, if undefined. */
  id?: number
  /** With all: also to addresses that the mail server has refused. */
  includeRefused?: boolean
  /** Undefined: the command line. */
  actor_id?: number
  now: Date
}

/** Retries one mail that was given up or stopped, or all that were given up. */
const retry = async (tx: Tx, { id, includeRefused = true, actor_id, now }: Retry) => {
  const resent = id === undefined ? await resendAllGivenUp(tx, includeRefused) : await resendOne(tx, id)
  const entry = { at: now, actor_id }
  if (resent > 0)
    await (id === undefined
      ? audit(tx, { ...entry, action: 'mails_resent', details: { resent } })
      : audit(tx, { ...entry, action: 'mail_repeated', ...(await concernedBy(tx, id)) }))
  return { resent }
}

export const resend = (db: Db, wanted: Retry) => db.transaction().execute(tx => retry(tx, wanted))

/** Sends a sent mail again, as a new mail. */
const copy = async (tx: Tx, id: number, actor_id: number, now: Date) => {
  const obstacle = await findObstacle(tx, id)
  if (obstacle?.is_news_unwanted) throw problem('news_unwanted')
  const mail = await findMail(tx, id)
  if (mail?.state !== 'sent') throw problem('not_found')
  if (obstacle?.is_link_gone) throw problem('mail_link_gone')
  const copy_id = await copySent(tx, id, now)
  // Another copy waits, or was made at the same moment.
  if (copy_id === undefined) throw problem('mail_waiting')
  const { details, ...concerned } = await concernedBy(tx, id)
  await audit(tx, {
    at: now,
    action: 'mail_repeated',
    actor_id,
    ...concerned,
    details: { ...details, copy_id },
  })
  return { resent: 1 }
}

export const sendAgain = serve(contract.resendMail, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const outcome = await retry(tx, { id, actor_id: user.id, now })
    return outcome.resent > 0 ? outcome : copy(tx, id, user.id, now)
  }),
)

export const resendAll = serve(contract.resendMails, ({ db }, { body, user, now }) =>
  resend(db, { includeRefused: body.include_refused, actor_id: user.id, now }),
)
