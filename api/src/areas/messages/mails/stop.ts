import type { stopMail as endpoint } from '@academy/contract/mails/endpoints'
import { audit } from '../../lib/audit.ts'
import { stopOne } from '../../lib/mail/resend.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { concernedBy, findMail } from './queries.ts'

export const stopMail: Operation<typeof endpoint> = ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const isStopped = await stopOne(tx, id)
    const mail = await findMail(tx, id)
    if (!mail) throw problem('not_found')
    if (!isStopped) throw problem('mail_not_waiting')
    await audit(tx, { at: now, action: 'mail_stopped', actor_id: user.id, ...(await concernedBy(tx, id)) })
    return mail
  })
