import type { Role, User } from '@academy/contract/access/accounts/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { sql } from 'kysely'
import { canonicalEmail, lowerEmail } from '../../../base/canonical-email.ts'
import { endLogins } from '../../../base/second-step.ts'
import { boolean, day, json, list, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { lockAccounts } from '../../../db/locks.ts'
import { violates } from '../../../db/violates.ts'

const nationality = `case when countries.id is not null then
  json_build_object('id', countries.id, ${jsonFields({ table: 'countries' }, 'name')}) end`

const isSpellingTaken = violates('unique', 'accounts_email_key')
const isFormTaken = violates('unique', 'accounts_email_canonical_key')
export const isEmailTaken = (error: unknown): boolean => isSpellingTaken(error) || isFormTaken(error)
export const isCountryUnknown = violates('foreign_key', 'profiles_nationality_id_fkey')

export const isEmail = (email: string) => sql<boolean>`
  (email_canonical = ${canonicalEmail(email)}
    or (email_canonical is null and lower(accounts.email) = ${lowerEmail(email)}))`

/**
 * Returns the account of an address. If old accounts share a canonical form, the one with this exact
 * spelling.
 */
export const findByEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'roles', 'password_hash', 'email_verified'])
    .select('email_canonical')
    .where(isEmail(email))
    .orderBy(sql`lower(email) = ${lowerEmail(email)}`, 'desc')
    .limit(1)
    .executeTakeFirst()

export const findAccount = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'roles', 'email_verified', 'pending_email'])
    .select('erased_at')
    .where('id', '=', id)
    .executeTakeFirst()

/** Sets the canonical form of an old account, unless another account has it. */
export const setCanonicalEmail = async (db: Db, id: number, email: string): Promise<void> => {
  const update = db.updateTable('accounts').set({ email_canonical: canonicalEmail(email) })
  await update
    .where('id', '=', id)
    .where('email_canonical', 'is', null)
    .execute()
    .catch(error => {
      if (!isFormTaken(error)) throw error
    })
}

interface NewAccount {
  first_name: string
  last_name: string
  email: string
  password_hash: string
  locale: Locale
  roles?: Role[]
  email_verified?: boolean
}

export const insertAccount = async (tx: Tx, account: NewAccount): Promise<number> => {
  const row = { ...account, email_canonical: canonicalEmail(account.email) }
  const { id } = await tx.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow()
  await tx.insertInto('profiles').values({ account_id: id }).execute()
  return id
}

/** The account as its owner sees it. */
export const userData = (db: Db | Tx, id: number): Promise<User | undefined> =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('countries', 'countries.id', 'profiles.nationality_id')
    .select([
      'accounts.id',
      'first_name',
      'last_name',
      'email',
      'date_of_birth',
      'locale',
      'email_verified',
      'roles',
    ])
    .select('gender')
    .select(sql.raw<User['nationality']>(nationality).as('nationality'))
    .where('accounts.id', '=', id)
    .$narrowType<{ roles: Role[]; locale: Locale; gender: User['gender'] }>()
    .executeTakeFirst()

type Names = Partial<Record<'first_name' | 'last_name' | 'latin_name', string | undefined>>

export interface AccountChanges extends Names {
  locale?: Locale | undefined
  gender?: User['gender'] | undefined
  date_of_birth?: string | null | undefined
  nationality?: number | null | undefined
  title?: string | null | undefined
}

// Null leaves a column of the account unchanged; those of the profile can also be cleared.
const changeAccountPart = `
  update accounts set
    first_name = coalesce($2, first_name),
    last_name = coalesce($3, last_name),
    locale = coalesce($4, locale),
    latin_name = coalesce($5, latin_name),
    version = version + 1
  where id = $1
  returning id, first_name, last_name, email, locale, email_verified, roles`
// Update the profile after the account: PostgreSQL runs the parts in any order, and a change of address locks
// the account first.
const changeProfilePart = `
  update profiles set
    gender = case when $6 then $7 else profiles.gender end,
    date_of_birth = case when $8 then $9::date else date_of_birth end,
    nationality_id = case when $10 then $11::int else nationality_id end,
    title = case when $12 then nullif($13, '') else profiles.title end
  from account
  where account_id = account.id
  returning gender, date_of_birth, nationality_id`
