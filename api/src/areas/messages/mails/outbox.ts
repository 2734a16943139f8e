import * as contract from '@academy/contract/messages/mails/endpoints'
import { MAX_MAILS, type MailOverview } from '@academy/contract/messages/mails/schemas'
import { audit } from '../../../base/audit.ts'
import { copySent, findObstacle, resendAllGivenUp, resendOne, stopOne } from '../../../base/mail/resend.ts'
import {
  countFailedMails,
  countPending,
  countRefusedMails,
  countWaitingForConfirmation,
  endPause,
  findPause,
  recentMails,
} from '../../../base/mail/review.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { hasAccount } from '../../access/index.ts'
import { stopAllSending } from '../group-mails/queries.ts'
import { concernedBy, findMail, findMailsOf, findOutbox, findPeople, findRefusal } from './queries.ts'

export const showPending = serve(contract.pendingMails, async ({ db }, { user }) => ({
  pending: await countWaitingForConfirmation(db, user.id),
}))

export const stopMail = serve(contract.stopMail, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const isStopped = await stopOne(tx, id)
    const mail = await findMail(tx, id)
    if (!mail) throw problem('not_found')
    if (!isStopped) throw problem('mail_not_waiting')
    await audit(tx, { at: now, action: 'mail_stopped', actor_id: user.id, ...(await concernedBy(tx, id)) })
    return mail
  }),
)

export const listOutbox = serve(contract.outbox, ({ db }, { query }) => findOutbox(db, query))

export const showMail = serve(contract.mail, async ({ db }, { params: { id } }) => {
  const found = await findMail(db, id)
  if (!found) throw problem('not_found')
  return found
})

export const listMailsOfPerson = serve(contract.mailsOfPerson, async ({ db }, { params: { id } }) => {
  if (!(await hasAccount(db, id))) throw problem('not_found')
  const refused = await findRefusal(db, id)
  return {
    ...(await findMailsOf(db, id)),
    refused_address: refused ? { ...refused, since: refused.since.toISOString() } : null,
  }
})

export const searchRecipients = serve(contract.findRecipients, ({ db }, { query: { search } }) =>
  findPeople(db, search),
)

const overview = async (db: Db): Promise<MailOverview> => {
  const given_up = await recentMails(db, MAX_MAILS, 'failed')
  return {
    is_paused: (await findPause(db)) !== undefined,
    pending_count: await countPending(db),
    failed_count: await countFailedMails(db),
    refused_count: await countRefusedMails(db),
    given_up: given_up.map(({ id, created_at, recipient, subject, attempts, last_error }) => ({
      id,
      created_at: created_at.toISOString(),
      recipient,
      subject,
      attempts,
      last_error,
    })),
  }
}

export const listMails = serve(contract.mails, ({ db }) => overview(db))

interface PauseEnd {
  /** What to do with the mails from the archive. */
  archived: 'send' | 'delete'
  actor_id?: number
  now: Date
}

/** Ends the pause after a restore. Without an actor, it was the command line. */
export const endPauseOf = (db: Db, { archived, actor_id, now }: PauseEnd) =>
  db.transaction().execute(async tx => {
    const { wasPaused, deleted } = await endPause(tx, archived)
    if (wasPaused && archived === 'delete') await stopAllSending(tx, now)
    if (wasPaused)
      await audit(tx, { at: now, action: 'mails_released', actor_id, details: { archived, deleted } })
    return { wasPaused, deleted }
  })

export const endMailPause = serve(contract.releaseMails, async ({ db }, { body, user, now }) => {
  const { wasPaused } = await endPauseOf(db, { ...body, actor_id: user.id, now })
  if (!wasPaused) throw problem('mails_not_paused')
  return overview(db)
})

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
