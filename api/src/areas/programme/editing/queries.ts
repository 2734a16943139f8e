import type { Concerned } from '@academy/contract/base/concerned'
import type { Locale } from '@academy/contract/base/locale'
import type {
  AcademyChoice,
  Programme,
  ProgrammeMasterclass,
  ProgrammePeriod,
} from '@academy/contract/programme/editing/schemas'
import type { Insertable, Updateable } from 'kysely'
import { day, json, nullable } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { concernedJson } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields, textFor } from '../../../db/localized.ts'
import type { CorrepetitionPeriods, Masterclasses } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { cardTables, factFields } from '../masterclasses/queries.ts'

/** An academy as the office chooses it; `academy` is its row. */
export const academyChoice = `json_build_object(
  'id', academy.id, 'year', extract(year from academy.start_date_academy)::int,
  'start_date', academy.start_date_academy, 'end_date', academy.end_date_academy,
  'is_current', academy.is_current, 'is_draft', academy.is_draft)`

/** All academies, the newest first. */
export const academyChoices = `(
  select coalesce(json_agg(${academyChoice} order by academy.start_date_academy desc), '[]')
  from (select * from academies order by start_date_academy desc limit 100) academy)`

/** The academy with the id `$1`; if that is null, the current or else the newest one. */
export const chosenAcademy = `
  select * from academies where $1::int is null or id = $1
  order by is_current desc, start_date_academy desc limit 1`

const masterclass = { table: 'masterclasses', row: 'm' } as const
const instrument = { table: 'instruments', row: 'i' } as const

// Whom a change of the masterclass affects.
const isAffected = `p.status in ('applied', 'accepted', 'reserve')`

const masterclassJson = `json_build_object(
  'id', m.id, 'version', m.version, 'academy_id', m.academy_id,
  'instrument_id', m.instrument_id, ${jsonFields(instrument, 'name', 'instrument')},
  'teacher_id', m.teacher_id, 'teacher_name', full_name(t.first_name, t.last_name),
  'start_date', m.start_date, 'end_date', m.end_date,
  'participation_fee', m.participation_fee_cents / 100,
  'places', m.places, 'application_closed', m.application_closed,
  'offers_automatic', m.offers_automatic,
  ${jsonFields(masterclass, 'tagline')}, ${jsonFields(masterclass, 'chamber_music')}, ${factFields},
  'application_count', (select count(*)::int from applications p where p.masterclass_id = m.id and ${isAffected}),
  'is_final', m.finalized_at is not null)`

const periodJson = `json_build_object(
  'id', period.id, 'version', period.version, 'academy_id', period.academy_id,
  'account_id', period.account_id, 'name', full_name(person.first_name, person.last_name),
  'start_date', period.start_date, 'end_date', period.end_date,
  'masterclass_count', (
    select count(*)::int from accompanied_masterclasses chosen where chosen.period_id = period.id))`
const periodTables = 'correpetition_periods period join accounts person on person.id = period.account_id'

const choiceOf = (name: string) => `json_build_object('id', person.id, 'name', ${name})`
const peopleIn = (table: string, where: string) => `(
  select coalesce(json_agg(${choiceOf('full_name(person.first_name, person.last_name)')} order by person.last_name, person.first_name, person.id), '[]')
  from (select id, first_name, last_name from ${table} where ${where} order by last_name, id limit 1000) person)`

const programmeStatement = fixedStatement<Programme>({
  academies: json(),
  academy: nullable(json()),
  masterclasses: json(),
  periods: json(),
  instruments: json(),
  teachers: json(),
  correpetitors: json(),
})<[academy_id: number | null]>(`
  select ${academyChoices} as academies,
    case when academy.id is not null then ${academyChoice} end as academy,
    (select coalesce(json_agg(${masterclassJson} order by i.position, m.start_date, m.id), '[]')
      from ${cardTables} where m.academy_id = academy.id) as masterclasses,
    (select coalesce(json_agg(${periodJson} order by period.start_date, person.last_name, period.id), '[]')
      from ${periodTables} where period.academy_id = academy.id) as periods,
    (select coalesce(json_agg(json_build_object('id', i.id, ${jsonFields(instrument, 'name')}) order by i.position, i.id), '[]')
      from instruments i) as instruments,
    ${peopleIn('teachers', 'true')} as teachers,
    ${peopleIn('accounts', "'Correpetitor' = any(roles)")} as correpetitors
  from (select) one left join (${chosenAcademy}) academy on true`)

