import type { InvitedAccount } from '@academy/contract/access/invitations/schemas'
import { defaultLocale, type Locale } from '@academy/contract/base/locale'
import { audit, auditChange } from '../../../base/audit.ts'
import { forgetNetworks } from '../../../base/familiar-networks.ts'
import { hashPassword, NO_PASSWORD } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { setPassword } from './password-queries.ts'
import {
  changeAccount,
  findByEmail,
  insertAccount,
  isEmailTaken,
  lockForChange,
  setRoles,
} from './queries.ts'
import { officeLinkLimits } from './rules.ts'
import { sendPasswordLink } from './send-links.ts'

interface NewAdmin {
  first_name: string
  last_name: string
  email: string
  locale: Locale
  password_hash: string
}

/**
 * Creates an admin with a confirmed address: the operator decides who owns it. An account whose address was
 * registered but never confirmed is taken over: password, sessions and links of that registration stop
 * working. Returns undefined if the address belongs to a confirmed account.
 */
export const makeAdmin = async (
  tx: Tx,
  { first_name, last_name, email, locale, password_hash }: NewAdmin,
): Promise<{ id: number; outcome: 'created' | 'taken over' } | undefined> => {
  const found = await findByEmail(tx, email)
  if (!found) {
    const account = { first_name, last_name, email, locale, password_hash, email_verified: true }
    return { id: await insertAccount(tx, { ...account, roles: ['Admin'] }), outcome: 'created' }
  }
  const { id } = found
  const account = await lockForChange(tx, id)
  if (!account || account.email_verified) return undefined
  await setPassword(tx, id, password_hash)
  await forgetNetworks(tx, id)
  await changeAccount(tx, id, { first_name, last_name })
  await setRoles(tx, id, ['Admin'])
  return { id, outcome: 'taken over' }
}

const NAME = { first_name: 'Academy', last_name: 'Admin' }

const exists = (email: string) =>
  new StartRefusal(`${email} has an account. Make it an admin with: npm run admin -- role ${email} +Admin`)

/** Creates an admin. Returns whether an unconfirmed account was taken over. */
export const createAdmin = async (
  db: Db,
  email: string,
  password: string,
  now: Date,
): Promise<'created' | 'taken over'> => {
  const password_hash = await hashPassword(password)
  try {
    return await db.transaction().execute(async tx => {
      const made = await makeAdmin(tx, { ...NAME, email, locale: defaultLocale, password_hash })
      if (!made) throw exists(email)
      const details = { role: 'Admin', by: 'command line' }
      await audit(tx, { at: now, action: 'role_added', account_id: made.id, details })
      return made.outcome
    })
  } catch (error) {
    throw isEmailTaken(error) ? exists(email) : error
  }
}

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
