import * as contract from '@academy/contract/access/invitations/endpoints'
import { mayGive } from '@academy/contract/base/abilities'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import { deleteInvitation, listInvitations as findAll, findByToken, findInvitation } from './queries.ts'
import { refuseInvited, requireInvitable, sendAgain, sendNewInvitation } from './send.ts'

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

export const listInvitations = serve(contract.listInvitations, ({ db }, { now }) => findAll(db, now))

export const showInvitation = serve(contract.showInvitation, async ({ db }, { query, now }) => {
  const found = await findByToken(db, hashToken(query.token), now)
  if (!found) throw problem('invalid_link')
  const { teacher_id, ...invitation } = found
  return invitation
})

export const invite = serve(contract.invite, async (services, { body, user, now }) => {
  const { db } = services
  const { role, ...letter } = body
  const { email, locale, first_name, last_name } = letter
  if (!mayGive(user.roles, role)) throw problem('forbidden')
  await requireInvitable(db, { email, actor_id: user.id })
  const invited = db.transaction().execute(async tx => {
    const invitee = { role, first_name, last_name }
    const id = await sendNewInvitation(services, tx, { invitee, letter }, now)
    const entry = { action: 'person_invited', subject: { invitation_id: id } } as const
    const after = { role, email, locale, sent_at: now }
    await auditChange(tx, { at: now, actor_id: user.id, ...entry, before: undefined, after })
    const added = await findInvitation(tx, id, now)
    if (!added) throw problem('internal_error')
    return added
  })
  return invited.catch(refuseInvited)
})
