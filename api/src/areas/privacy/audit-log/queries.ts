import type { AuditField } from '@academy/contract/base/audit-actions'
import { type AuditKind, actionsByKind } from '@academy/contract/base/audit-actions'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { PeopleFilter } from '@academy/contract/people/people-list/schemas'
import { type AuditEntry, ENTRIES_PER_PAGE, MAX_ENTRIES } from '@academy/contract/privacy/audit-log/schemas'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { accountsWith, nameOfAccount } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** The id in a field: the value itself, or that after the change, or before it. Null if there is none. */
const idIn = (details: string, field: AuditField) => `(case jsonb_typeof(${details} -> '${field}')
  when 'number' then ${details} ->> '${field}'
  when 'array' then coalesce(${details} -> '${field}' ->> 1, ${details} -> '${field}' ->> 0) end)::int`

const masterclass = (locale: Locale) => `i.name_${locale} || ', ' || full_name(t.first_name, t.last_name)
  from masterclasses m join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id`
const dayText = (column: string) => `to_char(${column}, 'DD.MM.YYYY')`
/** As ranges of days are written elsewhere: 01.08. - 15.08.2027 */
const rangeText = (start: string, end: string) => `to_char(${start}, 'DD.MM.') || ' - ' || ${dayText(end)}`

/** The most specific comes first: an entry about a masterclass also has the id of its academy. */
const subjects = (locale: Locale): [AuditField, select: string][] => [
  ['masterclass_id', `${masterclass(locale)} where m.id = `],
  ['application_id', `${masterclass(locale)} join applications a on a.masterclass_id = m.id where a.id = `],
  ['booking_id', `${rangeText('start_date', 'end_date')} from bookings where id = `],
  ['request_id', `p.title from pieces p join concert_requests r on r.piece_id = p.id where r.id = `],
  ['evening_id', `${dayText('date')} || ', ' || place from concert_evenings where id = `],
  ['survey_id', `title_${locale} from surveys where id = `],
  ['teacher_id', `full_name(first_name, last_name) from teachers where id = `],
  ['room_id', `name from rooms where id = `],
  ['room_type_id', `name_${locale} from room_types where id = `],
  ['meal_type_id', `name_${locale} from meal_types where id = `],
  ['instrument_id', `name_${locale} from instruments where id = `],
  ['academy_id', `extract(year from start_date_academy)::text from academies where id = `],
]

/** The filter of an export of people names its ids in a text: `masterclass_id=4, unpaid=1`. */
const idInFilter = (details: string, name: keyof PeopleFilter) =>
  `substring(${details} ->> 'filter' from '\\m${name}=(\\d{1,9})\\M')::int`

/** Everything that such a filter names, and the year; null without one. */
const filtered = (details: string, locale: Locale) => `case when ${details} ? 'filter' then concat_ws('; ',
  (select ${masterclass(locale)} where m.id = ${idInFilter(details, 'masterclass_id')}),
  (select name_${locale} from instruments where id = ${idInFilter(details, 'instrument_id')}),
  (select name_${locale} from countries where id = ${idInFilter(details, 'country_id')}),
  (select extract(year from start_date_academy)::text from academies where id = ${idIn(details, 'academy_id')})) end`

/** The fields `about_de` and `about_en` of a JSON object. */
const aboutFields = (details: string): string =>
  locales
    .map(locale => {
      const found = subjects(locale).map(([field, select]) => `(select ${select}${idIn(details, field)})`)
      return `'about_${locale}', coalesce(${[filtered(details, locale), ...found].join(', ')})`
    })
    .join(', ')

const person = (column: string) => `(
  select json_build_object('id', id, 'full_name', full_name(first_name, last_name)) from accounts where id = ${column})`

/** The conditions that change the plan of the statement; the days are always there. */
interface Choice {
  byPerson: boolean
  byKind: boolean
  bySearch: boolean
}

const ofFound = (column: string) => `${column} in (${accountsWith('$4::text')})`

// All statements take the same parameters, so an unused one is only named.
const whereOf = ({ byPerson, byKind, bySearch }: Choice) => `at >= $1 and at < $2
  and ${byPerson ? '(account_id = $3 or actor_id = $3)' : '$3::int is null'}
  and ${bySearch ? `(${ofFound('account_id')} or ${ofFound('actor_id')})` : '$4::text is not null'}
  and ${byKind ? 'action = any($5)' : '$5::text[] is null'}`

interface AuditLogPage {
  entries: AuditEntry[]
  total: number
  person_name: string | null
}
type Values = [
  from: Date,
  before: Date,
  person: number | null,
  search: string,
  actions: readonly string[] | null,
  offset: number,
]

const pageStatement = (choice: Choice) =>
  fixedStatement<AuditLogPage>({ entries: json(), total: number(), person_name: nullable(text()) })<Values>(`
  with matching as materialized (
    select id, at from audit_log where ${whereOf(choice)} order by at desc, id desc limit ${MAX_ENTRIES}),
  page as (select id from matching order by at desc, id desc limit ${ENTRIES_PER_PAGE} offset $6)
  select (select count(*) from matching)::int as total,
    ${nameOfAccount('$3')} as person_name,
    (select coalesce(json_agg(json_build_object('id', e.id, 'at', e.at, 'action', e.action, 'address', e.address,
      'actor', ${person('e.actor_id')}, 'person', ${person('e.account_id')},
      ${aboutFields('e.details')}, 'details', e.details) order by e.at desc, e.id desc), '[]')
    from page join audit_log e on e.id = page.id) as entries`)

const keyOf = ({ byPerson, byKind, bySearch }: Choice) => [byPerson, byKind, bySearch].map(Number).join('')
const both = [false, true]
const statements = new Map(
  both
    .flatMap(byPerson => both.flatMap(byKind => both.map(bySearch => ({ byPerson, byKind, bySearch }))))
    .map(choice => [keyOf(choice), pageStatement(choice)]),
)

export interface EntrySearch {
  search: string
  person?: number | undefined
  kind?: AuditKind | undefined
  from: Date
  before: Date
}

export const findEntries = async (
  db: Db,
  { search, person, kind, from, before }: EntrySearch,
  page: number,
): Promise<AuditLogPage> => {
  const choice = { byPerson: person !== undefined, byKind: kind !== undefined, bySearch: search !== '' }
  const actions = kind ? actionsByKind[kind] : null
  const offset = (page - 1) * ENTRIES_PER_PAGE
  const values = [from, before, person ?? null, search, actions, offset] as const
  const [found] = (await statements.get(keyOf(choice))?.(db, ...values)) ?? []
  if (!found) throw new Error('The record returned no row')
  return found
}
