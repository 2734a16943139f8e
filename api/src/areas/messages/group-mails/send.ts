import { locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { lockDraft, lockMail, reload } from './lock-draft.ts'
import { markEnded, markSending } from './queries.ts'
import { stopQueued } from './recipient-queries.ts'

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