/** Returns the programme of an academy; its academy is null if there is none. */
export const findProgramme = async (db: Db, academy_id: number | null): Promise<Programme | undefined> => {
  const [found] = await programmeStatement(db, academy_id)
  return found
}

const daysStatement = fixedStatement<Pick<AcademyChoice, 'start_date' | 'end_date'>>({
  start_date: day(),
  end_date: day(),
})<[id: number]>(
  'select start_date_academy as start_date, end_date_academy as end_date from academies where id = $1',
)
export const findAcademyDays = async (tx: Tx, id: number) => (await daysStatement(tx, id))[0]

const masterclassStatement = fixedStatement({ found: json<ProgrammeMasterclass>() })<[id: number]>(
  `select ${masterclassJson} as found from ${cardTables} where m.id = $1`,
)
export const findMasterclass = async (tx: Tx, id: number): Promise<ProgrammeMasterclass | undefined> =>
  (await masterclassStatement(tx, id))[0]?.found

export const insertMasterclass = async (tx: Tx, row: Insertable<Masterclasses>): Promise<number> => {
  const { id } = await tx.insertInto('masterclasses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
export const updateMasterclass = (tx: Tx, id: number, changes: Updateable<Masterclasses>) =>
  tx.updateTable('masterclasses').set(changes).where('id', '=', id).execute()
export const deleteMasterclass = (tx: Tx, id: number) =>
  tx.deleteFrom('masterclasses').where('id', '=', id).execute()

export const isUnknownInstrument = violates('foreign_key', 'masterclasses_instrument_id_fkey')
export const isUnknownTeacher = violates('foreign_key', 'masterclasses_teacher_id_fkey')

const applicantsOf = (where: string) => `
  select full_name(person.first_name, person.last_name) as name
  from applications p join accounts person on person.id = p.account_id
  where p.masterclass_id = $1 and ${where}`

const concernedStatement = (sql: string) =>
  fixedStatement({ concerned: json<Concerned[]>() })<[id: number]>(`select ${sql} as concerned`)

const affectedStatement = concernedStatement(concernedJson(['applications', applicantsOf(isAffected)]))
/** Returns the people who have applied or have a place. */
export const affectedApplicants = async (tx: Tx, id: number) =>
  (await affectedStatement(tx, id)).flatMap(row => row.concerned)

const invoicedStatement = concernedStatement(
  concernedJson(['invoices', applicantsOf('p.participation_invoice_id is not null')]),
)
/** Returns the people whose place was invoiced. */
export const invoicedParticipants = async (tx: Tx, id: number) =>
  (await invoicedStatement(tx, id)).flatMap(row => row.concerned)

const accompanistsOf = (where: string) => `
  select full_name(person.first_name, person.last_name) as name
  from accompanied_masterclasses chosen join (${periodTables}) on period.id = chosen.period_id
  where chosen.masterclass_id = $1 and ${where}`

const deletionStatement = concernedStatement(
  concernedJson(['applications', applicantsOf('true')], ['correpetition_periods', accompanistsOf('true')]),
)
/** Returns who keeps a masterclass from being deleted. */
export const concernedByDeletion = async (tx: Tx, id: number) =>
  (await deletionStatement(tx, id)).flatMap(row => row.concerned)

const requestTables = `concert_requests r join accounts person on person.id = r.account_id
  left join concert_evenings e on e.id = r.evening_id`
/** Whether a request cannot be played between two days: it is planned on another day, or is to come later. */
const isOutside = (first: string, last: string) => `r.withdrawn_at is null
  and case when e.id is null then r.earliest_performance_date > ${last} else e.date not between ${first} and ${last} end`
const wantedDay = 'coalesce(e.date, r.earliest_performance_date)'

const otherDaysStatement = fixedStatement({ concerned: json<Concerned[]>() })<
  [id: number, start_date: string, end_date: string]
>(`
  select ${concernedJson(
    ['correpetition_periods', accompanistsOf('(period.start_date > $2::date or period.end_date < $3::date)')],
    // Requests that fit the days so far, of people who are there in no other masterclass.
    [
      'concert_requests',
      `select full_name(person.first_name, person.last_name) as name
      from masterclasses m join (${requestTables}) on r.academy_id = m.academy_id
      where m.id = $1 and ${wantedDay} between m.start_date and m.end_date and ${isOutside('$2::date', '$3::date')}
        and exists (
          select from applications p where p.masterclass_id = m.id and p.account_id = r.account_id and ${isAffected})
        and not exists (
          select from applications p join masterclasses other on other.id = p.masterclass_id
          where p.account_id = r.account_id and ${isAffected} and other.academy_id = m.academy_id
            and other.id <> m.id and ${wantedDay} between other.start_date and other.end_date)`,
    ],
  )} as concerned`)
/** Returns who keeps a masterclass from taking place on other days. */
export const concernedByDays = async (
  tx: Tx,
  id: number,
  { start_date, end_date }: Pick<ProgrammeMasterclass, 'start_date' | 'end_date'>,
) => (await otherDaysStatement(tx, id, start_date, end_date)).flatMap(row => row.concerned)

const periodStatement = fixedStatement({ found: json<ProgrammePeriod>() })<[id: number]>(
  `select ${periodJson} as found from ${periodTables} where period.id = $1`,
)
export const findPeriod = async (tx: Tx, id: number): Promise<ProgrammePeriod | undefined> =>
  (await periodStatement(tx, id))[0]?.found

export const insertPeriod = async (tx: Tx, row: Insertable<CorrepetitionPeriods>): Promise<number> => {
  const { id } = await tx
    .insertInto('correpetition_periods')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
export const updatePeriod = (tx: Tx, id: number, changes: Updateable<CorrepetitionPeriods>) =>
  tx.updateTable('correpetition_periods').set(changes).where('id', '=', id).execute()
export const deletePeriod = (tx: Tx, id: number) =>
  tx.deleteFrom('correpetition_periods').where('id', '=', id).execute()
export const isSecondPeriod = violates('unique', 'correpetition_periods_academy_id_account_id_key')

export const isAccompanist = async (tx: Tx, account_id: number): Promise<boolean> => {
  const account = tx.selectFrom('accounts').select('roles').where('id', '=', account_id)
  return (await account.executeTakeFirst())?.roles.includes('Correpetitor') ?? false
}

const masterclassName = `${textFor('$2::text', instrument, 'name')} || ' (' || full_name(t.first_name, t.last_name) || ')'`

const periodUseStatement = fixedStatement({ concerned: json<Concerned[]>() })<
  [id: number, locale: Locale, start_date: string | null, end_date: string | null]
>(`
  select ${concernedJson(
    [
      'masterclasses',
      `select ${masterclassName} as name
      from accompanied_masterclasses chosen join (${cardTables}) on m.id = chosen.masterclass_id
      where chosen.period_id = $1
        and ($3::date is null or m.start_date < $3::date or m.end_date > $4::date)`,
    ],
    [
      'concert_requests',
      `select full_name(person.first_name, person.last_name) as name from ${requestTables}
      where r.correpetition_period_id = $1 and r.withdrawn_at is null
        and ($3::date is null or (${isOutside('$3::date', '$4::date')}))`,
    ],
  )} as concerned`)
/** Returns what is accompanied in a period, or what would no longer fit other days. */
export const concernedByPeriod = async (
  tx: Tx,
  id: number,
  locale: Locale,
  days?: Pick<ProgrammePeriod, 'start_date' | 'end_date'>,
) =>
  (await periodUseStatement(tx, id, locale, days?.start_date ?? null, days?.end_date ?? null)).flatMap(
    row => row.concerned,
  )
