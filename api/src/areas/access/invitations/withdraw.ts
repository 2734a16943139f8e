import type { withdrawInvitation as endpoint } from '@academy/contract/access/invitations/endpoints'
import { mayGive } from '@academy/contract/base/abilities'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { deleteInvitation, findInvitation } from './queries.ts'

export const withdrawInvitation: Operation<typeof endpoint> = ({ db }, { params, user, now }) =>
  db.transaction().execute(async tx => {
    const known = await findInvitation(tx, params.id, now)
    if (!known) throw problem('not_found')
    const { id, role, email } = known
    if (!mayGive(user.roles, role)) throw problem('forbidden')
    if (!(await deleteInvitation(tx, id))) throw problem('not_found')
    const entry = {
      action: 'invitation_withdrawn',
      subject: { invitation_id: id },
      before: { role, email },
    } as const
    await auditChange(tx, { at: now, actor_id: user.id, ...entry, after: undefined })
    return undefined
  })
