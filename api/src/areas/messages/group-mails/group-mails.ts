import { locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import {
  type GroupMailDetail,
  MAX_RECIPIENTS,
  missingLanguages,
} from '@academy/contract/messages/group-mails/schemas'
import { audit, auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockGroupMail } from '../../../db/office-locks.ts'
import {
  deleteById,
  findGroupMail,
  findGroupMails,
  insertGroupMail,
  markEnded,
  markSending,
  updateContent,
} from './queries.ts'
import {
  areErased,
  findRecipients,
  insertGroup,
  insertRecipients,
  setLeftOut,
  stopQueued,
} from './recipient-queries.ts'

/** Locks a mail to a group: nobody else changes, sends or stops it until the transaction ends. */
const lockMail = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  await lockGroupMail(tx, id)
  const mail = await findGroupMail(tx, id)
  if (!mail) throw problem('not_found')
  return mail
}

/** Refuses one that is no longer a draft. */
const lockDraft = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  const mail = await lockMail(tx, id)
  if (mail.state !== 'draft') throw problem('group_mail_sent')
  return mail
}

/** Returns the mail as it is now. */
const reload = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  const mail = await findGroupMail(tx, id)
  if (!mail) throw problem('not_found')
  return mail
}

export const send = serve(contract.sendGroupMail, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const mail = requireVersion(await lockDraft(tx, id), body.version)
    const missing = missingLanguages(mail)
    if (missing.length === locales.length) throw problem('group_mail_empty')
    if (missing.length > 0 && !body.other_language) throw problem('language_missing')
    const { recipients } = mail.counts
    if (recipients !== body.count) throw problem('recipients_changed')
    await markSending(tx, id, now)
    const details = { group_mail_id: id, kind: mail.kind, count: recipients }
    await audit(tx, { at: now, action: 'group_mail_sent', actor_id: user.id, details })
    return reload(tx, id)
  }),
)

export const stop = serve(contract.stopGroupMail, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const { can_stop } = await lockMail(tx, id)
    if (!can_stop) throw problem('group_mail_not_sending')
    await stopQueued(tx, id)
    await markEnded(tx, id, 'stopped', now)
    const mail = await reload(tx, id)
    const details = { group_mail_id: id, count: mail.counts.stopped }
    await audit(tx, { at: now, action: 'group_mail_stopped', actor_id: user.id, details })
    return mail
  }),
)

export const list = serve(contract.listGroupMails, ({ db }) => findGroupMails(db))

export const show = serve(contract.showGroupMail, async ({ db }, { params: { id } }) => {
  const mail = await findGroupMail(db, id)
  if (!mail) throw problem('not_found')
  return mail
})

export const showRecipients = serve(contract.listRecipients, async ({ db }, { params: { id }, query }) => {
  if (!(await findGroupMail(db, id))) throw problem('not_found')
  return findRecipients(db, id, query)
})

export const add = serve(
  contract.addGroupMail,
  ({ db }, { body: { account_ids, participants_of, group, ...subjects }, user, now }) =>
    db.transaction().execute(async tx => {
      if (account_ids && (await areErased(tx, account_ids))) throw problem('already_erased')
      const id = await insertGroupMail(tx, { ...subjects, author_id: user.id, created_at: now })
      if (account_ids) await insertRecipients(tx, id, account_ids, participants_of)
      if (group) await insertGroup(tx, id, group)
      const mail = await reload(tx, id)
      if (mail.counts.recipients === 0) throw problem('no_recipients')
      const details = { group_mail_id: id, to: group ?? null, count: mail.counts.recipients }
      await audit(tx, { at: now, action: 'group_mail_added', actor_id: user.id, details })
      return mail
    }),
)

export const addPeople = serve(contract.addRecipients, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const before = await lockDraft(tx, id)
    if (await areErased(tx, body.account_ids)) throw problem('already_erased')
    await insertRecipients(tx, id, body.account_ids)
    const mail = await reload(tx, id)
    const { recipients, left_out, unsubscribed } = mail.counts
    if (recipients + left_out + unsubscribed > MAX_RECIPIENTS) throw problem('too_many_recipients')
    const count = recipients - before.counts.recipients
    const details = { group_mail_id: id, count }
    await audit(tx, { at: now, action: 'group_mail_recipients_added', actor_id: user.id, details })
    return mail
  }),
)

export const change = serve(contract.changeGroupMail, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { version, ...after } = body
    const draft = requireVersion(await lockDraft(tx, id), version)
    await updateContent(tx, id, after)
    const before = Object.fromEntries(
      Object.keys(after).map(field => [field, draft[field as keyof typeof after]]),
    ) as typeof after
    const subject = { group_mail_id: id }
    await auditChange(tx, {
      at: now,
      action: 'group_mail_changed',
      actor_id: user.id,
      subject,
      before,
      after,
    })
    return reload(tx, id)
  }),
)

export const remove = serve(contract.deleteGroupMail, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const { counts, ...draft } = await lockDraft(tx, id)
    await deleteById(tx, id)
    const subject = locales.map(locale => draft[`subject_${locale}`]).find(Boolean) ?? ''
    const details = { group_mail_id: id, subject, recipients: counts.recipients }
    await audit(tx, { at: now, action: 'group_mail_deleted', actor_id: user.id, details })
    return undefined
  }),
)

export const leavePersonOut = serve(
  contract.leaveOut,
  ({ db }, { params: { id, accountId }, body, user, now }) =>
    db.transaction().execute(async tx => {
      await lockDraft(tx, id)
      if (!(await setLeftOut(tx, id, accountId, body.left_out))) throw problem('not_found')
      const details = { group_mail_id: id, left_out: body.left_out }
      const entry = { at: now, actor_id: user.id, account_id: accountId, details }
      await audit(tx, { action: 'group_mail_recipient_changed', ...entry })
      return reload(tx, id)
    }),
)
