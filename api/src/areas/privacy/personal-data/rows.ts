import type { Locale } from '@academy/contract/base/locale'
import { json, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
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
import { references } from './references.ts'

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
  return fixedStatement<
    { row: ExportedRow; place: string; row_place: string },
    [account_id: number, locale: Locale, place: string, row_place: string, limit: number]
  >({ row: json(), place: text(), row_place: text() })(`
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
