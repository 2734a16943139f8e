import * as contract from '@academy/contract/access/invitations/endpoints'
import { mayGive } from '@academy/contract/base/abilities'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findInvitation } from './queries.ts'
import { requireInvitable, sendAgain } from './send.ts'

export const sendInvitationAgain = serve(
  contract.sendInvitationAgain,
  async (services, { params, user, now }) => {
    const { db } = services
    const known = await findInvitation(db, params.id, now)
    if (!known) throw problem('not_found')
    const { id, role, email, sent_at } = known
    if (!mayGive(user.roles, role)) throw problem('forbidden')
    await requireInvitable(db, { email, actor_id: user.id })
    return db.transaction().execute(async tx => {
      await sendAgain(services, tx, known, now)
      const entry = { action: 'person_invited', subject: { invitation_id: id, role, email } } as const
      const sent = { before: { sent_at: new Date(sent_at) }, after: { sent_at: now } }
      await auditChange(tx, { at: now, actor_id: user.id, ...entry, ...sent })
      const changed = await findInvitation(tx, id, now)
      if (!changed) throw problem('not_found')
      return changed
    })
  },
)
