import type { Localized } from '@academy/contract/base/locale'
import type { NamedComposer } from '@academy/contract/concerts/repertoire/composer-name'
import type { NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { composerNameJson, joinWork, pieceTitleJson } from '../../concerts/index.ts'
import { classJson, classTables, type LetterClass, listOf, offerName } from '../../messages/index.ts'

interface Period {
  start_date: string
  end_date: string
}

interface StoredStay extends Period {
  id: number
  /** Null for those who lodge elsewhere. */
  room: Localized<'name'> | null
  meal: Localized<'name'> | null
}

/** A work that is announced for an evening. */
export interface StoredPerformance {
  evening_id: number
  date: string
  place: string
  length_minutes: number
  part: 'plays' | 'accompanies' | 'teaches'
  player_name: string
  composer: NamedComposer
  piece: NamedPiece
}

/** What a person does in one academy. */
export interface StoredDays {
  academy: Period & { id: number; place: string; is_current: boolean }
  stays: StoredStay[]
  places: LetterClass[]
  teaches: LetterClass[]
  accompanies: LetterClass[]
  /** The correpetition period. */
  period: Period | null
  performances: StoredPerformance[]
}

const isAccompanied = `exists (
  select from correpetition_periods period
  where period.id = r.correpetition_period_id and period.account_id = $1)`

const isTaught = `exists (
  select from participants p join masterclasses m on m.id = p.masterclass_id join teachers t on t.id = m.teacher_id
  where p.account_id = r.account_id and p.academy_id = r.academy_id and t.account_id = $1)`

const performanceJson = `json_build_object('evening_id', r.announced_evening_id, 'date', r.announced_date,
  'place', r.announced_place, 'length_minutes', evening.length_minutes,
  'part', case when r.account_id = $1 then 'plays' when ${isAccompanied} then 'accompanies' else 'teaches' end,
  'player_name', full_name(player.first_name, player.last_name),
  'composer', ${composerNameJson('c')}, 'piece', ${pieceTitleJson('w')})`

const daysStatement = fixedStatement<{ days: StoredDays }, [account_id: number, since: string | null]>({
  days: json(),
})(`
  select json_build_object(
    'academy', json_build_object('id', academy.id, 'place', place_name, 'is_current', is_current,
      'start_date', start_date_academy, 'end_date', end_date_academy),
    'stays', ${listOf(
      `json_build_object('id', b.id, 'start_date', b.start_date, 'end_date', b.end_date,
        'room', ${offerName('room')}, 'meal', ${offerName('meal')})`,
      `bookings b left join room_types room on room.id = b.room_type_id
       left join meal_types meal on meal.id = b.meal_type_id
       where b.account_id = $1 and b.academy_id = academy.id and b.cancelled_at is null`,
      'b.start_date, b.id',
    )},
    'places', ${listOf(
      classJson,
      `participants p join (${classTables}) on m.id = p.masterclass_id
       where p.account_id = $1 and p.academy_id = academy.id and p.is_told`,
      'm.start_date, m.id',
    )},
    'teaches', ${listOf(
      classJson,
      `${classTables} where t.account_id = $1 and m.academy_id = academy.id`,
      'm.start_date, m.id',
    )},
    'accompanies', ${listOf(
      classJson,
      `accompanied_masterclasses chosen join (${classTables}) on m.id = chosen.masterclass_id
       join correpetition_periods period on period.id = chosen.period_id
       where period.account_id = $1 and m.academy_id = academy.id`,
      'm.start_date, m.id',
    )},
    'period', (select json_build_object('start_date', start_date, 'end_date', end_date)
      from correpetition_periods where account_id = $1 and academy_id = academy.id),
    'performances', ${listOf(
      performanceJson,
      `concert_requests r join concert_evenings evening on evening.id = r.announced_evening_id
       join accounts player on player.id = r.account_id ${joinWork('r.piece_id', 'w', 'c')}
       where r.academy_id = academy.id and r.withdrawn_at is null
         and (r.account_id = $1 or ${isAccompanied} or ${isTaught})`,
      'r.announced_date, r.announced_evening_id, r.position, r.id',
    )}) as days
  from academies academy
  where not is_draft and (is_current or end_date_academy >= $2::date)
  order by start_date_academy
  limit 10`)

/** Returns what a person does in the current academy, and in those that ended on this day or later. */
export const findDays = async (db: Db, account_id: number, since: string | null): Promise<StoredDays[]> =>
  (await daysStatement(db, account_id, since)).map(({ days }) => days)
