import type { Role, User } from '@academy/contract/accounts'
import type { Locale } from '@academy/contract/locale'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { violates } from '../../db/violates.ts'
import type { CallUser } from '../../lib/services.ts'
import { SESSION_MS, TOUCH_MS } from './rules.ts'

export const isEmailTaken = violates('unique', 'accounts_email_key')
export const isCountryUnknown = violates('foreign_key', 'profiles_nationality_id_fkey')
const isStillNeeded = violates('foreign_key')

const sessionStatement = fixedStatement<CallUser & { last_used_at: Date }, [hash: Buffer, since: Date]>(`
  select accounts.id, accounts.roles, token_hash, last_used_at
  from access_tokens join accounts on accounts.id = account_id
  where token_hash = $1 and last_used_at > $2`)

/** The person of a token that was used within the last 30 days. */
export const findSession = async (db: Db, token_hash: Buffer, now: Date): Promise<CallUser | undefined> => {
  const [found] = await sessionStatement(db, token_hash, new Date(now.getTime() - SESSION_MS))
  if (!found) return undefined
  const { last_used_at, ...user } = found
  if (last_used_at.getTime() < now.getTime() - TOUCH_MS)
    await db
      .updateTable('access_tokens')
      .set({ last_used_at: now })
      .where('token_hash', '=', token_hash)
      .execute()
  return user
}

/** A login, in one statement: the token, and the day from which an account that nobody uses is kept. */
export const insertToken = (db: Db | Tx, account_id: number, token_hash: Buffer, now: Date) =>
  db
    .with('seen', query =>
      query.updateTable('accounts').set({ last_login_at: now }).where('id', '=', account_id),
    )
    .insertInto('access_tokens')
    .values({ account_id, token_hash, created_at: now, last_used_at: now })
    .execute()

export const deleteToken = (db: Db, token_hash: Buffer) =>
  db.deleteFrom('access_tokens').where('token_hash', '=', token_hash).execute()

const sameEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

export const findByEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale', 'roles', 'password_hash', 'email_verified'])
    .where(sameEmail(email))
    .executeTakeFirst()

export const findById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirst()

interface NewAccount {
  first_name: string
  last_name: string
  email: string
  password_hash: string
  locale: Locale
  roles?: Role[]
}

