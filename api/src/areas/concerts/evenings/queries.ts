import type {
  EveningInput,
  Evening as EveningReply,
  OfficeRequest,
  PresentPerson,
} from '@academy/contract/concerts/evenings/schemas'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { Updateable } from 'kysely'
import { problem } from '../../../base/problem.ts'
import { boolean, day, json, number, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { lockPlannedRequests } from '../../../db/locks.ts'
import type { ConcertRequests } from '../../../db/schema.ts'
import {
  composerJson,
  movementsOf,
  pieceJson,
  playerTables,
  requestFields,
  requestTables,
  type StoredRequest,
  statusesIn,
  totalSeconds,
  workTables,
} from '../requests/queries.ts'
import type { ConcertProgramme } from './texts/programme.ts'

/** A request as the office sees it, without signed links. */
export type OfficeRow = StoredRequest & Pick<OfficeRequest, OfficeField>
type OfficeField = Exclude<keyof OfficeRequest, keyof ConcertRequest>

// Instrument of the masterclass that the person takes part in or has applied for.
const instrumentJson = `(
  select json_build_object(${jsonFields({ table: 'instruments', row: 'i' }, 'name')})
  from applications a join masterclasses m on m.id = a.masterclass_id
  join instruments i on i.id = m.instrument_id
  where a.account_id = r.account_id and m.academy_id = r.academy_id
  order by array_position(array['accepted', 'applied', 'reserve', 'rejected', 'withdrawn'], a.status), a.id
  limit 1)`

// Whether the last announcement matches the current plan.
const isAnnounced = `(r.announced_date, r.announced_place) is not distinct from (e.date, e.place)`

const requestJson = (today: string) => `json_build_object(
  ${requestFields(today)},
  'account_id', r.account_id,
  'student_name', full_name(person.first_name, person.last_name),
  'email', person.email,
  'instrument', ${instrumentJson},
  'accompanist_period', case when period.id is not null then
    json_build_object('start_date', period.start_date, 'end_date', period.end_date) end,
  'application_statuses', ${statusesIn('applications', { account_id: 'r.account_id', academy_id: 'r.academy_id' })},
  'evening_id', r.evening_id,
  'is_announced', ${isAnnounced})`

const officeTables = `${requestTables} left join concert_evenings e on e.id = r.evening_id`

// Requests on `e` whose latest plan is not announced, and requests that were announced on `e` and are no
// longer planned.
export const needsNotice = `((r.evening_id = e.id and not ${isAnnounced}) or (r.announced_evening_id = e.id and r.evening_id is null))`

const eveningJson = `json_build_object(
  'id', e.id,
  'date', e.date,
  'place', e.place,
  'length_minutes', e.length_minutes,
  'request_ids', (
    select coalesce(json_agg(r.id order by r.position), '[]') from concert_requests r where r.evening_id = e.id),
  'to_notify', (select count(*)::int from concert_requests r where ${needsNotice}),
  'announced_at', e.announced_at)`

const boardColumns = {
  start_date: day(),
  end_date: day(),
  recording_fee: number(),
  evenings: json<EveningReply[]>(),
  requests: json<OfficeRow[]>(),
  people: json<PresentPerson[]>(),
}
type Board = RowOf<typeof boardColumns>

/** Everybody with a booking or a place in the academy `this`, with their days. */
const peopleJson = `(
  select coalesce(json_agg(json_build_object(
    'account_id', person.id, 'name', full_name(person.first_name, person.last_name), 'latin_name', person.latin_name,
    'bookings', stays.bookings, 'places', stays.places) order by person.id), '[]')
  from (
    select account_id,
      coalesce(json_agg(days order by first_day) filter (where is_booking), '[]') as bookings,
      coalesce(json_agg(days order by first_day) filter (where not is_booking), '[]') as places
    from (
      select b.account_id, true as is_booking, b.start_date as first_day,
        json_build_object('start_date', b.start_date, 'end_date', b.end_date) as days
      from bookings b
      where b.academy_id = this.id and b.cancelled_at is null
      union all
      select a.account_id, false, m.start_date, json_build_object('start_date', m.start_date, 'end_date', m.end_date)
      from applications a join masterclasses m on m.id = a.masterclass_id
      where m.academy_id = this.id and a.status = 'accepted') known
    group by account_id) stays
  join accounts person on person.id = stays.account_id)`

const boardStatement = fixedStatement<Board>(boardColumns)<[today: string]>(`
  select this.start_date_academy as start_date, this.end_date_academy as end_date,
    ${euros('this.recording_fee_cents')}::float8 as recording_fee,
    (select coalesce(json_agg(${eveningJson} order by e.date, e.id), '[]')
      from concert_evenings e where e.academy_id = this.id) as evenings,
    (select coalesce(json_agg(request order by id), '[]') from (
      select r.id, ${requestJson('$1::date')} as request
      from ${officeTables}
      where r.academy_id = this.id and r.withdrawn_at is null
      order by r.id limit 1000) listed) as requests,
    ${peopleJson} as people
  from academies this
  where this.is_current`)

/**
 * Returns everything that the office plans with, in one statement, or undefined without a current academy.
 */
export const findBoard = async (db: Db, today: string): Promise<Board | undefined> => {
  const [found] = await boardStatement(db, today)
  return found
}

const requestStatement = fixedStatement({
  request: json<OfficeRow>(),
})<[today: string, id: number]>(
  `select ${requestJson('$1::date')} as request from ${officeTables} where r.id = $2 and r.withdrawn_at is null`,
)

export const findRequest = async (tx: Tx, id: number, today: string): Promise<OfficeRow> => {
  const [found] = await requestStatement(tx, today, id)
  if (!found) throw problem('not_found')
  return found.request
}

const current = '(select id from academies where is_current)'

const eveningsStatement = fixedStatement({
  evening: json<EveningReply>(),
})<[id: number | null]>(`
  select ${eveningJson} as evening
  from concert_evenings e
  where e.academy_id = ${current} and ($1::int is null or e.id = $1)
  order by e.date, e.id`)

export const findEvenings = async (tx: Tx): Promise<EveningReply[]> =>
  (await eveningsStatement(tx, null)).map(({ evening }) => evening)

/** Returns an evening of the current academy. */
export const findEvening = async (tx: Tx, id: number): Promise<EveningReply> => {
  const [found] = await eveningsStatement(tx, id)
  if (!found) throw problem('not_found')
  return found.evening
}

export const insertEvening = (tx: Tx, academy_id: number, evening: EveningInput) =>
  tx
    .insertInto('concert_evenings')
    .values({ academy_id, ...evening })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setEvening = (tx: Tx, id: number, evening: EveningInput) =>
  tx.updateTable('concert_evenings').set(evening).where('id', '=', id).execute()

export const deleteEvening = (tx: Tx, id: number) =>
  tx.deleteFrom('concert_evenings').where('id', '=', id).execute()

/** Whether a request is planned or was announced on this evening. */
export const isInUse = async (tx: Tx, id: number): Promise<boolean> => {
  const request = await tx
    .selectFrom('concert_requests')
    .select('id')
    .where(where => where.or([where('evening_id', '=', id), where('announced_evening_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}

const requestsStatement = fixedStatement({
  id: number(),
  is_withdrawn: boolean(),
})<[ids: number[]]>(`
  select id, withdrawn_at is not null as is_withdrawn
  from concert_requests
  where academy_id = ${current} and id = any($1)`)

/** Returns these requests. They and all planned requests stay locked until the transaction ends. */
export const lockRequests = async (tx: Tx, ids: number[]) => {
  await lockPlannedRequests(tx, ids)
  return requestsStatement(tx, ids)
}

const planStatement = fixedCommand<[evening_id: number, ids: number[]]>(`
  update concert_requests r
  set evening_id = planned.evening_id, position = planned.position
  from (
    select id, evening_id,
      case when evening_id is not null then row_number() over (partition by evening_id order by place) end as position
    from (
      select r.id,
        case when wished.id is not null then $1::int when r.evening_id <> $1 then r.evening_id end as evening_id,
        coalesce(wished.place, r.position) as place
      from concert_requests r
      left join unnest($2::int[]) with ordinality wished (id, place) on wished.id = r.id
      where r.academy_id = ${current} and (wished.id is not null or r.evening_id is not null)) moved) planned
  where r.id = planned.id
    and (r.evening_id, r.position) is distinct from (planned.evening_id, planned.position)`)

/**
 * Sets the programme of an evening to these requests, in this order. Closes the gaps in the evenings that
 * they leave.
 */
export const setPlan = (tx: Tx, evening_id: number, ids: number[]) => planStatement(tx, evening_id, ids)

export const changeRequest = (tx: Tx, id: number, changes: Updateable<ConcertRequests>) =>
  tx.updateTable('concert_requests').set(changes).where('id', '=', id).execute()

const programmeStatement = fixedStatement({
  programme: json<ConcertProgramme>(),
})<[evening_id: number]>(`
  select json_build_object('id', e.id, 'date', e.date, 'place', e.place, 'performances', (
    select coalesce(json_agg(json_build_object(
      'composer', json_build_object('named', ${composerJson}, 'year_of_birth', c.year_of_birth, 'year_of_death', c.year_of_death),
      'piece', ${pieceJson},
      'movements', ${movementsOf('movements.title')},
      'all_movements', (
        select coalesce(json_agg(title order by position), '[]') from movements where piece_id = p.id),
      'seconds', ${totalSeconds},
      'student_name', full_name(person.first_name, person.last_name),
      'student_latin_name', person.latin_name,
      'instrument', ${instrumentJson},
      'chamber_ensemble', r.chamber_ensemble,
      'accompanist', full_name(accompanist.first_name, accompanist.last_name),
      'accompanist_latin_name', accompanist.latin_name) order by r.position), '[]')
    from concert_requests r ${workTables} ${playerTables}
    where r.evening_id = e.id)) as programme
  from concert_evenings e
  where e.id = $1`)

/** Returns the programme of an evening, in order. */
export const findConcertProgramme = async (db: Db, id: number): Promise<ConcertProgramme | undefined> =>
  (await programmeStatement(db, id))[0]?.programme
