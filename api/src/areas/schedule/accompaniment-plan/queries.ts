import { boolean, json, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isToldFinal } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { lockMasterclasses, lockPeriods } from '../../../db/locks.ts'
import { totalSeconds } from '../../concerts/index.ts'
import { cardTables } from '../../programme/index.ts'
import type { FoundPlan } from './present.ts'

// The office knows the results before their letters.
const isFinal = `case when $2::boolean then m.finalized_at is not null else ${isToldFinal} end`
const participants = `from participants p where p.masterclass_id = m.id and ${isFinal}`

const masterclassJson = `json_build_object(
  'id', m.id, 'teacher_name', full_name(t.first_name, t.last_name),
  ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
  'start_date', m.start_date, 'end_date', m.end_date,
  'needs_accompanist', m.needs_accompanist, 'places', m.places,
  'participant_count', case when ${isFinal} then (select count(*)::int ${participants}) end,
  'application_count', (select count(*)::int from forwarded_applications p where p.masterclass_id = m.id),
  'repertoires', (select coalesce(json_agg(json_build_object('repertoire', p.repertoire, 'chosen_count', (
    select count(*)::int from application_pieces chosen where chosen.application_id = p.application_id))), '[]') ${participants}),
  'period_ids', (
    select coalesce(json_agg(chosen.period_id order by chosen.period_id), '[]')
    from accompanied_masterclasses chosen where chosen.masterclass_id = m.id))`

const periodTables =
  'correpetition_periods period join accounts accompanist on accompanist.id = period.account_id'
const periodJson = `json_build_object(
  'period_id', period.id, 'name', full_name(accompanist.first_name, accompanist.last_name), 'is_own', period.account_id = $1,
  'start_date', period.start_date, 'end_date', period.end_date)`

// Until an evening is announced only the office knows its plan.
const requestJson = `json_build_object(
  'period_id', r.correpetition_period_id, 'seconds', ${totalSeconds},
  'date', case when $2::boolean then e.date else r.announced_date end)`

const planStatement = fixedStatement<FoundPlan>({
  year: nullable(number()),
  masterclasses: json(),
  periods: json(),
  requests: json(),
})<[account_id: number, is_office: boolean]>(`
  select extract(year from academy.start_date_academy)::int as year,
    (select coalesce(json_agg(${masterclassJson} order by m.start_date, i.position, m.id), '[]')
      from ${cardTables} where m.academy_id = academy.id) as masterclasses,
    (select coalesce(json_agg(${periodJson} order by accompanist.last_name, accompanist.first_name, period.id), '[]')
      from ${periodTables} where period.academy_id = academy.id) as periods,
    (select coalesce(json_agg(${requestJson} order by r.id), '[]')
      from concert_requests r left join concert_evenings e on e.id = r.evening_id
      where r.academy_id = academy.id and r.withdrawn_at is null and r.correpetition_period_id is not null) as requests
  from (select) one left join academies academy on academy.is_current`)

const noPlan: FoundPlan = { year: null, masterclasses: [], periods: [], requests: [] }
export const findPlan = async (db: Db, account_id: number, is_office: boolean): Promise<FoundPlan> =>
  (await planStatement(db, account_id, is_office))[0] ?? noPlan

export interface Accompaniment {
  id: number
  period_ids: number[]
  needs_accompanist: boolean
  /** For the record. */
  accompanists: string[]
  account_ids: number[]
}

const accompanimentStatement = fixedStatement<Accompaniment>({
  id: number(),
  period_ids: json(),
  needs_accompanist: boolean(),
  accompanists: json(),
  account_ids: json(),
})<[ids: number[]]>(`
  select m.id, m.needs_accompanist, chosen.period_ids, chosen.accompanists, chosen.account_ids
  from masterclasses m
  join academies a on a.id = m.academy_id and a.is_current
  cross join lateral (
    select coalesce(json_agg(period.id order by period.id), '[]') as period_ids,
      coalesce(json_agg(full_name(accompanist.first_name, accompanist.last_name) order by period.id), '[]') as accompanists,
      coalesce(json_agg(period.account_id order by period.id), '[]') as account_ids
    from accompanied_masterclasses chosen join (${periodTables}) on period.id = chosen.period_id
    where chosen.masterclass_id = m.id) chosen
  where m.id = any($1)
  order by m.id`)

/** Returns who accompanies these masterclasses of the current academy. */
export const findAccompanied = (tx: Tx, ids: number[]): Promise<Accompaniment[]> =>
  accompanimentStatement(tx, ids)

const currentPeriodStatement = fixedStatement({ id: number() })<[ids: number[]]>(`
  select period.id from correpetition_periods period
  join academies a on a.id = period.academy_id and a.is_current
  where period.id = any($1)`)
/** Returns those periods that belong to the current academy. */
export const findCurrentPeriods = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (await currentPeriodStatement(tx, ids)).map(({ id }) => id)

/** Nobody else chooses or assigns these masterclasses, or changes the selection of these periods. */
export const lockAccompaniment = async (tx: Tx, masterclass_ids: number[], period_ids: number[]) => {
  await lockMasterclasses(tx, masterclass_ids)
  await lockPeriods(tx, period_ids)
}
