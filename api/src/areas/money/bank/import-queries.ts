import type { StatementWarning } from '@academy/contract/money/bank/schemas'
import type { Statement } from '../../../base/camt/statement.ts'
import { day, list, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'

/** The closing balances of this account that are known, from imports that were not undone. */
const closingStatement = fixedStatement({
  cents: notNull(number()),
  on: notNull(day()),
})<[iban: string]>(`
  select s.closing_cents as cents, s.closing_on as on
  from bank_statements s join bank_imports i on i.id = s.import_id
  where s.iban = $1 and s.closing_on is not null and i.undone_at is null
  order by s.closing_on desc, s.id desc limit 400`)
export const findClosingBalances = (tx: Tx, iban: string) => closingStatement(tx, iban)

const newLinesStatement = fixedStatement({
  id: number(),
  fingerprint: text(),
})<[lines: string]>(`
  insert into bank_lines (fingerprint, booked_on, valued_on, amount_cents, is_return, return_reason, end_to_end_id,
    reference_list, remittance, party_name, party_iban, ultimate_name, bank_reference)
  select fingerprint, booked_on, valued_on, amount_cents, is_return, return_reason, end_to_end_id,
    reference_list, remittance, party_name, party_iban, ultimate_name, bank_reference
  from json_to_recordset($1) as line (fingerprint text, booked_on date, valued_on date, amount_cents int,
    is_return boolean, return_reason text, end_to_end_id text, reference_list text[], remittance text,
    party_name text, party_iban text, ultimate_name text, bank_reference text)
  on conflict do nothing
  returning id, fingerprint`)

/** Inserts the lines that no earlier file had, and returns them. */
export const insertNewLines = (tx: Tx, statements: readonly Statement[]) => {
  const lines = statements.flatMap(statement => statement.lines)
  const rows = lines.map(({ references, direction, amount_cents, ...line }) => ({
    ...line,
    amount_cents: direction === 'in' ? amount_cents : -amount_cents,
    reference_list: references,
  }))
  return newLinesStatement(tx, JSON.stringify(rows))
}

interface NewImport {
  file_name: string
  new_count: number
  known_count: number
  warnings: StatementWarning[]
  imported_at: Date
  imported_by: number | null
}

export const insertImport = async (tx: Tx, { warnings, ...values }: NewImport): Promise<number> => {
  const { id } = await tx
    .insertInto('bank_imports')
    .values({ ...values, warnings: JSON.stringify(warnings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const mapStatement = fixedCommand<[pairs: string, new_ids: number[]]>(`
  insert into bank_statement_lines (statement_id, line_id, is_first)
  select pair.statement_id, l.id, l.id = any($2)
  from json_to_recordset($1) as pair (statement_id int, fingerprint text)
  join bank_lines l on l.fingerprint = pair.fingerprint
  on conflict do nothing`)

/** Inserts the statements of an import, and which lines each of them has. */
export const insertStatements = async (
  tx: Tx,
  import_id: number,
  statements: readonly Statement[],
  new_ids: number[],
): Promise<void> => {
  const rows = await tx
    .insertInto('bank_statements')
    .values(
      statements.map(({ iban, statement_id, opening, closing }) => ({
        import_id,
        iban,
        statement_id,
        opening_cents: opening?.cents ?? null,
        opening_on: opening?.on ?? null,
        closing_cents: closing?.cents ?? null,
        closing_on: closing?.on ?? null,
      })),
    )
    .returning('id')
    .execute()
  const pairs = statements.flatMap(({ lines }, index) =>
    lines.map(({ fingerprint }) => ({ statement_id: rows[index]?.id, fingerprint })),
  )
  await mapStatement(tx, JSON.stringify(pairs), new_ids)
}

/** The lines that an import was the first to bring, with their bookings. */
const firstStatement = fixedStatement({
  id: number(),
  payment_id: nullable(number()),
  booked_as: nullable(text()),
})<[import_id: number]>(`
  select l.id, case when p.undone_at is null or l.booked_as = 'undo' then l.payment_id end as payment_id, l.booked_as
  from bank_lines l left join payments p on p.id = l.payment_id
  where l.id in (
    select m.line_id from bank_statement_lines m join bank_statements s on s.id = m.statement_id
    where s.import_id = $1 and m.is_first)
  order by l.id`)
export const findFirstLines = (tx: Tx, import_id: number) => firstStatement(tx, import_id)

const leaveStatement = fixedStatement({
  kept: list<number>(),
})<[import_id: number, line_ids: number[]]>(`
  with gone as (
    delete from bank_statement_lines mapping using bank_statements s
    where s.id = mapping.statement_id and s.import_id = $1 and mapping.line_id = any($2)),
  next as (
    select distinct on (m.line_id) m.line_id, m.statement_id
    from bank_statement_lines m join bank_statements s on s.id = m.statement_id
    where m.line_id = any($2) and s.import_id <> $1
    order by m.line_id, m.statement_id),
  moved as (
    update bank_statement_lines m set is_first = true from next
    where m.line_id = next.line_id and m.statement_id = next.statement_id)
  select coalesce(array_agg(line_id), '{}')::int[] as kept from next`)

/** Takes lines out of an import. Returns those that another import has as well: they belong to that one now. */
export const leaveImport = async (tx: Tx, import_id: number, line_ids: number[]): Promise<number[]> =>
  (await leaveStatement(tx, import_id, line_ids))[0]?.kept ?? []

export const deleteLines = (tx: Tx, ids: number[]) =>
  tx.deleteFrom('bank_lines').where('id', 'in', ids).execute()

export const findImport = (tx: Tx, id: number) =>
  tx
    .selectFrom('bank_imports')
    .select(['id', 'file_name', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export const markImportUndone = (
  tx: Tx,
  id: number,
  undone: { undone_at: Date; undone_by: number; undo_reason: string },
) => tx.updateTable('bank_imports').set(undone).where('id', '=', id).execute()
