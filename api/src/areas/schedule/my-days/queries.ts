import type { Locale, Localized } from '@academy/contract/base/locale'
import type { NamedComposer, NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import { bytes, instant, json, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { listOf } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import { composerNameJson, joinWork, pieceTitleJson } from '../../concerts/index.ts'
import { classJson, classTables, type LetterClass, optionName } from '../../messages/index.ts'

const storedLinkColumns = {
  nonce: bytes(),
  token_hash: bytes(),
  created_at: instant(),
}
export type StoredLink = RowOf<typeof storedLinkColumns>

const linkStatement = fixedStatement(storedLinkColumns)<[account_id: number]>(
  `select nonce, token_hash, created_at from calendar_feeds where account_id = $1`,
)

export const findLink = async (db: Db, account_id: number): Promise<StoredLink | undefined> =>
  (await linkStatement(db, account_id))[0]

const replaceStatement = fixedCommand<
  [account_id: number, nonce: Buffer, token_hash: Buffer, created_at: Date]
>(`
  insert into calendar_feeds (account_id, nonce, token_hash, created_at) values ($1, $2, $3, $4)
  on conflict (account_id) do update set nonce = excluded.nonce, token_hash = excluded.token_hash,
    created_at = excluded.created_at`)

/** Makes a link, in place of the one before. */
export const replaceLink = (tx: Tx, account_id: number, { nonce, token_hash, created_at }: StoredLink) =>
  replaceStatement(tx, account_id, nonce, token_hash, created_at)

/** Returns whether there was a link. */
export const deleteLink = async (tx: Tx, account_id: number): Promise<boolean> =>
  (await tx
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst()) !== undefined

const feedColumns = {
  account_id: number(),
  locale: text<Locale>(),
  site_name: text(),
}
type Feed = RowOf<typeof feedColumns>

const feedStatement = fixedStatement(feedColumns)<[token_hash: Buffer]>(`
  select account_id, account.locale,
    ${textFor('account.locale', { table: 'association' }, 'site_name')} as site_name
  from calendar_feeds feed join accounts account on account.id = feed.account_id, association
  where feed.token_hash = $1`)

/** Returns whose calendar this token opens. */
export const findFeed = async (db: Db, token_hash: Buffer): Promise<Feed | undefined> =>
  (await feedStatement(db, token_hash))[0]

const servedEventColumns = {
  event_id: text(),
  content_hash: bytes(),
  sequence: number(),
  changed_at: instant(),
}
/** What the feed last served of an event. */
export type ServedEvent = RowOf<typeof servedEventColumns>

const servedStatement = fixedStatement(servedEventColumns)<[account_id: number]>(
  `select event_id, content_hash, sequence, changed_at from calendar_events where account_id = $1`,
)

export const findServedEvents = (db: Db, account_id: number): Promise<ServedEvent[]> =>
  servedStatement(db, account_id)

// Of two reads of the same change one counts it: the other finds the same content.
const saveStatement = fixedCommand<
  [account_id: number, changed_at: Date, ids: readonly string[], hashes: readonly Buffer[]]
>(`
  insert into calendar_events as served (account_id, event_id, content_hash, changed_at)
  select $1, event_id, content_hash, $2
  from unnest($3::text[], $4::bytea[]) as given (event_id, content_hash)
  order by event_id
  on conflict (account_id, event_id) do update set content_hash = excluded.content_hash,
    sequence = served.sequence + 1, changed_at = excluded.changed_at
  where served.content_hash <> excluded.content_hash`)

/** Counts the events that are new or have another content. */
export const saveServedEvents = (
  db: Db,
  account_id: number,
  events: readonly Pick<ServedEvent, 'event_id' | 'content_hash'>[],
  changed_at: Date,
) =>
  saveStatement(
    db,
    account_id,
    changed_at,
    events.map(({ event_id }) => event_id),
    events.map(({ content_hash }) => content_hash),
  )

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
  /** The accompaniment period. */
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

const daysStatement = fixedStatement({
  days: json<StoredDays>(),
})<[account_id: number, since: string | null]>(`
  select json_build_object(
    'academy', json_build_object('id', academy.id, 'place', place_name, 'is_current', is_current,
      'start_date', start_date_academy, 'end_date', end_date_academy),
    'stays', ${listOf(
      `json_build_object('id', b.id, 'start_date', b.start_date, 'end_date', b.end_date,
        'room', ${optionName('room')}, 'meal', ${optionName('meal')})`,
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
