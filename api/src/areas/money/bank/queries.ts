import type { BankImport, BankLine, LineState } from '@academy/contract/money/bank/schemas'
import { LINES_PER_PAGE } from '@academy/contract/money/bank/schemas'
import { boolean, json, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, likePattern, nameOfAccount } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { KnownRows } from './match-evidence.ts'

/**
 * A line whose payment was undone elsewhere is open again, unless the bank took the money back. `l` is the line, `p`
 * its payment.
 */
const stateOf = `case when l.state = 'booked' and l.booked_as <> 'undo' and p.undone_at is not null and not exists (
    select from bank_lines back where back.payment_id = p.id and back.booked_as = 'undo') then 'open'
  else l.state end`
const linesWithState = `(
  select l.*, ${stateOf} as shown_state, p.account_id from bank_lines l left join payments p on p.id = l.payment_id) l`

/** A line as it is shown, with what the matcher needs of it. */
export interface FoundLine extends Omit<BankLine, 'proposals'> {
  amount_cents: number
  end_to_end_id: string
}

const lineJson = `json_build_object(
  'id', l.id, 'booked_on', l.booked_on, 'amount', ${euros('l.amount_cents')}, 'amount_cents', l.amount_cents,
  'end_to_end_id', l.end_to_end_id, 'is_return', l.is_return, 'return_reason', l.return_reason,
  'party_name', l.party_name, 'party_iban', l.party_iban, 'ultimate_name', l.ultimate_name,
  'references', l.reference_list, 'remittance', l.remittance, 'state', l.shown_state,
  'settled_at', case when l.shown_state <> 'open' then l.settled_at end,
  'settled_by', case when l.shown_state <> 'open' then ${nameOfAccount('l.settled_by')} end,
  'ignore_reason', l.ignore_reason,
  'booking', case when l.shown_state = 'booked' then json_build_object(
    'kind', l.booked_as, 'payment_id', l.payment_id, 'account_id', l.account_id, 'full_name', ${nameOfAccount('l.account_id')},
    'invoices', (select coalesce(json_agg(v.invoice_number order by a.id), '[]')
      from allocations a join invoices v on v.id = a.invoice_id
      where a.payment_id = l.payment_id and a.released_at is null)) end)`

const linesStatement = fixedStatement({ lines: json<FoundLine[]>(), total: number() })<
  [state: LineState | null, import_id: number | null, pattern: string | null, offset: number]
>(`
  with matching as (
    select l.* from ${linesWithState}
    where ($1::text is null or l.shown_state = $1)
      and ($2::int is null or l.id in (
        select m.line_id from bank_statement_lines m join bank_statements s on s.id = m.statement_id where s.import_id = $2))
      and ($3::text is null
        or plain_text(concat_ws(' ', l.party_name, l.ultimate_name, l.remittance, l.party_iban,
          array_to_string(l.reference_list, ' '))) like plain_text($3)
        or to_char(abs(l.amount_cents) / 100.0, 'FM999999990.00') like replace($3, ',', '.')))
  select (select count(*) from matching) as total, (
    select coalesce(json_agg(${lineJson} order by l.booked_on desc, l.id desc), '[]')
    from (select * from matching order by booked_on desc, id desc limit ${LINES_PER_PAGE} offset $4) l) as lines`)

interface LineChoice {
  state?: LineState | undefined
  import_id?: number | undefined
  search: string
  page: number
}

export const findLines = async (db: Db, { state, import_id, search, page }: LineChoice) => {
  const pattern = search ? likePattern(search) : null
  const offset = (page - 1) * LINES_PER_PAGE
  const [found] = await linesStatement(db, state ?? null, import_id ?? null, pattern, offset)
  if (!found) throw new Error('The list of lines returned no row')
  return found
}

const byIdStatement = fixedStatement({ line: json<FoundLine>() })<[ids: number[]]>(`
  select ${lineJson} as line from ${linesWithState} where l.id = any($1) order by l.id`)

export const findLinesById = async (db: Db | Tx, ids: number[]): Promise<FoundLine[]> =>
  (await byIdStatement(db, ids)).map(({ line }) => line)

// Entries of so many days before the first line are looked at: what comes back comes back soon.
const ENTRY_DAYS = 120

