import type { ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import {
  composerText,
  type NamedComposer,
  type NamedPiece,
  pieceTitle,
} from '@academy/contract/concerts/repertoire/piece-title'
import type { masterclassesToAccompany } from '@academy/contract/schedule/accompaniment/endpoints'
import type {
  AccompaniedRequest,
  AccompanimentPeriod,
  MasterclassRepertoires,
} from '@academy/contract/schedule/accompaniment/schemas'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isToldFinal } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockPeriod } from '../../../db/locks.ts'
import { repertoireFields } from '../../admission/index.ts'
import {
  composerNameJson,
  movementsOf,
  pieceTitleJson,
  playerTables,
  totalSeconds,
  workTables,
} from '../../concerts/index.ts'
import { cardTables, instrumentJson } from '../../programme/index.ts'

type StoredRequest = Omit<AccompaniedRequest, 'composer_name' | 'piece_title'> & {
  composer: NamedComposer
  piece: NamedPiece
}

// The plan of an evening belongs to the office until it is announced, and so does its order.
const announcedPosition = 'case when r.evening_id = r.announced_evening_id then r.position end'

const requestsStatement = fixedStatement({
  request: json<StoredRequest>(),
})<[account_id: number]>(`
  select json_build_object(
    'id', r.id,
    'student_name', full_name(person.first_name, person.last_name),
    'composer', ${composerNameJson('c')},
    'piece', ${pieceTitleJson('p')},
    'movement_titles', ${movementsOf('movements.title')},
    'total_duration_seconds', ${totalSeconds},
    'earliest_performance_date', r.earliest_performance_date,
    'scheduled_performance_date', r.announced_date,
    'place', r.announced_place,
    'position', ${announcedPosition},
    'chamber_ensemble', r.chamber_ensemble) as request
  from concert_requests r
  join academies academy on academy.id = r.academy_id and academy.is_current
  ${workTables}
  ${playerTables}
  where period.account_id = $1 and r.withdrawn_at is null
  order by r.announced_date, r.announced_place, ${announcedPosition}, r.earliest_performance_date, r.id`)

/** Returns the concert requests of this summer that name an accompanist, in the order of the concerts. */
export const findAccompaniedRequests = async (
  db: Db,
  account_id: number,
  locale: Locale,
): Promise<AccompaniedRequest[]> =>
  (await requestsStatement(db, account_id)).map(({ request: { composer, piece, ...request } }) => ({
    ...request,
    composer_name: composerText(composer, locale),
    piece_title: pieceTitle(piece, locale),
  }))

/** A period as stored; `can_choose` depends on the current day. */
type StoredPeriod = Omit<AccompanimentPeriod, 'can_choose'>
type AccompaniedMasterclass = ReplyOf<typeof masterclassesToAccompany>[number]

const participants = `participants p where p.masterclass_id = m.id and ${isToldFinal}`

const teacherAndInstrument = `
  'teacher_first_name', t.first_name,
  'teacher_last_name', t.last_name,
  'instrument', ${instrumentJson}`

const accompaniedJson = `json_build_object(
  'id', m.id,
  ${teacherAndInstrument},
  'start_date', m.start_date,
  'end_date', m.end_date,
  'participant_count', (select count(*)::int from ${participants}),
  'is_final', ${isToldFinal},
  'application_count', (
    select count(*)::int from forwarded_applications p where p.masterclass_id = m.id))`

const chosenJson = `(${accompaniedJson}::jsonb || jsonb_build_object('is_assigned', chosen.is_assigned))`

const periodJson = `json_build_object(
  'id', period.id,
  'start_date', period.start_date,
  'end_date', period.end_date,
  'is_current', academy.is_current,
  'masterclasses', (
    select coalesce(json_agg(${chosenJson} order by m.start_date, m.id), '[]')
    from accompanied_masterclasses chosen, ${cardTables}
    where chosen.period_id = period.id and m.id = chosen.masterclass_id))`

const periodTables = `correpetition_periods period join academies academy on academy.id = period.academy_id`

const repertoiresJson = `json_build_object(
  'correpetition_id', chosen.period_id,
  'masterclass_id', m.id,
  'is_final', ${isToldFinal},
  ${teacherAndInstrument},
  'repertoires', (
    select coalesce(json_agg(json_build_object(
      'application_id', one.id, 'student_name', one.student_name, 'repertoire', one.repertoire,
      ${repertoireFields('one.id')})
      order by one.last_name, one.id), '[]')
    from (
      select p.application_id as id, p.repertoire, person.last_name, full_name(person.first_name, person.last_name) as student_name
      from accounts person, ${participants} and person.id = p.account_id) one))`

