import type { InvitedAccount } from '@academy/contract/access/invitations/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { auditChange } from '../../../base/audit.ts'
import { NO_PASSWORD } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findByEmail, insertAccount, isEmailTaken } from './queries.ts'
import { officeLinkLimits } from './rules.ts'
import { sendPasswordLink } from './send-links.ts'

interface Creation {
  person: { first_name: string; last_name: string; email: string; locale: Locale }
  user: CallUser
  now: Date
  /** Those of a student unless given. */
  roles?: []
  /** Done in the same transaction. */
  onCreated?: (tx: Tx, id: number) => Promise<void>
  /** Describes the account that has the address already. */
  suggest?: (owner: InvitedAccount) => Promise<readonly unknown[]>
}

/** Names the account of an address that has one: the office goes on with it. */
const refuseTaken = async (db: Db, { person, suggest = async owner => [owner] }: Creation) => {
  const found = await findByEmail(db, person.email)
  if (!found) return
  const { id, first_name, last_name, email } = found
  throw problem('address_has_account', { suggestions: await suggest({ id, first_name, last_name, email }) })
}

/** Makes an account without a password and without a role. Its owner sets a password through the link. */
export const createAccount = async (services: Services, creation: Creation): Promise<{ id: number }> => {
  const { db } = services
  const { person, user, now, roles, onCreated } = creation
  const { first_name, email, locale } = person
  await refuseTaken(db, creation)
  await guard(db, officeLinkLimits(email, user.id))
  const created = db.transaction().execute(async tx => {
    const id = await insertAccount(tx, { ...person, password_hash: NO_PASSWORD, ...(roles && { roles }) })
    await onCreated?.(tx, id)
    const entry = { action: 'person_added', actor_id: user.id, account_id: id } as const
    await auditChange(tx, { at: now, ...entry, before: undefined, after: person })
    const owner = { id, email, first_name, locale, password_hash: NO_PASSWORD }
    await sendPasswordLink(services, tx, { ...owner, by: 'office' }, now)
    return { id }
  })
  return created.catch(async (error: unknown) => {
    if (isEmailTaken(error)) await refuseTaken(db, creation)
    throw error
  })
}
