import { textFor } from '../../../db/localized.ts'
import type { ReferenceColumn } from '../../../db/personal-data/register.ts'

const invoice = (id: string) => `(select invoice_number from invoices named where named.id = ${id})`

const version = (id: string) =>
  `(select to_char(named.valid_from, 'YYYY-MM-DD') from document_versions named where named.id = ${id})`

const country = (id: string) =>
  `(select ${textFor('$2', { table: 'countries', row: 'named' }, 'name')} from countries named where named.id = ${id})`

/** SQL that names what a column refers to, in the language `$2`. */
export const references: Record<ReferenceColumn, (id: string) => string> = {
  academy_id: id => `(select named.place_name || ' ' || extract(year from named.start_date_academy)
    from academies named where named.id = ${id})`,
  application_id: id => `(select ${textFor('$2', { table: 'instruments', row: 'instrument' }, 'name')}
      || ', ' || named.applied_at::date
    from applications named join masterclasses class on class.id = named.masterclass_id
    join instruments instrument on instrument.id = class.instrument_id where named.id = ${id})`,
  announced_evening_id: id =>
    `(select named.date || ', ' || named.place from concert_evenings named where named.id = ${id})`,
  booking_id: id =>
    `(select named.start_date || ' – ' || named.end_date from bookings named where named.id = ${id})`,
  cancels_id: invoice,
  consent_version_id: version,
  correpetition_period_id: id => `(select full_name(person.first_name, person.last_name)
    from correpetition_periods named join accounts person on person.id = named.account_id where named.id = ${id})`,
  country_id: country,
  fee_invoice_id: invoice,
  group_mail_id: id => `(select ${textFor('$2', { table: 'group_mails', row: 'named' }, 'subject')}
    from group_mails named where named.id = ${id})`,
  invoice_id: invoice,
  masterclass_id: id => `(select ${textFor('$2', { table: 'instruments', row: 'instrument' }, 'name')}
      || ', ' || full_name(teacher.first_name, teacher.last_name) || ', ' || named.start_date || ' – ' || named.end_date
    from masterclasses named join instruments instrument on instrument.id = named.instrument_id
    join teachers teacher on teacher.id = named.teacher_id where named.id = ${id})`,
  meal_type_id: id => `(select ${textFor('$2', { table: 'meal_types', row: 'named' }, 'name')}
    from meal_types named where named.id = ${id})`,
  moved_to_id: invoice,
  movement_id: id => `(select named.title from movements named where named.id = ${id})`,
  nationality_id: country,
  participation_invoice_id: invoice,
  piece_id: id => `(select full_name(composer.first_name, composer.last_name) || ': ' || coalesce(nullif(
      ${textFor('$2', { table: 'pieces', row: 'named' }, 'title')}, ''), named.title)
    from pieces named join composers composer on composer.id = named.composer_id where named.id = ${id})`,
  replacement_id: invoice,
  resume_id: id => `(select named.name from resumes named where named.id = ${id})`,
  room_id: id => `(select named.name from rooms named where named.id = ${id})`,
  room_type_id: id => `(select ${textFor('$2', { table: 'room_types', row: 'named' }, 'name')}
    from room_types named where named.id = ${id})`,
  survey_id: id => `(select ${textFor('$2', { table: 'surveys', row: 'named' }, 'title')}
    from surveys named where named.id = ${id})`,
  teacher_id: id =>
    `(select full_name(named.first_name, named.last_name) from teachers named where named.id = ${id})`,
  terms_version_id: version,
  version_id: version,
  withdrawal_invoice_id: invoice,
}
