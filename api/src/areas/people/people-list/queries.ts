import type { PeopleChoices } from '@academy/contract/people/people-list/schemas'
import { json, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { academyChoice, academyChoices, cardTables, chosenAcademy } from '../../programme/index.ts'

const academyStatement = fixedStatement({ id: number() })<[academy_id: number | null]>(
  `select id from (${chosenAcademy}) academy`,
)

/** Returns the id of the academy: of the given one if it is there, else of the current one. */
export const findAcademyId = async (
  db: Db | Tx,
  academy_id: number | undefined,
): Promise<number | undefined> => (await academyStatement(db, academy_id ?? null))[0]?.id

const instrument = { table: 'instruments', row: 'i' } as const
const country = { table: 'countries', row: 'country' } as const

/** A masterclass by its instrument `i` and its teacher `t`. */
export const classNameJson = `json_build_object(
  ${jsonFields(instrument, 'name', 'instrument')}, 'teacher_name', full_name(t.first_name, t.last_name))`

// Countries of people who are somewhere in the database, so that the choice stays short.
const choicesStatement = fixedStatement<PeopleChoices>({
  academies: json(),
  academy: nullable(json()),
  masterclasses: json(),
  instruments: json(),
  countries: json(),
})<[academy_id: number | null]>(`
  select ${academyChoices} as academies,
    case when academy.id is not null then ${academyChoice} end as academy,
    (select coalesce(json_agg(json_build_object('id', m.id, ${jsonFields(instrument, 'name', 'instrument')},
        'teacher_name', full_name(t.first_name, t.last_name), 'is_final', m.finalized_at is not null)
        order by i.position, m.start_date, m.id), '[]')
      from ${cardTables} where m.academy_id = academy.id) as masterclasses,
    (select coalesce(json_agg(json_build_object('id', i.id, ${jsonFields(instrument, 'name')}) order by i.position, i.id), '[]')
      from instruments i
      where exists (select from masterclasses m where m.academy_id = academy.id and m.instrument_id = i.id)) as instruments,
    (select coalesce(json_agg(json_build_object('id', country.id, ${jsonFields(country, 'name')}) order by country.id), '[]')
      from countries country
      where exists (select from profiles where nationality_id = country.id)) as countries
  from (select) one left join (${chosenAcademy}) academy on true`)

export const findChoices = async (db: Db, academy_id: number | null): Promise<PeopleChoices | undefined> =>
  (await choicesStatement(db, academy_id))[0]

/**
 * What to look for. The domain of an address is one word with its at sign (0035_people.sql), which few people type: a
 * search that is one word with a dot may be either.
 */
export const wordsOf = (search: string, isExact = false): string => {
  const domain = String.raw`'@' || substring(${search}::text from '^\s*([^\s@]+\.[^\s@.]{2,})\s*$')`
  return `people_query(${search}, ${isExact}) || coalesce(people_query(${domain}, ${isExact}), '')`
}

const hasWords = (table: string, search: string) =>
  `exists (select from ${table} where search_words @@ (${wordsOf(search)}))`

/** What to look for if nobody has the typed words: words with one typing error. Null otherwise. */
export const nearWords = (search: string): string =>
  `case when not ${hasWords('accounts', search)} and not ${hasWords('teachers', search)} then near_query(${search}) end`
