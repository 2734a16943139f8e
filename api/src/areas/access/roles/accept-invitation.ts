import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/roles/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetNetworks } from '../../../base/familiar-networks.ts'
import { registry } from '../../../base/followers.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { invalidInput, Problem, problem } from '../../../base/problem.ts'
import { beginSecondStep } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { grantRole } from '../accounts/grant-role.ts'
import { setPassword } from '../accounts/password-queries.ts'
import { findByEmail, insertAccount, isEmailTaken, lockForChange, userData } from '../accounts/queries.ts'
import { sessionResponse, startSession } from '../accounts/start-session.ts'
import { consumeInvitation, findByToken } from '../invitations/queries.ts'

interface InvitationFollower {
  /** Links the account to the teacher whom the invitation was for. The account is locked. */
  onTeacherAccepted(tx: Tx, teacher_id: number, account_id: number): Promise<void>
}

export const invitationFollower = registry<InvitationFollower>('accepted invitations')

type Invitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>

/**
 * Returns the account of the invited address, made now if there is none. The link shows who owns the address, so
 * the password, sessions and links of somebody who registered it before stop working.
 */
const prepareAccount = async (tx: Tx, invitation: Invitation, password_hash: string) => {
  const { email, first_name, last_name, locale } = invitation
  const found = await findByEmail(tx, email)
  if (!found) {
    const person = { first_name, last_name, email, locale, password_hash, email_verified: true }
    return { id: await insertAccount(tx, { ...person, roles: [] }), roles: [] }
  }
  const account = await lockForChange(tx, found.id)
  if (!account) throw problem('invalid_link')
  await setPassword(tx, account.id, password_hash)
  await forgetNetworks(tx, account.id)
  return account
}

export const acceptInvitation = serve(contract.acceptInvitation, async (services, call) => {
  const { db } = services
  const { body, locale, address, now } = call
  const token_hash = hashToken(body.token)
  const invitation = await findByToken(db, token_hash, now)
  // Hashing is expensive: do it only for an existing token.
  if (!invitation) throw problem('invalid_link')
  if (isCommonPassword(body.password)) throw invalidInput({ password: 'PASSWORD_COMMON' }, locale)
  const password_hash = await hashPassword(body.password)
  const { role, teacher_id } = invitation
  const details = teacher_id === null ? undefined : { teacher_id }
  const accepted = db.transaction().execute(async tx => {
    const account = await prepareAccount(tx, invitation, password_hash)
    const second_step = await beginSecondStep(tx, { account_id: account.id, password_hash, now })
    if (teacher_id !== null)
      await invitationFollower.registered().onTeacherAccepted(tx, teacher_id, account.id)
    if (!(await consumeInvitation(tx, token_hash))) throw problem('invalid_link')
    await grantRole(tx, { account, role, ...(details && { details }), address, now })
    const { email, first_name, locale } = invitation
    const person = { id: account.id, email, first_name, locale, email_verified: true }
    // The link replaces the password of somebody who has a second factor, not the factor.
    const session = second_step
      ? undefined
      : await startSession(services, tx, { account: person, call, isFirst: true })
    const entry = {
      action: 'invitation_accepted',
      account_id: account.id,
      address,
      details: { role, ...details },
    } as const
    await audit(tx, { at: now, ...entry })
    if (second_step) return problem('second_factor_required', { second_step })
    const user_data = await userData(tx, account.id)
    if (!user_data || !session) throw problem('internal_error')
    return sessionResponse(services, user_data, session)
  })
  const answer = await accepted.catch(error => {
    // Used at the same time by another request.
    throw isEmailTaken(error) ? problem('invalid_link') : error
  })
  if (answer instanceof Problem) throw answer
  return answer
})