interface Accompaniment {
  repetitions: StoredPeriod[]
  repertoires: MasterclassRepertoires[]
}

const accompanimentStatement = fixedStatement<Accompaniment>({
  repetitions: json(),
  repertoires: json(),
})<[account_id: number]>(`
  select
    (select coalesce(json_agg(${periodJson} order by period.start_date desc), '[]')
      from ${periodTables} where period.account_id = $1 and not academy.is_draft) as repetitions,
    (select coalesce(json_agg(${repertoiresJson} order by m.start_date, m.id), '[]')
      from correpetition_periods period
      join accompanied_masterclasses chosen on chosen.period_id = period.id, ${cardTables}
      where period.account_id = $1 and m.id = chosen.masterclass_id) as repertoires`)

/** Returns all periods of a person, newest first, and the repertoire of the participants they accompany. */
export const findAccompaniment = async (db: Db, account_id: number): Promise<Accompaniment> => {
  const [accompaniment] = await accompanimentStatement(db, account_id)
  return accompaniment ?? { repetitions: [], repertoires: [] }
}

const choiceStatement = fixedStatement({ masterclasses: json<AccompaniedMasterclass[]>() })(`
  select coalesce(json_agg(${accompaniedJson} order by m.start_date, m.id), '[]') as masterclasses
  from ${cardTables} where a.is_current`)

export const currentMasterclasses = async (db: Db): Promise<AccompaniedMasterclass[]> => {
  const [choice] = await choiceStatement(db)
  return choice?.masterclasses ?? []
}

const periodStatement = fixedStatement({ period: json<StoredPeriod>() })<[id: number]>(
  `select ${periodJson} as period from ${periodTables} where period.id = $1`,
)

export const findPeriod = async (tx: Tx, id: number): Promise<StoredPeriod | undefined> => {
  const [found] = await periodStatement(tx, id)
  return found?.period
}

/** Locks a period of this account, so that concurrent selections are saved one after the other. */
export const lockOwnPeriod = async (tx: Tx, id: number, account_id: number) => {
  await lockPeriod(tx, id, account_id)
  return tx
    .selectFrom('correpetition_periods as period')
    .innerJoin('academies', 'academies.id', 'period.academy_id')
    .select([
      'period.id',
      'period.academy_id',
      'period.start_date',
      'period.end_date',
      'academies.is_current',
    ])
    .where('period.id', '=', id)
    .where('period.account_id', '=', account_id)
    .executeTakeFirst()
}

export const findMasterclasses = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom('masterclasses')
    .select(['id', 'academy_id', 'start_date', 'end_date'])
    .where('id', 'in', ids)
    .execute()

/** Keeps what was chosen or assigned before. */
export const replaceSelection = async (tx: Tx, period_id: number, ids: number[]): Promise<void> => {
  const removed = tx.deleteFrom('accompanied_masterclasses').where('period_id', '=', period_id)
  await (ids.length > 0 ? removed.where('masterclass_id', 'not in', ids) : removed).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('accompanied_masterclasses')
    .values(ids.map(masterclass_id => ({ period_id, masterclass_id })))
    .onConflict(known => known.doNothing())
    .execute()
}

interface Assigned {
  masterclass_id: number
  period_id: number
}

/** Assigns accompanists, by the office. The same pair twice is one. */
export const addAccompanists = async (
  tx: Tx,
  pairs: readonly Assigned[],
  assigned_at: Date,
): Promise<void> => {
  if (pairs.length === 0) return
  await tx
    .insertInto('accompanied_masterclasses')
    .values(pairs.map(pair => ({ ...pair, is_assigned: true, assigned_at })))
    .onConflict(known => known.doNothing())
    .execute()
}

export const removeAccompanists = async (
  tx: Tx,
  masterclass_id: number,
  period_ids: readonly number[],
): Promise<void> => {
  if (period_ids.length === 0) return
  await tx
    .deleteFrom('accompanied_masterclasses')
    .where('masterclass_id', '=', masterclass_id)
    .where('period_id', 'in', period_ids)
    .execute()
}
