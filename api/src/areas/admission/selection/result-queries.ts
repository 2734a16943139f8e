import { boolean, notNull, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { lockAllApplicants, lockBalances, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { lockBookedRooms } from '../../lodging/index.ts'
import { cardTables } from '../../programme/index.ts'
import { summaryColumns, summaryFields, wasUnpaid } from '../applications/queries.ts'

const dueStatement = fixedStatement({ id: number() })<[now: Date]>(
  'select id from masterclasses where letters_due_at <= $1 order by letters_due_at, id limit 200',
)

/** Returns the masterclasses whose letters are due. */
export const findDueLetters = async (db: Db, now: Date): Promise<number[]> =>
  (await dueStatement(db, now)).map(({ id }) => id)

const waitStatement = fixedStatement({ id: number() })<[id: number, due: Date | null]>(`
  update masterclasses set letters_due_at = null
  where id = $1 and letters_due_at is not null and ($2::timestamptz is null or letters_due_at <= $2)
  returning id`)

/** Everybody knows the results from now on. Returns false if the letters are not due by then, or were sent. */
export const endWait = async (tx: Tx, id: number, due: Date | null): Promise<boolean> =>
  (await waitStatement(tx, id, due)).length > 0

const peopleStatement = fixedStatement({
  account_id: number(),
  academy_id: number(),
  fee_invoice_id: number(),
})<[masterclass_id: number]>(`
  select p.account_id, m.academy_id, coalesce(p.fee_invoice_id, 0) as fee_invoice_id
  from applications p join masterclasses m on m.id = p.masterclass_id
  where m.id = $1 and p.status in ('accepted', 'reserve', 'rejected')`)

/**
 * Locks everybody who is told a result, the masterclass, their booked rooms, and the balances of their fees and bookings:
 * until the transaction ends nobody withdraws, pays a fee, changes a booking, or reopens the selection.
 */
export const lockLetters = async (tx: Tx, masterclass_id: number): Promise<void> => {
  await lockAllApplicants(tx, masterclass_id)
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
  const people = await peopleStatement(tx, masterclass_id)
  const academy_id = people[0]?.academy_id
  if (academy_id === undefined) return
  const account_ids = people.map(({ account_id }) => account_id)
  const rooms = await lockBookedRooms(tx, account_ids, academy_id)
  await lockBalances(tx, [...rooms, ...people.map(({ fee_invoice_id }) => fee_invoice_id)])
}

const usedStatement = fixedStatement({ is_used: boolean() })<[masterclass_id: number]>(`
  select exists (select from place_offers where masterclass_id = $1) as is_used`)

/** Whether somebody was offered a place, and so knows a result. Who has withdrawn meanwhile was told none. */
export const isUsed = async (tx: Tx, masterclass_id: number): Promise<boolean> =>
  (await usedStatement(tx, masterclass_id))[0]?.is_used ?? false

// The decisions stay, and so does what the office has decided since; an application that was unpaid had none.
const reopenStatement = fixedCommand<[masterclass_id: number]>(`
  update applications
  set status = 'applied', is_accepted = case when not (${wasUnpaid('applications', 'm')}) then is_accepted end
  from masterclasses m
  where m.id = masterclass_id and masterclass_id = $1 and status in ('accepted', 'reserve', 'rejected')`)

/** Turns results back into decisions. */
export const undoResults = (tx: Tx, masterclass_id: number) => reopenStatement(tx, masterclass_id)

/** The masterclass stays closed for applications. */
export const unmarkFinal = (tx: Tx, id: number) =>
  tx
    .updateTable('masterclasses')
    .set({ finalized_at: null, finalized_by: null, selected_count: null, letters_due_at: null })
    .where('id', '=', id)
    .execute()

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

const decisionsStatement = fixedStatement({
  outcome: text<Result['outcome']>(),
})<[masterclass_id: number]>(`
  update applications
  set is_accepted = case when ${outcome} = 'unpaid' then false else is_accepted end,
    reserve_rank = case when ${outcome} = 'reserve' then reserve_rank end,
    status = coalesce(nullif(${outcome}, 'unpaid'), 'rejected')
  where masterclass_id = $1 and status = 'applied'
  returning ${outcome} as outcome`)

/** Turns every decision into a result, for each active application. Returns what became of them. */
export const setResults = async (tx: Tx, masterclass_id: number): Promise<Result['outcome'][]> =>
  (await decisionsStatement(tx, masterclass_id)).map(({ outcome }) => outcome)

/** Whether application `p` gets a letter, or got one. Who was offered a place meanwhile knows the result. */
export const hasLetter = (p: string) => `(${p}.status in ('accepted', 'reserve', 'rejected')
    and not exists (select from place_offers offer where offer.application_id = ${p}.id))`

/** What the letter says: a fee that came after the final save changes no result. */
const toldOutcome = `case
  when status = 'accepted' then 'accepted'
  when ${wasUnpaid('application', 'm')} then 'unpaid'
  else status end`

// Who was offered a place meanwhile knows it.
const resultsStatement = fixedStatement<Result>(resultColumns)<[masterclass_id: number]>(`
  select ${summaryFields}, m.academy_id, fee_invoice_id, m.participation_fee_cents, ${toldOutcome} as outcome
  from applications application
  join accounts person on person.id = application.account_id
  join (${cardTables}) on m.id = application.masterclass_id
  where application.masterclass_id = $1 and ${hasLetter('application')}
  order by application.id`)

/** Returns the results of a final save that are to be told. */
export const findResults = (tx: Tx, masterclass_id: number): Promise<Result[]> =>
  resultsStatement(tx, masterclass_id)

const outcomesStatement = fixedStatement({
  first_name: text(),
  last_name: text(),
  full_name: text(),
  reserve_rank: nullable(number()),
  outcome: text<Result['outcome']>(),
})<[masterclass_id: number, with_unpaid: boolean]>(`
  select person.first_name, person.last_name, full_name(person.first_name, person.last_name) as full_name, reserve_rank, ${outcome} as outcome
  from applications join accounts person on person.id = account_id
  where masterclass_id = $1 and status = 'applied'
    and case when fee_paid_at is null then $2 else is_accepted is not null end
  order by applications.id`)

/** Returns what a final save would make of the decisions of now. Undecided applications are left out. */
export const findOutcomes = (db: Db, masterclass_id: number, { withUnpaid }: { withUnpaid: boolean }) =>
  outcomesStatement(db, masterclass_id, withUnpaid)

const lateStatement = fixedStatement<Result>(resultColumns)<[application_id: number]>(`
  update applications application set is_accepted = true, status = 'accepted', reserve_rank = null
  from accounts person, ${cardTables}
  where application.id = $1 and person.id = application.account_id and m.id = application.masterclass_id
  returning ${summaryFields}, m.academy_id, fee_invoice_id, m.participation_fee_cents, status as outcome`)

/** Turns a rejection, or a place on the waiting list, into an acceptance. */
export const setAccepted = async (tx: Tx, application_id: number): Promise<Result | undefined> =>
  (await lateStatement(tx, application_id))[0]

const toldStatement = fixedStatement({
  is_told: notNull(boolean()),
})<[application_id: number]>('select is_told from application_results where application_id = $1')

/** Whether the person knows the result: later changes are told at once. */
export const isTold = async (tx: Tx, application_id: number): Promise<boolean> =>
  (await toldStatement(tx, application_id))[0]?.is_told ?? false

export const setParticipationInvoice = (tx: Tx, id: number, participation_invoice_id: number) =>
  tx.updateTable('applications').set({ participation_invoice_id }).where('id', '=', id).execute()
