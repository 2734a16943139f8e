import type { ArrivalDataInput, ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { sql } from 'kysely'
import { boolean, day, json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isConsentInForce, isMinorOn, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { expectedAccounts } from './missing.ts'

export interface ConsentFile {
  key: string
  name: string
  size: number
  uploaded_at: string
}

/** The details without signed links. */
export interface StoredDetails extends Omit<ArrivalDetails, 'consent'> {
  is_minor: boolean
  academy_id: number | null
  parent_name: string
  parent_contact: string
  file: ConsentFile | null
}

// One that is over asks for nothing any more.
const academyToCome = `
  select id, start_date_academy as start_date from academies where is_current and end_date_academy >= $2::date`

const fileJson = `(
  select json_build_object('key', key, 'name', name, 'size', size, 'uploaded_at', ${utc('uploaded_at')})
  from parent_consents where account_id = person.id and academy_id = academy.id)`

const detailsStatement = fixedStatement<StoredDetails>({
  version: number(),
  allergies: text(),
  has_needs_consent: boolean(),
  emergency_name: text(),
  emergency_phone: text(),
  emergency_relation: text(),
  parent_name: text(),
  parent_contact: text(),
  academy_id: nullable(number()),
  start_date: nullable(day()),
  is_expected: boolean(),
  is_minor: boolean(),
  file: nullable(json()),
  last_meals: nullable(json()),
})<[account_id: number, today: string]>(`
  select coalesce(version, 0) as version, coalesce(allergies, '') as allergies,
    ${isConsentInForce('person.id', 'needs')} as has_needs_consent,
    coalesce(emergency_name, '') as emergency_name, coalesce(emergency_phone, '') as emergency_phone,
    coalesce(emergency_relation, '') as emergency_relation,
    coalesce(parent_name, '') as parent_name, coalesce(parent_contact, '') as parent_contact,
    academy.id as academy_id, academy.start_date, exists (${expectedAccounts('academy.id', 'person.id')}) as is_expected,
    ${isMinorOn('profiles.date_of_birth', 'academy.start_date')} as is_minor,
    ${fileJson} as file, (
      select json_build_object('diet', diet, 'special_diets', special_diets) from bookings
      where account_id = person.id and diet is not null order by booked_at desc, id desc limit 1) as last_meals
  from (select $1::int as id) person
  left join profiles on profiles.account_id = person.id
  left join arrival_details on arrival_details.account_id = person.id
  left join (${academyToCome}) academy on true`)

export const findDetails = async (db: Db | Tx, account_id: number, today: string): Promise<StoredDetails> => {
  const [found] = await detailsStatement(db, account_id, today)
  if (!found) throw new Error('The arrival details returned no row')
  return found
}

/** An `OfficeArrivalDetails` of the account `person`; `today` is an expression. */
export const officeDetailsJson = (today: string) => `(
  select json_build_object('version', coalesce(arrival.version, 0), 'allergies', coalesce(arrival.allergies, ''),
    'has_needs_consent', ${isConsentInForce('person.id', 'needs')},
    'emergency_name', coalesce(arrival.emergency_name, ''), 'emergency_phone', coalesce(arrival.emergency_phone, ''),
    'emergency_relation', coalesce(arrival.emergency_relation, ''),
    'consent', case when ${isMinorOn('profiles.date_of_birth', 'academy.start_date_academy')} then json_build_object(
      'parent_name', coalesce(arrival.parent_name, ''), 'parent_contact', coalesce(arrival.parent_contact, ''),
      'file', case when consent.key is not null then
        json_build_object('name', consent.name, 'uploaded_at', ${utc('consent.uploaded_at')}) end) end)
  from profiles
  left join arrival_details arrival on arrival.account_id = profiles.account_id
  left join academies academy on academy.is_current and academy.end_date_academy >= ${today}
  left join parent_consents consent on consent.account_id = profiles.account_id and consent.academy_id = academy.id
  where profiles.account_id = person.id)`

type SavedData = Omit<ArrivalDataInput, 'version' | 'needs_wording'>

/** Writes what is given and makes a new version. The caller has locked the account. */
export const saveData = async (tx: Tx, account_id: number, data: Partial<SavedData>): Promise<void> => {
  await tx
    .insertInto('arrival_details')
    .values({ account_id, ...data, version: 1 })
    .onConflict(row =>
      row.column('account_id').doUpdateSet({ ...data, version: sql`arrival_details.version + 1` }),
    )
    .execute()
}

const allergiesStatement = fixedStatement({ allergies: text() })<[account_id: number]>(
  'select allergies from arrival_details where account_id = $1',
)

/** Saves allergies unless they are the same. Returns whether they changed. The caller has locked the account. */
export const saveAllergies = async (
  tx: Tx,
  account_id: number,
  allergies: string | undefined,
): Promise<boolean> => {
  const [known] = await allergiesStatement(tx, account_id)
  if (allergies === undefined || allergies === (known?.allergies ?? '')) return false
  await saveData(tx, account_id, { allergies })
  return true
}

export const saveParent = async (
  tx: Tx,
  account_id: number,
  parent: { parent_name: string; parent_contact: string },
): Promise<void> => {
  await tx
    .insertInto('arrival_details')
    .values({ account_id, ...parent })
    .onConflict(row => row.column('account_id').doUpdateSet(parent))
    .execute()
}

interface NewConsent {
  account_id: number
  academy_id: number
  key: string
  name: string
  size: number
  uploaded_at: Date
}

/** Replaces the file of a person. Returns the key of the former one. */
export const replaceConsent = async (tx: Tx, consent: NewConsent): Promise<string[]> => {
  const former = await removeConsent(tx, consent.account_id, consent.academy_id)
  await tx.insertInto('parent_consents').values(consent).execute()
  return former
}

export const removeConsent = async (tx: Tx, account_id: number, academy_id: number): Promise<string[]> => {
  const removed = await tx
    .deleteFrom('parent_consents')
    .where('account_id', '=', account_id)
    .where('academy_id', '=', academy_id)
    .returning('key')
    .execute()
  return removed.map(({ key }) => key)
}

/** Returns those of the keys that belong to a consent. */
export const findUsedKeys = async (db: Db | Tx, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('parent_consents').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Deletes the consents for academies that ended before a day. Returns the keys of the files. */
export const deleteConsentsBefore = async (tx: Tx, end_date: string): Promise<string[]> => {
  const deleted = await tx
    .deleteFrom('parent_consents')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('academies')
          .select('academies.id')
          .whereRef('academies.id', '=', 'parent_consents.academy_id')
          .where('end_date_academy', '<', end_date),
      ),
    )
    .returning('key')
    .execute()
  return deleted.map(({ key }) => key)
}

/** Deletes the details of people who have not logged in since then: an invoice may keep their account. */
export const deleteDetailsBefore = async (tx: Tx, since: Date): Promise<void> => {
  await tx
    .deleteFrom('arrival_details')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'arrival_details.account_id')
          .where('last_login_at', '<', since),
      ),
    )
    .execute()
}
