import { nullable, number, type RowOf, text } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { summaryColumns, summaryFields } from '../applications/queries.ts'
import { cardTables } from '../masterclasses/queries.ts'

/** An application with its result, and the data for its mail. */
const resultColumns = {
  ...summaryColumns,
  academy_id: number(),
  fee_invoice_id: nullable(number()),
  participation_fee_cents: number(),
  outcome: text<'accepted' | 'reserve' | 'rejected' | 'unpaid'>(),
}
export type Result = RowOf<typeof resultColumns>

/** What a final save makes of an application. */
const outcome = `case
  when fee_paid_at is null then 'unpaid'
  when is_accepted then 'accepted'
  when reserve_rank is not null then 'reserve'
  else 'rejected' end`

const resultsStatement = fixedStatement<Result, [masterclass_id: number]>(resultColumns)(`
  update applications application
  set is_accepted = case when ${outcome} = 'unpaid' then false else is_accepted end,
    reserve_rank = case when ${outcome} = 'reserve' then reserve_rank end,
    status = coalesce(nullif(${outcome}, 'unpaid'), 'rejected')
  from accounts person, ${cardTables}
  where application.masterclass_id = $1 and status = 'applied'
    and person.id = application.account_id and m.id = application.masterclass_id
  returning ${summaryFields}, m.academy_id, fee_invoice_id, m.participation_fee_cents,
    ${outcome} as outcome`)

/** Turns every decision into a result, for each active application. */
export const setResults = async (tx: Tx, masterclass_id: number): Promise<Result[]> => {
  const results = await resultsStatement(tx, masterclass_id)
  return results.toSorted((a, b) => a.application_id - b.application_id)
}

const outcomesStatement = fixedStatement<
  { full_name: string; outcome: Result['outcome'] },
  [masterclass_id: number]
>({ full_name: text(), outcome: text() })(`
  select person.first_name || ' ' || person.last_name as full_name, ${outcome} as outcome
  from applications join accounts person on person.id = account_id
  where masterclass_id = $1 and status = 'applied' and (fee_paid_at is null or is_accepted is not null)
  order by reserve_rank, person.last_name, person.first_name, applications.id`)

/** Returns what a final save would make of the decisions of now. Undecided applications are left out. */
export const findOutcomes = (db: Db, masterclass_id: number) => outcomesStatement(db, masterclass_id)

const lateStatement = fixedStatement<Result, [application_id: number]>(resultColumns)(`
  update applications application set is_accepted = true, status = 'accepted', reserve_rank = null
  from accounts person, ${cardTables}
  where application.id = $1 and person.id = application.account_id and m.id = application.masterclass_id
  returning ${summaryFields}, m.academy_id, fee_invoice_id, m.participation_fee_cents, status as outcome`)

/** Turns a rejection, or a place on the waiting list, into an acceptance. */
export const setAccepted = async (tx: Tx, application_id: number): Promise<Result | undefined> =>
  (await lateStatement(tx, application_id))[0]

export const setParticipationInvoice = (tx: Tx, id: number, participation_invoice_id: number) =>
  tx.updateTable('applications').set({ participation_invoice_id }).where('id', '=', id).execute()
