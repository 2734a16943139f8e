import type { CancellationTerms } from '@academy/contract/academies/cancellation-terms'
import type { AgreedDocument, DocumentName } from '@academy/contract/documents/schemas'
import type { Localized } from '@academy/contract/locale'
import { type Insertable, sql } from 'kysely'
import { day, json, localizedText, number, type RowOf, text } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { columnList } from '../../db/localized.ts'
import type { DocumentVersions } from '../../db/schema.ts'
import { loadAssociation, loadContactEmail } from '../../lib/association.ts'
import type { DocumentFacts } from './texts/document-text.ts'

const academyColumns = {
  id: number(),
  place_name: text(),
  handling_fee_cents: number(),
  recording_fee_cents: number(),
  withdrawal_terms: json<CancellationTerms>(),
  lodging_terms: json<CancellationTerms>(),
}
const academyStatement = fixedStatement<RowOf<typeof academyColumns>, []>(academyColumns)(
  `select ${Object.keys(academyColumns).join(', ')} from academies where is_current`,
)

/**
 * Returns what the documents say about the current academy, or undefined while it or its prices are missing.
 */
export const documentFacts = async (db: Db): Promise<DocumentFacts | undefined> => {
  const [academy] = await academyStatement(db)
  if (!academy) return undefined
  const rooms = await db
    .selectFrom('room_types')
    .select('price_cents')
    .where('academy_id', '=', academy.id)
    .orderBy('price_cents', 'desc')
    .execute()
  const meal = await db
    .selectFrom('meal_types')
    .select('price_cents')
    .where('academy_id', '=', academy.id)
    .orderBy('id')
    .executeTakeFirst()
  const [single, double] = [rooms.at(0), rooms.at(-1)]
  if (!single || !double || !meal) return undefined
  const { name, street, zip, city } = await loadAssociation(db)
  return {
    association_name: name,
    place: academy.place_name,
    street,
    zip,
    city,
    email: await loadContactEmail(db),
    handling_fee_cents: academy.handling_fee_cents,
    recording_fee_cents: academy.recording_fee_cents,
    single_room_cents: single.price_cents,
    double_room_cents: double.price_cents,
    half_board_cents: meal.price_cents,
    withdrawal_terms: academy.withdrawal_terms,
    lodging_terms: academy.lodging_terms,
    jurisdiction: city,
  }
}

type CurrentVersion = AgreedDocument & Localized<'key'> & { checksum: string }

const keys = columnList({ table: 'document_versions' }, 'key')

const currentStatement = fixedStatement<CurrentVersion, [today: string]>({
  ...localizedText('key'),
  id: number(),
  name: text(),
  valid_from: day(),
  checksum: text(),
})(`
  select distinct on (name) id, name, valid_from, checksum, ${keys}
  from document_versions
  where valid_from <= $1::date
  order by name, valid_from desc, id desc`)

/** Returns the version in force of each document. */
export const findCurrentVersions = (db: Db | Tx, today: string) => currentStatement(db, today)

/** Returns the ids of the versions in force, by name; null where there is none. */
export const agreedVersions = async (tx: Tx, today: string) => {
  const current = await findCurrentVersions(tx, today)
  return (name: DocumentName): number | null => current.find(version => version.name === name)?.id ?? null
}

/** The versions with these ids as `AgreedDocument`s; the ids are SQL expressions. */
export const agreedJson = (...ids: string[]) => `(
  select coalesce(json_agg(json_build_object('id', agreed.id, 'name', agreed.name, 'valid_from', agreed.valid_from)
    order by agreed.name), '[]')
  from document_versions agreed where agreed.id in (${ids.join(', ')}))`

const readableStatement = fixedStatement<
  Localized<'key'>,
  [id: number, account_id: number, is_office: boolean]
>(localizedText('key'))(`
  select ${keys} from document_versions version
  where id = $1 and ($3 or exists (
    select from applications
    where account_id = $2 and (consent_version_id = version.id or terms_version_id = version.id))
    or exists (select from bookings where account_id = $2 and terms_version_id = version.id))`)

/** Returns a version that this account has agreed to; the office may read all. */
export const findReadable = async (db: Db, id: number, account_id: number, is_office: boolean) => {
  const [version] = await readableStatement(db, id, account_id, is_office)
  return version
}

export const insertVersion = (tx: Tx, version: Insertable<DocumentVersions>) =>
  tx.insertInto('document_versions').values(version).returning('id').executeTakeFirstOrThrow()

/** Assigns the first version to agreements from before versions existed. */
export const assignFirstVersion = async (tx: Tx, name: DocumentName, id: number): Promise<void> => {
  const column = name === 'consent_form' ? 'consent_version_id' : 'terms_version_id'
  const table = name === 'terms_and_conditions_accommodation' ? 'bookings' : 'applications'
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id} where ${sql.ref(column)} is null`.execute(
    tx,
  )
}
