import * as contract from '@academy/contract/access/invitations/endpoints'
import { mayGive } from '@academy/contract/base/abilities'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { deleteInvitation, findInvitation } from './queries.ts'

export const withdrawInvitation = serve(contract.withdrawInvitation, ({ db }, { params, user, now }) =>
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
  }),
)
