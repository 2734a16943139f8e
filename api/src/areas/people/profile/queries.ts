import type { AddressInput, AddressType, Profile } from '@academy/contract/people/profile/schemas'
import { sql } from 'kysely'
import { boolean, day, json, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { lockAccount, lockAccounts } from '../../../db/locks.ts'
import type { OwnAddress } from './rules.ts'

export const materialTables = `applications join masterclasses on masterclasses.id = masterclass_id
  join academies on academies.id = masterclasses.academy_id`

/** From when on material counts: the decision or, for participants, the end of the academy. */
export const materialEnd = `case applications.status
    when 'withdrawn' then withdrawn_at
    when 'rejected' then coalesce(finalized_at, end_date_academy)
    else end_date_academy
  end`

const withMaterialColumns = {
  id: number(),
  account_id: number(),
}
/** An application whose material is to be removed. */
type WithMaterial = RowOf<typeof withMaterialColumns>

const oldStatement = fixedStatement(withMaterialColumns)<[since: Date]>(`
  select applications.id, account_id from ${materialTables}
  where material_removed_at is null and ${materialEnd} < $1::timestamptz`)

/** Returns the applications whose time was over before `since`. */
const findWithMaterial = (tx: Tx, since: Date): Promise<WithMaterial[]> => oldStatement(tx, since)

export const countryJson = (row: string) =>
  `json_build_object('id', ${row}.id, ${jsonFields({ table: 'countries', row }, 'name')})`

const countriesStatement = fixedStatement({ json: text() })(
  `select coalesce(json_agg(${countryJson('countries')} order by id), '[]')::text as json from countries`,
)

/** Returns all countries as JSON text. */
export const countriesJson = async (db: Db): Promise<string> =>
  (await countriesStatement(db))[0]?.json ?? '[]'

/** The addresses of an account, as JSON. */
export const addressesOf = (account: string) => `(
  select coalesce(json_agg(json_build_object(
    'id', addresses.id, 'type', type, 'street', street, 'zip', zip, 'city', city, 'country', ${countryJson('home')}
  ) order by array_position(array['PRIMARY', 'BILLING', 'PARENTS'], type)), '[]')
  from addresses join countries home on home.id = country_id
  where addresses.account_id = ${account})`

type StoredProfile = Omit<Profile, 'outstanding_invoices'>

const profileStatement = fixedStatement<StoredProfile>({
  title: nullable(text()),
  first_name: text(),
  last_name: text(),
  latin_name: text(),
  email: text(),
  email_verified: boolean(),
  pending_email: nullable(text()),
  gender: nullable(text()),
  date_of_birth: nullable(day()),
  locale: text(),
  nationality: nullable(json()),
  addresses: json(),
})<[account_id: number]>(`
    select title, first_name, last_name, latin_name, email, email_verified, pending_email, gender, date_of_birth, locale,
      case when nation.id is not null then ${countryJson('nation')} end as nationality,
      ${addressesOf('accounts.id')} as addresses
    from accounts
    join profiles on profiles.account_id = accounts.id
    left join countries nation on nation.id = nationality_id
    where accounts.id = $1`)

/** Returns personal data and addresses in one statement. */
export const loadProfile = async (db: Db, account_id: number): Promise<StoredProfile | undefined> =>
  (await profileStatement(db, account_id))[0]

export const findAddresses = (db: Db | Tx, account_id: number): Promise<OwnAddress[]> =>
  db
    .selectFrom('addresses')
    .select(['id', 'type'])
    .where('account_id', '=', account_id)
    .$narrowType<{ type: AddressType }>()
    .execute()

export const lockAddresses = async (tx: Tx, account_id: number): Promise<OwnAddress[]> => {
  await lockAccount(tx, account_id)
  return findAddresses(tx, account_id)
}

/** Deletes the given addresses and inserts all of them again, so that two can swap their types. */
export const writeAddresses = async (tx: Tx, account_id: number, addresses: readonly AddressInput[]) => {
  const named = addresses.flatMap(({ id }) => id ?? [])
  await sql`delete from addresses where account_id = ${account_id} and id = any(${named})`.execute(tx)
  await sql`
    insert into addresses (id, account_id, type, street, zip, city, country_id) overriding system value
    select coalesce(id, nextval(pg_get_serial_sequence('addresses', 'id'))), ${account_id}, type, street, zip, city, country
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
      as sent (id int, type text, street text, zip text, city text, country int)
  `.execute(tx)
}

export const removeAddresses = async (tx: Tx, account_id: number, ids: number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.deleteFrom('addresses').where('account_id', '=', account_id).where('id', 'in', ids).execute()
}

export interface ResumeRow {
  id: number
  key: string
  name: string
  size: number
  uploaded_at: Date
}

export const ownResume = (db: Db | Tx, account_id: number): Promise<ResumeRow | undefined> =>
  db
    .selectFrom('resumes')
    .select(['id', 'key', 'name', 'size', 'uploaded_at'])
    .where('account_id', '=', account_id)
    .where('is_own', '=', true)
    .executeTakeFirst()

/** Returns the résumé for an application. It cannot be removed until the transaction ends. */
export const findOwnResume = async (tx: Tx, account_id: number): Promise<ResumeRow | undefined> => {
  await lockAccount(tx, account_id)
  return ownResume(tx, account_id)
}

/** Removes the person's résumé. Returns the keys of files that no application uses. */
export const removeOwnResume = async (tx: Tx, account_id: number): Promise<string[]> => {
  await lockAccount(tx, account_id)
  await tx
    .updateTable('resumes')
    .set({ is_own: false })
    .where('account_id', '=', account_id)
    .where('is_own', '=', true)
    .execute()
  return deleteUnusedResumes(tx, account_id)
}

/**
 * Deletes versions that are neither someone's current résumé nor used by an application. Returns their keys.
 */
export const deleteUnusedResumes = async (tx: Tx, account_id?: number): Promise<string[]> => {
  const deleted = await tx
    .deleteFrom('resumes')
    .where('is_own', '=', false)
    .$if(account_id !== undefined, query => query.where('account_id', '=', account_id ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('applications').select('id').whereRef('resume_id', '=', 'resumes.id'))),
    )
    .returning('key')
    .execute()
  return deleted.map(({ key }) => key)
}

