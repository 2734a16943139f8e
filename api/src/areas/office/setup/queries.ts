import type { ReadinessKey } from '@academy/contract/office/setup/schemas'
import { boolean, bytes, instant, nullable, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList } from '../../../db/localized.ts'

const hasAdmin = `exists (select from accounts where 'Admin' = any(roles))`

const replaceStatement = fixedStatement({
  token_hash: bytes(),
})<[hash: Buffer, expires_at: Date]>(`
  insert into setup_links (token_hash, expires_at)
  select $1::bytea, $2::timestamptz where not ${hasAdmin}
  on conflict (only_row) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = null
  returning token_hash`)

/** Replaces the link. Returns whether there is one: an installation with an admin has none. */
export const replaceLink = async (db: Db, token_hash: Buffer, expires_at: Date): Promise<boolean> =>
  (await replaceStatement(db, token_hash, expires_at)).length > 0

const linkColumns = {
  expires_at: instant(),
  used_at: nullable(instant()),
  has_admin: boolean(),
}
type Link = RowOf<typeof linkColumns>

const linkStatement = fixedStatement(linkColumns)<[hash: Buffer]>(
  `select expires_at, used_at, ${hasAdmin} as has_admin from setup_links where token_hash = $1`,
)

export const findLink = async (db: Db | Tx, token_hash: Buffer): Promise<Link | undefined> =>
  (await linkStatement(db, token_hash))[0]

const useStatement = fixedStatement({
  used_at: nullable(instant()),
})<[hash: Buffer, now: Date]>(`
  update setup_links set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2 and not ${hasAdmin}
  returning used_at`)

/** Marks the link as used. Of several requests at once one gets true. */
export const useLink = async (tx: Tx, token_hash: Buffer, now: Date): Promise<boolean> =>
  (await useStatement(tx, token_hash, now)).length > 0

type Readiness = Record<Exclude<ReadinessKey, 'demo_data'>, boolean>

const ofCurrent = (table: string) =>
  `from ${table} row join academies on academies.id = row.academy_id and academies.is_current`

const readinessStatement = fixedStatement<Readiness>({
  association: boolean(),
  bank_account: boolean(),
  mail: boolean(),
  academy: boolean(),
  masterclass: boolean(),
  portrait: boolean(),
  teacher_account: boolean(),
  beds: boolean(),
  terms: boolean(),
})<[today: string]>(`
  select
    '' <> all(array[street, zip, city, contact_email, register_number,
      ${columnList({ table: 'association' }, 'legal_form')}, ${columnList({ table: 'association' }, 'purpose')}])
      and json_array_length(board) > 0 as association,
    iban <> '' as bank_account,
    mail_tested_at is not null as mail,
    exists (select from academies where is_current) as academy,
    exists (select ${ofCurrent('masterclasses')}) as masterclass,
    exists (select ${ofCurrent('masterclasses')} join teachers on teachers.id = row.teacher_id
      where coalesce(teachers.portrait, teachers.drawing) is not null) as portrait,
    exists (select from accounts where 'Teacher' = any(roles)) as teacher_account,
    exists (select ${ofCurrent('room_types')} where row.beds > 0) as beds,
    exists (select from document_versions
      where name = 'terms_and_conditions' and valid_from <= $1::date and withdrawn_at is null) as terms
  from association`)

/** Returns what is there. */
export const findReadiness = async (db: Db, today: string): Promise<Readiness> => {
  const [row] = await readinessStatement(db, today)
  if (!row) throw new Error('The association has no row')
  return row
}
