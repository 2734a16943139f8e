import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import { locales } from '@academy/contract/base/locale'
import type { AcademyCard, OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { Academies } from '../../../db/schema.ts'
import { cardTables, optionFields, optionsOf } from '../../programme/index.ts'

const applicationCount = (condition: string) => `(
  select count(*)::int from applications p join masterclasses m on m.id = p.masterclass_id
  where m.academy_id = academy.id and ${condition})`
const countOf = (table: string, condition = 'true') =>
  `(select count(*)::int from ${table} counted where counted.academy_id = academy.id and ${condition})`

const cardFields = `
  'id', academy.id,
  'version', academy.version,
  'start_date_academy', academy.start_date_academy,
  'end_date_academy', academy.end_date_academy,
  'end_date_application', academy.end_date_application,
  'place_name', academy.place_name,
  'is_current', academy.is_current,
  'is_draft', academy.is_draft,
  'masterclass_count', ${countOf('masterclasses')},
  'application_count', ${applicationCount(`p.status <> 'withdrawn'`)},
  'participant_count', ${countOf('participants')},
  'booking_count', ${countOf('bookings', 'counted.cancelled_at is null')}`

const listStatement = fixedStatement({ academy: json<AcademyCard>() })(`
  select json_build_object(${cardFields}) as academy
  from academies academy
  order by academy.start_date_academy desc, academy.id desc
  limit 100`)

export const listAcademies = async (db: Db): Promise<AcademyCard[]> =>
  (await listStatement(db)).map(({ academy }) => academy)

const cardStatement = fixedStatement({ academy: json<AcademyCard>() })<[id: number]>(
  `select json_build_object(${cardFields}) as academy from academies academy where academy.id = $1`,
)

export const findCard = async (db: Db | Tx, id: number): Promise<AcademyCard | undefined> => {
  const [found] = await cardStatement(db, id)
  return found?.academy
}

const masterclassesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', m.id,
    'instrument', json_build_object(${jsonFields({ table: 'instruments', row: 'i' }, 'name')}),
    'teacher', full_name(t.first_name, t.last_name),
    'start_date', m.start_date,
    'end_date', m.end_date,
    'participation_fee', ${euros('m.participation_fee_cents')},
    'application_closed', m.application_closed,
    'is_final', m.finalized_at is not null,
    'application_count', (
      select count(*) from applications p where p.masterclass_id = m.id and p.status <> 'withdrawn'),
    'participant_count', (select count(*) from participants p where p.masterclass_id = m.id)) order by m.start_date, m.id), '[]')
  from ${cardTables}
  where m.academy_id = academy.id)`

const roomsJson = `(
  select coalesce(json_agg(json_build_object(${optionFields('room_types', 'room')}, 'beds', room.beds) order by room.id), '[]')
  from room_types room where room.academy_id = academy.id)`

const periodsJson = `(
  select coalesce(json_agg(json_build_object('id', period.id, 'name', full_name(person.first_name, person.last_name),
    'start_date', period.start_date, 'end_date', period.end_date) order by period.start_date, period.id), '[]')
  from correpetition_periods period join accounts person on person.id = period.account_id
  where period.academy_id = academy.id)`

const scholarshipJson = locales
  .map(locale => `'scholarship_${locale}', coalesce(academy.scholarship_${locale}, '')`)
  .join(', ')

const oneStatement = fixedStatement({ academy: json<OfficeAcademy>() })<[id: number]>(`
  select json_build_object(${cardFields},
    'lodging_free_until', academy.lodging_free_until,
    'handling_fee', ${euros('academy.handling_fee_cents')},
    'recording_fee', ${euros('academy.recording_fee_cents')},
    'offer_hours', academy.offer_hours,
    'shows_waiting_rank', academy.shows_waiting_rank,
    ${scholarshipJson},
    'scholarship_url', coalesce(academy.scholarship_url, ''),
    'withdrawal_terms', academy.withdrawal_terms,
    'lodging_terms', academy.lodging_terms,
    'fee_invoice_count', ${applicationCount('p.fee_invoice_id is not null')},
    'concert_evening_count', ${countOf('concert_evenings')},
    'concert_request_count', ${countOf('concert_requests', 'counted.withdrawn_at is null')},
    'masterclasses', ${masterclassesJson},
    'room_types', ${roomsJson},
    'meal_types', ${optionsOf('meal_types')},
    'correpetition_periods', ${periodsJson}) as academy
  from academies academy
  where academy.id = $1`)

export const findAcademy = async (db: Db | Tx, id: number): Promise<OfficeAcademy | undefined> => {
  const [found] = await oneStatement(db, id)
  return found?.academy
}

/** A row with its terms as they are, instead of as any JSON. */
export type AcademyRow = Omit<Selectable<Academies>, 'withdrawal_terms' | 'lodging_terms'> & {
  withdrawal_terms: CancellationTerms
  lodging_terms: CancellationTerms
}

export const findRow = async (tx: Tx, id: number): Promise<AcademyRow | undefined> => {
  const row = await tx.selectFrom('academies').selectAll().where('id', '=', id).executeTakeFirst()
  return row as AcademyRow | undefined
}

export const findCurrentId = async (db: Db | Tx): Promise<number | null> => {
  const current = await db
    .selectFrom('academies')
    .select('id')
    .where('is_current', '=', true)
    .executeTakeFirst()
  return current?.id ?? null
}

export const insertAcademy = async (tx: Tx, academy: Insertable<Academies>): Promise<number> => {
  const { id } = await tx.insertInto('academies').values(academy).returning('id').executeTakeFirstOrThrow()
  return id
}

export const setAcademy = (tx: Tx, id: number, changes: Updateable<Academies>) =>
  tx.updateTable('academies').set(changes).where('id', '=', id).execute()

/** Exactly one academy is current. The caller has locked all of them. */
export const setCurrent = async (tx: Tx, id: number): Promise<void> => {
  await tx.updateTable('academies').set({ is_current: false }).where('is_current', '=', true).execute()
  await setAcademy(tx, id, { is_current: true, is_draft: false })
}

/** Deletes an academy with everything that it offers. */
export const deleteAcademy = (tx: Tx, id: number) => tx.deleteFrom('academies').where('id', '=', id).execute()

/** Rows of people who are accompanists. */
export const ofAccompanists = sql`account_id in (select id from accounts where 'Correpetitor' = any(roles))`

/** The names of those with a period who are no longer accompanists. */
export const formerAccompanists = async (tx: Tx, academy_id: number): Promise<string[]> => {
  const found = await tx
    .selectFrom('correpetition_periods')
    .innerJoin('accounts', 'accounts.id', 'correpetition_periods.account_id')
    .select(({ fn, ref }) => fn<string>('full_name', [ref('first_name'), ref('last_name')]).as('name'))
    .where('academy_id', '=', academy_id)
    .where(({ eb, ref, val }) => eb.not(eb(val('Correpetitor'), '=', eb.fn.any(ref('roles')))))
    .orderBy('last_name')
    .orderBy('correpetition_periods.id')
    .execute()
  return found.map(({ name }) => name)
}
