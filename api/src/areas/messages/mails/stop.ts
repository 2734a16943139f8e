import * as contract from '@academy/contract/messages/mails/endpoints'
import { audit } from '../../../base/audit.ts'
import { stopOne } from '../../../base/mail/resend.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { concernedBy, findMail } from './queries.ts'

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
