import * as contract from '@academy/contract/messages/mails/endpoints'
import { MAX_MAILS, type MailOverview } from '@academy/contract/messages/mails/schemas'
import { audit } from '../../../base/audit.ts'
import { stopOne } from '../../../base/mail/resend.ts'
import {
  countFailedMails,
  countPending,
  countRefusedMails,
  countWaitingForConfirmation,
  findPause,
  recentMails,
} from '../../../base/mail/review.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { hasAccount } from '../../access/index.ts'
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

export const overview = async (db: Db): Promise<MailOverview> => {
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
