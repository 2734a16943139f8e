import type { addPerson as endpoint } from '@academy/contract/person/endpoints'
import type { Db } from '../../db/connection.ts'
import { auditChange } from '../../lib/audit.ts'
import { NO_PASSWORD } from '../../lib/passwords.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { findByEmail, insertAccount, isEmailTaken } from '../accounts/queries.ts'
import { officeLinkLimits } from '../accounts/rules.ts'
import { sendPasswordLink } from '../accounts/send-links.ts'

/** Names the account of an address that has one: the office goes on with it. */
const refuseTaken = async (db: Db, email: string) => {
  const found = await findByEmail(db, email)
  if (!found) return
  const { id, first_name, last_name } = found
  throw problem('address_has_account', { suggestions: [{ id, first_name, last_name, email: found.email }] })
}

/** Makes an account without a password and without a role. Its owner sets a password through the link. */
export const addPerson: Verb<typeof endpoint> = async (services, { body, user, now }) => {
  const { db } = services
  const { first_name, email, locale } = body
  await refuseTaken(db, email)
  await guard(db, officeLinkLimits(email, user.id))
  const added = db.transaction().execute(async tx => {
    const id = await insertAccount(tx, { ...body, password_hash: NO_PASSWORD })
    const entry = { action: 'person_added', actor_id: user.id, account_id: id } as const
    await auditChange(tx, { at: now, ...entry, before: undefined, after: body })
    await sendPasswordLink(services, tx, { id, email, first_name, locale, password_hash: NO_PASSWORD }, now)
    return { id }
  })
  return added.catch(async (error: unknown) => {
    if (isEmailTaken(error)) await refuseTaken(db, email)
    throw error
  })
}
