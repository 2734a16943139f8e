// SQL that names what an entry of the record is about.

import { type Locale, locales } from '@academy/contract/base/locale'
import type { RecordField } from '@academy/contract/office/audit-log/fields'
import type { PeopleFilter } from '@academy/contract/people/people-list/schemas'

/** The id in a field: the value itself, or that after the change, or before it. Null if there is none. */
const idIn = (details: string, field: RecordField) => `(case jsonb_typeof(${details} -> '${field}')
  when 'number' then ${details} ->> '${field}'
  when 'array' then coalesce(${details} -> '${field}' ->> 1, ${details} -> '${field}' ->> 0) end)::int`

const masterclass = (locale: Locale) => `i.name_${locale} || ', ' || full_name(t.first_name, t.last_name)
  from masterclasses m join instruments i on i.id = m.instrument_id join teachers t on t.id = m.teacher_id`
const dayText = (column: string) => `to_char(${column}, 'DD.MM.YYYY')`
/** As ranges of days are written elsewhere: 01.08. - 15.08.2027 */
const rangeText = (start: string, end: string) => `to_char(${start}, 'DD.MM.') || ' - ' || ${dayText(end)}`

/** The most specific comes first: an entry about a masterclass also has the id of its academy. */
const subjects = (locale: Locale): [RecordField, select: string][] => [
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
export const aboutFields = (details: string): string =>
  locales
    .map(locale => {
      const found = subjects(locale).map(([field, select]) => `(select ${select}${idIn(details, field)})`)
      return `'about_${locale}', coalesce(${[filtered(details, locale), ...found].join(', ')})`
    })
    .join(', ')
