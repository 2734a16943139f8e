import type { InvitedAccount } from '@academy/contract/access/invitations/schemas'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findByEmail } from '../accounts/queries.ts'
import { sendInvitationMail } from './mails.ts'
import { type Invitee, insertInvitation, isAddressInvited, replaceLink } from './queries.ts'
import { INVITATION_MS, invitationLimits } from './rules.ts'

/**
 * Refuses too many mails, and an address that belongs to somebody: `suggest` names the account. The owner of an
 * unconfirmed address is unknown until somebody follows the link.
 */
export const requireInvitable = async (
  db: Db,
  { email, actor_id }: { email: string; actor_id: number },
  suggest: (owner: InvitedAccount) => Promise<readonly unknown[]> = async owner => [owner],
): Promise<void> => {
  await guard(db, invitationLimits(email, actor_id))
  const owner = await findByEmail(db, email)
  if (!owner?.email_verified) return
  const { id, first_name, last_name } = owner
  const suggestions = await suggest({ id, first_name, last_name, email: owner.email })
  throw problem('address_has_account', { suggestions })
}

const newLink = (now: Date) => {
  const token = newToken()
  const expires_at = new Date(now.getTime() + INVITATION_MS)
  return { token, sending: { token_hash: hashToken(token), sent_at: now, expires_at } }
}

interface Letter {
  email: string
  locale: Locale
  first_name: string
  last_name: string
}

/** Adds an invitation and sends its mail. Returns its id. */
export const sendNewInvitation = async (
  { config }: Services,
  tx: Tx,
  { invitee, letter }: { invitee: Invitee; letter: Letter },
  now: Date,
): Promise<number> => {
  const { email, locale } = letter
  const { token, sending } = newLink(now)
  const id = await insertInvitation(tx, { ...invitee, email, locale, ...sending })
  const { siteUrl } = config
  await sendInvitationMail(tx, { ...letter, id, role: invitee.role, token, siteUrl }, now)
  return id
}

/** Sends a mail with another link: the previous one stops working. */
export const sendAgain = async (
  { config }: Services,
  tx: Tx,
  invitation: Letter & { id: number; role: StaffRole },
  now: Date,
): Promise<void> => {
  const { token, sending } = newLink(now)
  if (!(await replaceLink(tx, invitation.id, sending))) throw problem('not_found')
  await sendInvitationMail(tx, { ...invitation, token, siteUrl: config.siteUrl }, now)
}

/** Reports that an invitation to this address was added at the same time. */
export const refuseInvited = (error: unknown): never => {
  throw isAddressInvited(error) ? problem('address_invited') : error
}