/** What lines that name these references and numbers, from this day on, may belong to. */
const knownStatement = fixedStatement<KnownRows>({
  invoices: json(),
  people: json(),
  entries: json(),
})<[references: string[], numbers: string[], since: string]>(`
  with named as (
    select invoice_id as id from invoice_balances where outstanding_cents > 0
    union select id from invoices where reference = any($1)
    union select id from invoices where invoice_number = any($2)),
  shown as (
    select v.id as invoice_id, v.invoice_number, v.reference, v.account_id, b.outstanding_cents, v.due_date, b.is_cancelled
    from named join invoices v on v.id = named.id join invoice_balances b on b.invoice_id = v.id
    where v.cancels_id is null),
  recent as (
    -- An entry that was booked again is of a later day than its line.
    select p.id as payment_id, p.account_id, p.amount_cents, coalesce(l.booked_on, p.paid_on) as paid_on, l.party_iban
    from payments p left join bank_lines l on l.payment_id = p.id and l.booked_as <> 'undo'
    where p.undone_at is null and p.paid_on >= $3::date - ${ENTRY_DAYS}),
  credit as (select account_id, sum(cents)::int as cents from credits group by account_id)
  select
    (select coalesce(json_agg(shown), '[]') from shown) as invoices,
    (select coalesce(json_agg(recent order by recent.payment_id desc), '[]') from recent) as entries,
    (select coalesce(json_agg(json_build_object(
        'account_id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
        'credit_cents', coalesce(credit.cents, 0),
        'refund_iban', (select iban from refund_requests where account_id = person.id and refund_id is null),
        'ibans', (select coalesce(json_agg(distinct l.party_iban), '[]') from payments p
          join bank_lines l on l.payment_id = p.id and l.booked_as = 'payment'
          where p.account_id = person.id and p.undone_at is null and l.party_iban <> ''))), '[]')
      from accounts person left join credit on credit.account_id = person.id
      where person.id in (select account_id from shown union select account_id from recent
        union select account_id from credit)) as people`)

export const findKnown = async (
  db: Db | Tx,
  named: { references: string[]; numbers: string[]; since: string },
): Promise<KnownRows> => {
  const [known] = await knownStatement(db, named.references, named.numbers, named.since)
  if (!known) throw new Error('The known data returned no row')
  return known
}

const importJson = `json_build_object(
  'id', i.id, 'file_name', i.file_name, 'imported_at', i.imported_at, 'imported_by', ${nameOfAccount('i.imported_by')},
  'undone_at', i.undone_at, 'undone_by', ${nameOfAccount('i.undone_by')}, 'undo_reason', i.undo_reason,
  'warnings', i.warnings, 'new_count', i.new_count, 'known_count', i.known_count,
  'statements', (select coalesce(json_agg(json_build_object(
      'statement_id', s.statement_id,
      'line_count', (select count(*) from bank_statement_lines m where m.statement_id = s.id),
      'opening', ${euros('s.opening_cents')}, 'opening_on', s.opening_on,
      'closing', ${euros('s.closing_cents')}, 'closing_on', s.closing_on) order by s.id), '[]')
    from bank_statements s where s.import_id = i.id),
  'open_count', counts.open, 'booked_count', counts.booked, 'ignored_count', counts.ignored)`

const importsStatement = fixedStatement({ found: json<BankImport>() })<[id: number | null]>(`
  select ${importJson} as found from bank_imports i
  cross join lateral (
    select count(*) filter (where l.shown_state = 'open') as open,
      count(*) filter (where l.shown_state = 'booked') as booked,
      count(*) filter (where l.shown_state = 'ignored') as ignored
    from ${linesWithState} where l.id in (
      select m.line_id from bank_statement_lines m join bank_statements s on s.id = m.statement_id
      where s.import_id = i.id and m.is_first)) counts
  where $1::int is null or i.id = $1
  order by i.id desc limit 100`)

export const findImports = async (db: Db | Tx, id: number | null = null): Promise<BankImport[]> =>
  (await importsStatement(db, id)).map(({ found }) => found)

const settingsStatement = fixedStatement({ books_sure: boolean() })('select books_sure from bank_settings')
export const findSettings = async (db: Db | Tx): Promise<{ books_sure: boolean }> => {
  const [settings] = await settingsStatement(db)
  if (!settings) throw new Error('The settings of the bank are missing')
  return settings
}

export const updateSettings = (tx: Tx, settings: { books_sure: boolean }) =>
  tx.updateTable('bank_settings').set(settings).execute()
