import type { inviteTeacher as endpoint } from '@academy/contract/teachers/endpoints'
import { auditChange } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { hashToken, newToken } from '../../lib/tokens.ts'
import { findByEmail } from '../accounts/queries.ts'
import { lockTeacher } from './lock-teacher.ts'
import { sendInvitation } from './mails.ts'
import { deleteInvitation, findAccounts, isAddressInvited, putInvitation } from './queries.ts'
import { INVITATION_MS, invitationLimits } from './rules.ts'
import { loadTeacher } from './show.ts'

/** Also sends an invitation again: only the latest link works. */
export const inviteTeacher: Verb<typeof endpoint> = async (services, { params, body, user, now }) => {
  const { db } = services
  const teacher_id = params.id
  const { email, locale } = body
  await guard(db, invitationLimits(email, user.id))
  const owner = await findByEmail(db, email)
  // The owner of an unconfirmed address is unknown until somebody follows the link.
  if (owner?.email_verified) {
    const suggestions = (await findAccounts(db, owner.email)).filter(({ id }) => id === owner.id)
    throw problem('address_has_account', { suggestions })
  }
  const invited = db.transaction().execute(async tx => {
    const { account_id, first_name, last_name } = await lockTeacher(tx, teacher_id)
    if (account_id !== null) throw problem('teacher_has_account')
    const token = newToken()
    const expires_at = new Date(now.getTime() + INVITATION_MS)
    const before = { email: await deleteInvitation(tx, teacher_id) }
    await putInvitation(tx, {
      teacher_id,
      email,
      locale,
      token_hash: hashToken(token),
      sent_at: now,
      expires_at,
    })
    const { siteUrl } = services.config
    await sendInvitation(tx, { siteUrl, teacher_id, token, email, locale, first_name, last_name, now })
    const entry = { action: 'teacher_invited', subject: { teacher_id, email, locale } }
    await auditChange(tx, {
      at: now,
      actor_id: user.id,
      ...entry,
      before: { ...before, sent_at: undefined },
      after: { email, sent_at: now },
    })
    return loadTeacher(tx, teacher_id, now)
  })
  return invited.catch(error => {
    throw isAddressInvited(error) ? problem('address_invited') : error
  })
}
