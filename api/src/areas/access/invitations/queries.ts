import type { Invitation } from '@academy/contract/access/invitations/schemas'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import { canonicalEmail } from '../../../base/canonical-email.ts'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { violates } from '../../../db/violates.ts'

export const isAddressInvited = violates('unique', 'invitations_email_key')

/** `v` is the invitation, `t` its teacher, `$1` the current time. */
export const invitationJson = `json_build_object('id', v.id, 'role', v.role, 'teacher_id', v.teacher_id,
  'first_name', coalesce(v.first_name, t.first_name), 'last_name', coalesce(v.last_name, t.last_name),
  'email', v.email, 'locale', v.locale, 'sent_at', v.sent_at, 'expires_at', v.expires_at,
  'is_expired', v.expires_at <= $1::timestamptz)`
export const invitationTables = 'invitations v left join teachers t on t.id = v.teacher_id'

const listStatement = fixedStatement({ invitation: json<Invitation>() })<[now: Date]>(`
  select ${invitationJson} as invitation from ${invitationTables} order by v.sent_at desc, v.id desc limit 1000`)

export const listInvitations = async (db: Db, now: Date): Promise<Invitation[]> =>
  (await listStatement(db, now)).map(({ invitation }) => invitation)

const oneStatement = fixedStatement({
  invitation: json<Invitation>(),
})<[now: Date, id: number]>(`select ${invitationJson} as invitation from ${invitationTables} where v.id = $2`)

export const findInvitation = async (db: Db | Tx, id: number, now: Date): Promise<Invitation | undefined> =>
  (await oneStatement(db, now, id))[0]?.invitation

interface SentLink {
  token_hash: Buffer
  sent_at: Date
  expires_at: Date
}

interface InvitedAddress {
  email: string
  locale: Locale
}

/** Whom the invitation is for: a teacher has a name already. */
export type Invitee =
  | { role: 'Teacher'; teacher_id: number }
  | { role: Exclude<StaffRole, 'Teacher'>; first_name: string; last_name: string }

export const insertInvitation = async (
  tx: Tx,
  invitation: InvitedAddress & Invitee & SentLink,
): Promise<number> => {
  const row = { ...invitation, email_canonical: canonicalEmail(invitation.email) }
  return (await tx.insertInto('invitations').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Replaces the link of an invitation. Returns false if there is no such invitation. */
export const replaceLink = async (tx: Tx, id: number, sending: SentLink): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set(sending)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if there was no such invitation. */
export const deleteInvitation = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.deleteFrom('invitations').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n

/** Returns the address of the deleted invitation of a teacher, or undefined if there was none. */
export const deleteInvitationOfTeacher = async (tx: Tx, teacher_id: number): Promise<string | undefined> => {
  const invitation = tx.deleteFrom('invitations').where('teacher_id', '=', teacher_id)
  return (await invitation.returning('email').executeTakeFirst())?.email
}

/** Deletes the invitation of this address to a role that it has now. */
export const deleteInvitationTo = (tx: Tx, email: string, role: StaffRole) =>
  tx
    .deleteFrom('invitations')
    .where('email_canonical', '=', canonicalEmail(email))
    .where('role', '=', role)
    .execute()

/** Returns an invitation whose link works. */
export const findByToken = (db: Db | Tx, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('invitations as v')
    .leftJoin('teachers as t', 't.id', 'teacher_id')
    .select(['role', 'teacher_id', 'email', 'locale'])
    .select(({ fn }) => [
      fn.coalesce('v.first_name', 't.first_name').$notNull().as('first_name'),
      fn.coalesce('v.last_name', 't.last_name').$notNull().as('last_name'),
    ])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .$narrowType<{ locale: Locale; role: StaffRole }>()
    .executeTakeFirst()

/** Consumes an invitation: the one request that deletes the row may use it. */
export const consumeInvitation = async (tx: Tx, token_hash: Buffer): Promise<boolean> => {
  const used = tx.deleteFrom('invitations').where('token_hash', '=', token_hash)
  return (await used.executeTakeFirst()).numDeletedRows > 0n
}
