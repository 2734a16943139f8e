import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { staffRoles } from '@academy/contract/base/roles'
import {
  factorField,
  loadRequirement,
  type StoredFactor,
  withRequirement,
} from '../../../base/second-factor-requirement.ts'
import { day, json, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { someAccountsWith } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** Where holders are read, and whether in production, which decides who needs a second factor. */
interface Source {
  db: Db | Tx
  isProduction: boolean
}

type StoredHolder = Omit<RoleHolder, 'second_factor'> & { second_factor: StoredFactor }

const order = `array[${staffRoles.map(role => `'${role}'`).join(', ')}]`

const rolesJson = `(
    select coalesce(json_agg(json_build_object('role', held, 'since', (
      select max(at) from audit_log
      where account_id = person.id and action = 'role_added' and details ->> 'role' = held))
      order by array_position(${order}, held)), '[]')
    from unnest(person.roles) held where held = any(${order}))`

/** The roles of `person` with their dates, the linked teacher `t` and the second factor, for `json_build_object`. */
export const roleFields = `'roles', ${rolesJson},
  'teacher', case when t.id is not null then
    json_build_object('id', t.id, 'name', full_name(t.first_name, t.last_name)) end,
  ${factorField('person.id')}`

const holderJson = `json_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
  'email', person.email, 'email_verified', person.email_verified, 'last_login_at', person.last_login_at,
  ${roleFields})`
const tables = 'accounts person left join teachers t on t.account_id = person.id'

const listStatement = fixedStatement({ holder: json<StoredHolder>() })(`
  select ${holderJson} as holder from ${tables}
  where not (person.roles <@ '{student}')
  order by plain_text(person.last_name), plain_text(person.first_name), person.id limit 1000`)

const shown = async (rows: Promise<{ holder: StoredHolder }[]>, { db, isProduction }: Source) => {
  const found = await rows
  const requirement = await loadRequirement(db, isProduction)
  return found.map(({ holder }) => withRequirement(holder, requirement))
}

export const listHolders = (source: Source): Promise<RoleHolder[]> => shown(listStatement(source.db), source)

const searchStatement = fixedStatement({ holder: json<StoredHolder>() })<[search: string]>(`
  select ${holderJson} as holder from ${tables}
  where person.id in ${someAccountsWith('$1::text')} and person.erased_at is null
  order by person.email_verified desc, person.last_name, person.first_name, person.id limit 20`)

export const searchHolders = (source: Source, search: string): Promise<RoleHolder[]> =>
  shown(searchStatement(source.db, search), source)

const oneStatement = fixedStatement({ holder: json<StoredHolder>() })<[id: number]>(`
  select ${holderJson} as holder from ${tables} where person.id = $1`)

export const findHolder = async (source: Source, id: number): Promise<RoleHolder | undefined> =>
  (await shown(oneStatement(source.db, id), source))[0]

const daysColumns = {
  start_date: day(),
  end_date: day(),
}
type Days = RowOf<typeof daysColumns>

const periodsStatement = fixedStatement(daysColumns)<[account_id: number, today: string]>(`
  select start_date, end_date from correpetition_periods
  where account_id = $1 and end_date >= $2::date order by start_date`)

/** Returns the accompaniment periods of an account that are not over. */
export const findOpenPeriods = (tx: Tx, account_id: number, today: string): Promise<Days[]> =>
  periodsStatement(tx, account_id, today)