export const insertOwnResume = (
  tx: Tx,
  resume: Omit<ResumeRow, 'id'> & { account_id: number },
): Promise<ResumeRow> =>
  tx
    .insertInto('resumes')
    .values(resume)
    .returning(['id', 'key', 'name', 'size', 'uploaded_at'])
    .executeTakeFirstOrThrow()

/** Returns those of the keys that belong to a résumé. */
export const findUsedKeys = async (db: Db | Tx, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('resumes').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

const removeResumesStatement = fixedStatement({ key: text() })<[ids: (number | null)[]]>(`
  delete from resumes
  where id = any($1) and not exists (select from applications where resume_id = resumes.id)
  returning key`)

/**
 * Deletes what came with applications: links to recordings, what the teacher noted, and résumés that no other
 * application has. Returns the keys of the files.
 */
export const removeMaterial = async (tx: Tx, from: WithMaterial[], now: Date): Promise<string[]> => {
  const ids = from.map(({ id }) => id)
  const sent = await tx.selectFrom('applications').select('resume_id').where('id', 'in', ids).execute()
  await lockAccounts(tx, [...new Set(from.map(({ account_id }) => account_id))])
  await sql`
    update applications
    set resume_id = null, recording_1 = '', recording_2 = '', recording_3 = '',
      recording_1_title = '', recording_2_title = '', recording_3_title = '',
      material_removed_at = coalesce(material_removed_at, ${now})
    where id = any(${ids})`.execute(tx)
  await deleteReviews(tx, ids)
  const removed = await removeResumesStatement(
    tx,
    sent.map(({ resume_id }) => resume_id),
  )
  return removed.map(({ key }) => key)
}

/** Does so with applications whose time is over, and includes a person's current résumé. */
export const deleteExpiredMaterial = async (tx: Tx, since: Date, now: Date) => {
  const old = await findWithMaterial(tx, since)
  return { count: old.length, keys: old.length === 0 ? [] : await removeMaterial(tx, old, now) }
}

/** Deletes the reviews of old applications. */
const deleteReviews = (tx: Tx, application_ids: number[]) =>
  tx.deleteFrom('applicant_reviews').where('application_id', 'in', application_ids).execute()