export const insertAccount = async (tx: Tx, account: NewAccount): Promise<number> => {
  const { id } = await tx.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
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
    .select(
      sql<User['nationality']>`case when countries.id is not null then
        json_build_object('id', countries.id, 'name_de', name_de, 'name_en', name_en) end`.as('nationality'),
    )
    .where('accounts.id', '=', id)
    .$narrowType<{ roles: Role[]; locale: Locale; gender: User['gender'] }>()
    .executeTakeFirst()

export interface AccountChanges {
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
  locale?: Locale | undefined
  gender?: User['gender'] | undefined
  date_of_birth?: string | null | undefined
  nationality?: number | null | undefined
  title?: string | null | undefined
}

// An absent value is sent as null and leaves the column as it is; a date or a country can also be cleared.
const changeAccountPart = `
  update accounts set
    first_name = coalesce($2, first_name),
    last_name = coalesce($3, last_name),
    locale = coalesce($4, locale),
    email = coalesce($5, email),
    email_verified = email_verified and lower(email) = lower(coalesce($5, email))
  where id = $1
  returning id, first_name, last_name, email, locale, email_verified, roles`
const changeProfilePart = `
  update profiles set
    gender = coalesce($6, gender),
    date_of_birth = case when $7 then $8::date else date_of_birth end,
    nationality_id = case when $9 then $10::int else nationality_id end,
    title = case when $11 then nullif($12, '') else title end
  where account_id = $1
  returning gender, date_of_birth, nationality_id`
const readProfilePart = 'select gender, date_of_birth, nationality_id from profiles where account_id = $1'

const changeStatement = <Values extends unknown[]>(profilePart: string) =>
  fixedStatement<User, Values>(`
    with account as (${changeAccountPart}), profile as (${profilePart})
    select account.id, first_name, last_name, email, date_of_birth, gender, locale, email_verified, roles,
      case when countries.id is not null then
        json_build_object('id', countries.id, 'name_de', name_de, 'name_en', name_en) end as nationality
    from account cross join profile left join countries on countries.id = profile.nationality_id`)
const changeNames = changeStatement(readProfilePart)
const changeAll = changeStatement(changeProfilePart)

/** Changes account and profile in one statement and gives back the account as its owner sees it. */
export const changeAccount = async (
  db: Db | Tx,
  id: number,
  to: AccountChanges,
): Promise<User | undefined> => {
  const names = [id, to.first_name ?? null, to.last_name ?? null, to.locale ?? null, to.email ?? null]
  const { gender, date_of_birth: born, nationality, title } = to
  const ofProfile = [
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

// The audit names whoever makes the change. Held later, they might be held by one who waits for the same new address.
/** The address before a change; holds both accounts, so that two changes come one after the other. Who writes a mail need not wait. */
export const lockedEmail = async (tx: Tx, id: number, actor_id: number) => {
  const both = tx
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified'])
    .where('id', 'in', [id, actor_id])
  const rows = await both.orderBy('id').forNoKeyUpdate().execute()
  return rows.find(row => row.id === id)
}

export const setVerified = (db: Db | Tx, id: number) =>
  db.updateTable('accounts').set({ email_verified: true }).where('id', '=', id).execute()

export const insertReset = (tx: Tx, account_id: number, token_hash: Buffer, expires_at: Date) =>
  tx.insertInto('password_resets').values({ account_id, token_hash, expires_at }).execute()

export const hasReset = async (db: Db, token_hash: Buffer): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('password_resets')
      .select('account_id')
      .where('token_hash', '=', token_hash)
      .executeTakeFirst(),
  )

/** Spends a reset link: whoever deletes the row has it, and nobody after them. */
export const takeReset = (tx: Tx, token_hash: Buffer, email: string, now: Date) =>
  tx
    .deleteFrom('password_resets')
    .using('accounts')
    .whereRef('accounts.id', '=', 'password_resets.account_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .where(sameEmail(email))
    .returning(['accounts.id', 'accounts.email', 'accounts.first_name', 'accounts.locale'])
    .executeTakeFirst()

/** A new password ends every login and every other reset link. */
export const setPassword = async (tx: Tx, id: number, password_hash: string) => {
  await tx.updateTable('accounts').set({ password_hash, email_verified: true }).where('id', '=', id).execute()
  await tx.deleteFrom('access_tokens').where('account_id', '=', id).execute()
  await tx.deleteFrom('password_resets').where('account_id', '=', id).execute()
}

/** The roles before a change; holds the row, so that two changes come one after the other. */
export const lockedRoles = (tx: Tx, email: string) =>
  tx.selectFrom('accounts').select(['id', 'roles']).where(sameEmail(email)).forUpdate().executeTakeFirst()

export const setRoles = (tx: Tx, id: number, roles: string[]) =>
  tx.updateTable('accounts').set({ roles }).where('id', '=', id).execute()

/** Logins and links that nobody can use any more. */
export const deleteExpired = async (db: Db | Tx, now: Date) => {
  await db
    .deleteFrom('access_tokens')
    .where('last_used_at', '<', new Date(now.getTime() - SESSION_MS))
    .execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute()
}

/** Leaves an account that something else needs, such as an invoice, which the law wants to be kept. */
const deleteAccount = async (tx: Tx, id: number): Promise<void> => {
  await sql`savepoint account`.execute(tx)
  try {
    await tx.deleteFrom('accounts').where('id', '=', id).execute()
  } catch (error) {
    if (!isStillNeeded(error)) throw error
    await sql`rollback to savepoint account`.execute(tx)
  }
}

/** Accounts whose last login was before then, and who are not still logged in. */
export const deleteDormantAccounts = async (tx: Tx, since: Date): Promise<void> => {
  const dormant = await tx
    .selectFrom('accounts')
    .leftJoin('access_tokens', 'access_tokens.account_id', 'accounts.id')
    .select('accounts.id')
    .where('last_login_at', '<', since)
    .where('token_hash', 'is', null)
    .execute()
  for (const { id } of dormant) await deleteAccount(tx, id)
}