const readProfilePart = 'select gender, date_of_birth, nationality_id from profiles where account_id = $1'

const changeStatement = <Values extends unknown[]>(profilePart: string) =>
  fixedStatement<User>({
    id: number(),
    first_name: text(),
    last_name: text(),
    email: text(),
    date_of_birth: nullable(day()),
    gender: nullable(text()),
    locale: text(),
    email_verified: boolean(),
    roles: list(),
    nationality: nullable(json()),
  })<Values>(`
    with account as (${changeAccountPart}), profile as (${profilePart})
    select account.id, first_name, last_name, email, date_of_birth, gender, locale, email_verified, roles,
      ${nationality} as nationality
    from account cross join profile left join countries on countries.id = profile.nationality_id`)
const changeNames = changeStatement(readProfilePart)
const changeAll = changeStatement(changeProfilePart)

/** Changes account and profile in one statement. Returns the account as its owner sees it. */
export const changeAccount = async (
  db: Db | Tx,
  id: number,
  to: AccountChanges,
): Promise<User | undefined> => {
  const names = [id, to.first_name ?? null, to.last_name ?? null, to.locale ?? null, to.latin_name ?? null]
  const { gender, date_of_birth: born, nationality, title } = to
  const ofProfile = [
    gender !== undefined,
    gender ?? null,
    born !== undefined,
    born ?? null,
    nationality !== undefined,
    nationality ?? null,
    title !== undefined,
    title ?? null,
  ]
  const touchesProfile = [gender, born, nationality, title].some(value => value !== undefined)
  const [user] = touchesProfile
    ? await changeAll(db, ...names, ...ofProfile)
    : await changeNames(db, ...names)
  return user
}

/** Locks and returns an account. The account of the person who changes it is locked too. */
export const lockForChange = async (tx: Tx, id: number, actor_id = id) => {
  await lockAccounts(tx, [id, actor_id])
  return tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale', 'roles', 'email_verified'])
    .select(['pending_email', 'pending_email_session', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const nothingPending = { pending_email: null, pending_email_at: null, pending_email_session: null }

interface PendingEmail {
  email: string
  at: Date
  session: Buffer | null
}

export const setPendingEmail = (tx: Tx, id: number, { email, at, session }: PendingEmail) =>
  tx
    .updateTable('accounts')
    .set({ pending_email: email, pending_email_at: at, pending_email_session: session })
    .where('id', '=', id)
    .execute()

export const clearPendingEmail = async (db: Db | Tx, id: number): Promise<boolean> => {
  const update = db.updateTable('accounts').set(nothingPending)
  const { numUpdatedRows } = await update
    .where('id', '=', id)
    .where('pending_email', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the address. Invalidates links sent to the old one and ends all other sessions. */
export const replaceEmail = async (
  tx: Tx,
  id: number,
  { email, email_verified, session }: { email: string; email_verified: boolean; session: Buffer | null },
) => {
  await tx
    .updateTable('accounts')
    .set({ email, email_canonical: canonicalEmail(email), email_verified, ...nothingPending })
    .where('id', '=', id)
    .execute()
  await endLogins(tx, id, session)
  await tx.deleteFrom('password_resets').where('account_id', '=', id).execute()
}

export const setVerified = (db: Db | Tx, id: number) =>
  db.updateTable('accounts').set({ email_verified: true }).where('id', '=', id).execute()

const otherAdminStatement = fixedStatement({ id: number() })<[id: number]>(`
  select id from accounts
  where not (roles <@ '{student}') and 'Admin' = any(roles) and id <> $1 limit 1`)

export const hasOtherAdmin = async (tx: Tx, id: number): Promise<boolean> =>
  (await otherAdminStatement(tx, id)).length > 0

export const setRoles = (tx: Tx, id: number, roles: string[]) =>
  tx.updateTable('accounts').set({ roles }).where('id', '=', id).execute()

/** Whether the account is to be erased: then every page says so. */
export const hasErasureRequest = async (db: Db, account_id: number): Promise<boolean> => {
  const request = await db
    .selectFrom('erasure_requests')
    .select('id')
    .where('account_id', '=', account_id)
    .where('cancelled_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return request !== undefined
}
