import type { ApplicationDays } from '@academy/contract/admission/selection/schemas'
import { boolean, type Columns, day, instant, json, notNull, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { hasReached, isShownTo, isTaughtBy } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import {
  lockApplicants,
  lockApplication,
  lockBalances,
  lockMasterclass,
  shareAcademyOf,
  shareMasterclass,
} from '../../../db/locks.ts'
import { cardFields, cardTables, freePlaces, placeFigures } from '../../programme/index.ts'
import { hasLetter } from './result-queries.ts'
import type { Selection } from './rules.ts'

/** Account of the teacher whose masterclasses are accessible; null: all masterclasses. */
export type Owner = number | null

// Two scans: one with a join of both is slow for a large class.
const figures = `lateral (
  select forwarded.*, unpaid_count, lapsed_count, letter_count
  from (
    select count(*)::int as application_count,
      (count(*) filter (where p.is_accepted))::int as participant_count,
      (count(*) filter (where p.is_accepted is null))::int as undecided_count,
      count(p.reserve_rank)::int as reserve_count
    from forwarded_applications p
    where p.masterclass_id = m.id) forwarded
  cross join (
    select (count(*) filter (where p.fee_paid_at is null and p.status = 'applied'))::int as unpaid_count,
      (count(*) filter (where p.fee_paid_at is null and p.status not in ('applied', 'withdrawn')))::int as lapsed_count,
      (count(*) filter (where ${hasLetter('p')}))::int as letter_count
    from applications p
    where p.masterclass_id = m.id) others) figures`

const selections = (where: string) => `
  select json_build_object(${cardFields}) as card, a.end_date_application as deadline,
    m.finalized_at is not null as is_final, figures.*,
    ${freePlaces} as free_place_count, taken.offered_count, m.letters_due_at
  from ${cardTables} cross join ${figures} cross join ${placeFigures}
  where ${where}`

const selectionColumns: Columns<Selection> = {
  card: json(),
  deadline: day(),
  is_final: boolean(),
  letters_due_at: nullable(instant()),
  application_count: number(),
  participant_count: number(),
  undecided_count: number(),
  reserve_count: number(),
  unpaid_count: number(),
  lapsed_count: number(),
  letter_count: number(),
  free_place_count: number(),
  offered_count: number(),
}

const ownStatement = fixedStatement<Selection>(selectionColumns)<[owner: number]>(
  `${selections(isTaughtBy('$1'))} order by m.start_date desc, m.id limit 200`,
)
export const ownSelections = (db: Db, owner: number): Promise<Selection[]> => ownStatement(db, owner)

const oneStatement = fixedStatement<Selection>(selectionColumns)<[id: number, owner: Owner]>(
  selections(`m.id = $1 and ${isShownTo('$2')}`),
)
export const findSelection = async (
  db: Db | Tx,
  id: number,
  owner: Owner,
): Promise<Selection | undefined> => {
  const [selection] = await oneStatement(db, id, owner)
  return selection
}

const currentStatement = fixedStatement({ academy: json<CurrentAcademy>(), selections: json<Selection[]>() })<
  [today: string]
>(`
  select json_build_object(
      'id', academy.id,
      'start_date_academy', academy.start_date_academy,
      'end_date_academy', academy.end_date_academy,
      'end_date_application', academy.end_date_application,
      'deadline_passed', academy.end_date_application < $1::date,
      'place_name', academy.place_name) as academy,
    (select coalesce(json_agg(row_to_json(one)), '[]')
      from (${selections('m.academy_id = academy.id')} order by m.start_date, m.id) one) as selections
  from academies academy
  where academy.is_current`)

interface CurrentAcademy {
  id: number
  start_date_academy: string
  end_date_academy: string
  end_date_application: string
  deadline_passed: boolean
  place_name: string
}

/** Returns the current academy with the selections of all its masterclasses. */
export const currentSelections = async (db: Db, today: string) => {
  const [current] = await currentStatement(db, today)
  return current
}

const ownApplicantStatement = fixedStatement({
  masterclass_id: number(),
  is_final: boolean(),
  has_withdrawn: boolean(),
})<[application_id: number, owner: number]>(`
  select m.id as masterclass_id, m.finalized_at is not null as is_final, p.status = 'withdrawn' as has_withdrawn
  from applications p
  join masterclasses m on m.id = p.masterclass_id
  join academies a on a.id = m.academy_id
  join teachers t on t.id = m.teacher_id
  where p.id = $1 and ${hasReached('$2')}`)

/** Returns an application that has reached the teacher. */
const findOwnApplicant = async (db: Db | Tx, application_id: number, owner: number) =>
  (await ownApplicantStatement(db, application_id, owner))[0]

/**
 * Locks such an application. Its selection cannot become final in the meantime. `lock` is that of the
 * masterclass.
 */
export const lockOwnApplicant = async (
  tx: Tx,
  application_id: number,
  owner: number,
  lock: typeof lockMasterclass = shareMasterclass,
) => {
  // Check before locking: a teacher must not lock another teacher's application.
  const seen = await findOwnApplicant(tx, application_id, owner)
  if (!seen) return undefined
  await lock(tx, seen.masterclass_id)
  await lockApplication(tx, application_id)
  return findOwnApplicant(tx, application_id, owner)
}

/** A decision removes the application from the waiting list. */
export const setDecision = (tx: Tx, id: number, is_accepted: boolean | null) =>
  tx.updateTable('applications').set({ is_accepted, reserve_rank: null }).where('id', '=', id).execute()

const isCompleteStatement = fixedStatement({ is_complete: boolean() })<
  [masterclass_id: number, held: number[]]
>(`
  select not exists (
    select from applications where masterclass_id = $1 and status = 'applied' and account_id <> all($2)) as is_complete`)
const invoicesStatement = fixedStatement({
  invoice_id: notNull(number()),
})<[masterclass_id: number]>(`
  select fee_invoice_id as invoice_id from applications
  where masterclass_id = $1 and status = 'applied' and fee_invoice_id is not null`)

export const setClosed = (tx: Tx, id: number, application_closed: boolean) =>
  tx.updateTable('masterclasses').set({ application_closed }).where('id', '=', id).execute()

/**
 * Locks the applicants, the masterclass, and the balances of their fees: until the transaction ends no one
 * applies, decides, withdraws, pays a fee or finalizes the selection. Returns false if someone applied before the masterclass was locked: the lock order forbids
 * locking another account then, so the transaction has to be retried.
 */
export const lockSelection = async (tx: Tx, masterclass_id: number): Promise<boolean> => {
  const locked = (await lockApplicants(tx, masterclass_id)).map(({ id }) => id)
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
  const [state] = await isCompleteStatement(tx, masterclass_id, locked)
  if (!state?.is_complete) return false
  const invoices = await invoicesStatement(tx, masterclass_id)
  await lockBalances(
    tx,
    invoices.map(({ invoice_id }) => invoice_id),
  )
  return true
}

/** Marks the selection as final and closes applications: no teacher would look at new ones. */
export const markFinal = (
  tx: Tx,
  id: number,
  final: { finalized_by: number; finalized_at: Date; selected_count: number; letters_due_at: Date },
) =>
  tx
    .updateTable('masterclasses')
    .set({ ...final, application_closed: true })
    .where('id', '=', id)
    .execute()

const dayInVienna = (instant: string) => `(${instant} at time zone 'Europe/Vienna')::date`

const seasonOf = (academy: string) => `
  json_build_object(
    'year', extract(year from ${academy}.start_date_academy)::int,
    'deadline', ${academy}.end_date_application,
    'days', (
      select coalesce(json_agg(json_build_object('day', day, 'applied', applied, 'paid', paid) order by day), '[]')
      from (
        select happened.day, sum(happened.applied)::int as applied, sum(happened.paid)::int as paid
        from masterclasses m
        join applications p on p.masterclass_id = m.id and p.status <> 'withdrawn'
        cross join lateral (values
          (${dayInVienna('p.applied_at')}, 1, 0),
          (${dayInVienna('p.fee_paid_at')}, 0, 1)) happened(day, applied, paid)
        where m.academy_id = ${academy}.id and happened.day is not null
        group by happened.day) by_day))`

type Seasons = Pick<ApplicationDays, 'now' | 'before'>

const daysStatement = fixedStatement<Seasons>({ now: json(), before: nullable(json()) })(`
  select ${seasonOf('academy')} as now, (
      select ${seasonOf('earlier')} from academies earlier
      where earlier.start_date_academy < academy.start_date_academy and not earlier.is_draft
        and exists (select from masterclasses where academy_id = earlier.id)
      order by earlier.start_date_academy desc limit 1) as before
  from academies academy
  where academy.is_current`)

/** Returns the applications of the current academy, and of the one before it, by day. */
export const findApplicationDays = async (db: Db): Promise<Seasons | undefined> =>
  (await daysStatement(db))[0]
