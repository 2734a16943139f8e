import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { MAX_RECIPIENTS } from '@academy/contract/messages/group-mails/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockDraft, reload } from './lock-draft.ts'
import { insertGroupMail } from './queries.ts'
import { areErased, insertGroup, insertRecipients } from './recipient-queries.ts'

export const add = serve(
  contract.addGroupMail,
  ({ db }, { body: { account_ids, group, ...subjects }, user, now }) =>
    db.transaction().execute(async tx => {
      if (account_ids && (await areErased(tx, account_ids))) throw problem('already_erased')
      const id = await insertGroupMail(tx, { ...subjects, author_id: user.id, created_at: now })
      if (account_ids) await insertRecipients(tx, id, account_ids)
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
