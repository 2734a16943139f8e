import { locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { audit, auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { lockDraft, reload } from './lock-draft.ts'
import { deleteById, updateContent } from './queries.ts'
import { setLeftOut } from './recipient-queries.ts'

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
