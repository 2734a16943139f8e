import { type Localized, locales } from '@academy/contract/base/locale'
import type { NamedComposer, NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import { boolean, day, instant, json, notNull, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { composerNameJson, movementsOf, pieceTitleJson, workTables } from '../../concerts/index.ts'

/** A piece of an announced programme. Names of those who play are not read at all. */
export interface StoredPiece {
  composer: { named: NamedComposer; year_of_birth: number; year_of_death: number | null }
  piece: NamedPiece
  movements: string[]
  all_movements: string[]
  /** The masterclass of the person; null if there is none. */
  soloist: (Localized<'name'> & { teacher: string }) | null
  /** Null where an instrument is not one of the academy. */
  partners: (Localized<'name'> | null)[]
  has_accompanist: boolean
}

export interface StoredConcert {
  id: number
  date: string
  place: string
  length_minutes: number
  announced_at: Date
  is_listed: boolean
  pieces: StoredPiece[]
}

const instrument = { table: 'instruments', row: 'i' } as const

const soloistJson = `(
  select json_build_object(${jsonFields(instrument, 'name')}, 'teacher', full_name(t.first_name, t.last_name))
  from participants p
  join masterclasses m on m.id = p.masterclass_id
  join instruments i on i.id = m.instrument_id
  join teachers t on t.id = m.teacher_id
  where p.account_id = r.account_id and p.academy_id = r.academy_id and p.is_told
  order by p.application_id
  limit 1)`

// The instrument of a partner is typed freely: only the names of the academy's own instruments are shown.
const isInstrument = locales
  .map(locale => `plain_text(i.name_${locale}) = plain_text(partner.typed ->> 'instrument')`)
  .join(' or ')
const partnersJson = `(
  select coalesce(json_agg((
    select json_build_object(${jsonFields(instrument, 'name')}) from instruments i
    where ${isInstrument} order by i.position limit 1) order by partner.place), '[]')
  from jsonb_array_elements(r.chamber_ensemble) with ordinality partner (typed, place))`

const pieceOfProgramme = `json_build_object(
  'composer', json_build_object('named', ${composerNameJson('c')},
    'year_of_birth', c.year_of_birth, 'year_of_death', c.year_of_death),
  'piece', ${pieceTitleJson('p')},
  'movements', ${movementsOf('movements.title')},
  'all_movements', (select coalesce(json_agg(title order by position), '[]') from movements where piece_id = p.id),
  'soloist', ${soloistJson},
  'partners', ${partnersJson},
  'has_accompanist', r.correpetition_period_id is not null)`

/** The concerts with the requests that were announced for them. */
export const announcedTables = `concert_evenings evening
  join concert_requests r on r.announced_evening_id = evening.id
  ${workTables}`

export const isAnnounced = 'r.withdrawn_at is null and evening.announced_at is not null'

// What was announced last, whatever the office plans since then.
const concertsStatement = fixedStatement<StoredConcert>({
  id: number(),
  date: notNull(day()),
  place: notNull(text()),
  length_minutes: number(),
  announced_at: notNull(instant()),
  is_listed: boolean(),
  pieces: json(),
})<[id: number | null]>(`
  select evening.id, max(r.announced_date) as date, max(r.announced_place) as place, evening.length_minutes,
    evening.announced_at, academy.is_current as is_listed,
    json_agg(${pieceOfProgramme} order by r.position, r.id) as pieces
  from ${announcedTables}
  join academies academy on academy.id = evening.academy_id
  where ${isAnnounced} and not academy.is_draft
    and case when $1::int is null then academy.is_current else evening.id = $1 end
  group by evening.id, academy.is_current
  order by date, evening.id
  limit 100`)

/** Returns the announced concerts of the current academy, in the order of the days. */
export const findConcerts = (db: Db): Promise<StoredConcert[]> => concertsStatement(db, null)

/** Returns an announced concert of any year. */
export const findConcert = async (db: Db, id: number): Promise<StoredConcert | undefined> =>
  (await concertsStatement(db, id))[0]

const currentAcademyColumns = {
  id: number(),
  version: number(),
  changed_at: instant(),
  start_date: day(),
  end_date: day(),
  deadline: day(),
  lodging_free_until: notNull(day()),
  place: text(),
}
export type CurrentAcademy = RowOf<typeof currentAcademyColumns>

const academyStatement = fixedStatement(currentAcademyColumns)(`
  select id, version, changed_at, start_date_academy as start_date, end_date_academy as end_date,
    end_date_application as deadline, coalesce(lodging_free_until, end_date_application) as lodging_free_until,
    place_name as place
  from academies
  where is_current`)

/** Returns the days of the current academy; undefined between two academies. */
export const findCurrentDays = async (db: Db): Promise<CurrentAcademy | undefined> =>
  (await academyStatement(db))[0]
