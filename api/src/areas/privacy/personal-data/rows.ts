import type { Locale } from '@academy/contract/base/locale'
import { json, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import {
  belongsTo,
  columnsOf,
  type DecisionTable,
  isReference,
  type PersonalTableName,
  personalTables,
  type ReferenceColumn,
} from '../../../db/personal-data/register.ts'
import { exportedKinds } from '../../../db/personal-data/types.ts'

const invoice = (id: string) => `(select invoice_number from invoices named where named.id = ${id})`

const version = (id: string) =>
  `(select to_char(named.valid_from, 'YYYY-MM-DD') from document_versions named where named.id = ${id})`

const country = (id: string) =>
  `(select ${textFor('$2', { table: 'countries', row: 'named' }, 'name')} from countries named where named.id = ${id})`

/** SQL that names what a column refers to, in the language `$2`. */
const references: Record<ReferenceColumn, (id: string) => string> = {
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

/** What is exported of a row: values by column, a reference with its name. */
export type ExportedRow = Record<string, unknown>

const isTold = (application_id: string) => `exists (select from application_results told
  join masterclasses on masterclasses.id = told.masterclass_id
  where told.application_id = ${application_id} and told.is_told and finalized_at is not null)`

/** Whether the person may know what the teacher has decided. */
const isDecisionTold: Record<DecisionTable, string> = {
  applications: isTold('t.id'),
  applicant_reviews: isTold('t.application_id'),
}

/** Rows that the person may not know yet. */
const isShown: { [T in PersonalTableName]?: string } = {
  audit_log: `(t.action not in ('decided_for_teacher', 'accepted_late') or exists (select from masterclasses
    where id = (t.details ->> 'masterclass_id')::int and finalized_at is not null and letters_due_at is null))`,
  // A draft, or not sent to this person yet.
  group_mail_recipients: 't.queued_at is not null',
}

/** Columns that are not exported as they are stored. */
const expressions: Record<string, string> = {
  'applications.status':
    '(select told.status from application_results told where told.application_id = t.id)',
  // A link that works without a login must not reach anybody but the mailbox.
  'outbox.body_text': `replace(t.body_text, coalesce(t.secret_link, ''), '…')`,
  'repertoire_changes.former_piece_ids': `(select coalesce(json_agg(${references.piece_id('piece.id')} order by place), '[]')
    from unnest(t.former_piece_ids) with ordinality as piece (id, place))`,
}

/** The owner of a row that is part of another one, such as the invoice of a balance. */
const wholesOf = (table: PersonalTableName): ReferenceColumn[] =>
  columnsOf(table, 'owner').filter(column => isReference(column))

/** The times by which rows are listed, the first one that a table has. */
const times = [
  ...['at', 'given_at', 'applied_at', 'booked_at', 'requested_at', 'paid_on', 'booked_on', 'allocated_at'],
  ...['offered_at', 'uploaded_at', 'created_at', 'made_at', 'stopped_at', 'asked_at', 'assigned_at', 'since'],
  ...[
    'sent_at',
    'queued_at',
    'changed_at',
    'start_date',
    'seen_at',
    'last_login_at',
    'used_at',
    'expires_at',
  ],
]

/** How the rows of other tables are listed. */
const places: { [T in PersonalTableName]?: string } = {
  academy_people: 't.academy_id',
  application_pieces: 't.application_id * 1000::numeric + t.position',
  consents: 'extract(epoch from coalesce(t.given_at, t.withdrawn_at))',
  invoice_balances: 't.invoice_id',
  invoice_states: 't.invoice_id',
  requested_movements: 't.request_id * 10000::numeric + t.sort_order',
  survey_invitations: 't.survey_id',
}

/** A number by which the rows of a table are listed, the earliest first. */
const placeOf = (table: PersonalTableName): string => {
  const columns = columnsOf(table, 'data', 'decision')
  const time = times.find(column => columns.includes(column))
  return places[table] ?? (time ? `coalesce(extract(epoch from t.${time}::timestamptz), 0)` : '0')
}

const isDecided = (table: string): table is DecisionTable => table in isDecisionTold

const expressionOf = (table: PersonalTableName, column: string): string =>
  expressions[`${table}.${column}`] ??
  (isReference(column) ? references[column](`t.${column}`) : `t.${column}`)

const pageStatement = (table: PersonalTableName) => {
  const decisions = new Set(columnsOf(table, 'decision'))
  const columns = [...wholesOf(table), ...columnsOf(table, ...exportedKinds)]
  const pairs = columns.map(column => {
    const value = expressionOf(table, column)
    return `'${column}', ${decisions.has(column) && isDecided(table) ? `case when ${isDecisionTold[table]} then ${value} end` : value}`
  })
  const place = placeOf(table)
  // The second parameter may be unused, and has to be used for PostgreSQL to know its type.
  return fixedStatement({ row: json<ExportedRow>(), place: text(), row_place: text() })<
    [account_id: number, locale: Locale, place: string, row_place: string, limit: number]
  >(`
    select json_build_object(${pairs.join(', ')}) as row, (${place})::numeric::text as place, t.ctid::text as row_place
    from ${table} t
    where ${belongsTo(table, 't')} and ${isShown[table] ?? 'true'} and $2::text is not null
      and ((${place})::numeric, t.ctid) > ($3::numeric, $4::tid)
    order by (${place})::numeric, t.ctid limit $5`)
}

/** Tables with rows of people, in the order of the register. */
export const exportedTables: PersonalTableName[] = personalTables
  .filter(([, { owners }]) => owners.length > 0)
  .map(([table]) => table)
  .filter(table => columnsOf(table, ...exportedKinds).length > 0)

const statements = new Map(exportedTables.map(table => [table, pageStatement(table)]))

const PAGE = 200

/** Yields the rows of a person, a few at a time. The transaction has one snapshot, so the order stays. */
export async function* rowsOf(
  tx: Tx,
  table: PersonalTableName,
  { id, locale }: { id: number; locale: Locale },
): AsyncGenerator<ExportedRow> {
  const ownColumns = columnsOf(table, ...exportedKinds)
  let place = '-1'
  let row_place = '(0,0)'
  for (;;) {
    const page = (await statements.get(table)?.(tx, id, locale, place, row_place, PAGE)) ?? []
    // A row whose decisions are still secret says nothing.
    yield* page.map(({ row }) => row).filter(row => ownColumns.some(column => row[column] !== null))
    if (page.length < PAGE) return
    const last = page.at(-1)
    place = last?.place ?? place
    row_place = last?.row_place ?? row_place
  }
}
