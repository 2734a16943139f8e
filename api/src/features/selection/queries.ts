import { Written } from '@academy/contract/applications/schemas'
import type { Applicant } from '@academy/contract/selection/schemas'
import { boolean, type Columns, day, json, number } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import {
  lockApplicants,
  lockApplication,
  lockBalances,
  lockMasterclass,
  shareAcademyOf,
  shareMasterclass,
} from '../../db/locks.ts'
import { schemaFields } from '../../db/schema-fields.ts'
import { isForwarded } from '../applications/queries.ts'
import { lockBookedRooms } from '../lodging/release.ts'
import { cardFields, cardTables } from '../masterclasses/queries.ts'
import { repertoireFields } from '../repertoire-changes/queries.ts'
import type { Selection } from './rules.ts'

/** Account of the teacher whose masterclasses are accessible; null: all masterclasses. */
export type Owner = number | null

const figures = `lateral (
  select
    (count(*) filter (where ${isForwarded}))::int as application_count,
    (count(*) filter (where ${isForwarded} and p.is_accepted))::int as participant_count,
    (count(*) filter (where ${isForwarded} and p.is_accepted is null))::int as undecided_count,
    (count(*) filter (where ${isForwarded} and p.reserve_rank is not null))::int as reserve_count,
    (count(*) filter (where ${isForwarded} and not p.is_accepted and p.reserve_rank is null))::int as declined_count,
    (count(*) filter (where p.fee_paid_at is null and p.status = 'applied'))::int as unpaid_count
  from applications p
  where p.masterclass_id = m.id) figures`

const selections = (where: string) => `
  select json_build_object(${cardFields}) as card, a.end_date_application as deadline,
    m.finalized_at is not null as is_final, figures.*
  from ${cardTables} cross join ${figures}
  where ${where}`

const selectionColumns: Columns<Selection> = {
  card: json(),
  deadline: day(),
  is_final: boolean(),
  application_count: number(),
  participant_count: number(),
  undecided_count: number(),
  reserve_count: number(),
  declined_count: number(),
  unpaid_count: number(),
}

const ownStatement = fixedStatement<Selection, [owner: number]>(selectionColumns)(
  `${selections('t.account_id = $1 and not a.is_draft')} order by m.start_date desc, m.id limit 200`,
)
export const ownSelections = (db: Db, owner: number): Promise<Selection[]> => ownStatement(db, owner)

const oneStatement = fixedStatement<Selection, [id: number, owner: Owner]>(selectionColumns)(
  selections('m.id = $1 and ($2::int is null or (t.account_id = $2 and not a.is_draft))'),
)
export const findSelection = async (
  db: Db | Tx,
  id: number,
  owner: Owner,
): Promise<Selection | undefined> => {
  const [selection] = await oneStatement(db, id, owner)
  return selection
}

const currentStatement = fixedStatement<
  { academy: CurrentAcademy; selections: Selection[] },
  [today: string]
>({ academy: json(), selections: json() })(`
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

/** An applicant without the signed link to the résumé and without the age. */
export type ApplicantRow = Omit<Applicant, 'student' | 'resume'> & {
  student: Omit<Applicant['student'], 'age'>
  resume: { name: string; key: string } | null
}

const applicantJson = `json_build_object(
  'id', p.id,
  'status', p.status,
  'has_withdrawn', p.status = 'withdrawn',
  'is_current', a.is_current,
  'is_accepted', p.is_accepted,
  'is_known', p.is_known,
  ${schemaFields(Written, 'p')},
  'student', json_build_object('full_name', person.first_name || ' ' || person.last_name,
    'date_of_birth', profile.date_of_birth, 'gender', profile.gender),
  'recordings', array_remove(array[p.recording_1, p.recording_2, p.recording_3], ''),
  'resume', case when resumes.id is not null then json_build_object('name', resumes.name, 'key', resumes.key) end,
  'participation_is_final', m.finalized_at is not null,
  ${repertoireFields('p.id')})`

const applicantTables = `applications p
  join accounts person on person.id = p.account_id
  left join profiles profile on profile.account_id = person.id
  left join resumes on resumes.id = p.resume_id`

const applicantsStatement = fixedStatement<
  { applicants: ApplicantRow[] },
  [masterclass_id: number, owner: Owner]
>({ applicants: json() })(`
  select (
    select coalesce(json_agg(${applicantJson} order by p.fee_paid_at, p.id), '[]')
    from ${applicantTables}
    where p.masterclass_id = m.id and p.fee_paid_at is not null) as applicants
  from masterclasses m
  join teachers t on t.id = m.teacher_id
  join academies a on a.id = m.academy_id
  where m.id = $1 and ($2::int is null or (t.account_id = $2 and not a.is_draft))`)

/** Returns the forwarded applications in order of arrival, or undefined if there is no such masterclass. */
export const findApplicants = async (
  db: Db | Tx,
  masterclass_id: number,
  owner: Owner,
): Promise<ApplicantRow[] | undefined> => {
  const [found] = await applicantsStatement(db, masterclass_id, owner)
  return found?.applicants
}

const applicantStatement = fixedStatement<{ applicant: ApplicantRow }, [application_id: number]>({
  applicant: json(),
})(`
  select ${applicantJson} as applicant
  from ${applicantTables}
  join masterclasses m on m.id = p.masterclass_id
  join academies a on a.id = m.academy_id
  where p.id = $1`)

export const findApplicant = async (tx: Tx, application_id: number): Promise<ApplicantRow | undefined> => {
  const [found] = await applicantStatement(tx, application_id)
  return found?.applicant
}

const forwardedStatement = fixedStatement<
  { masterclass_id: number; is_final: boolean; has_withdrawn: boolean },
  [application_id: number, owner: number]
>({ masterclass_id: number(), is_final: boolean(), has_withdrawn: boolean() })(`
  select m.id as masterclass_id, m.finalized_at is not null as is_final, p.status = 'withdrawn' as has_withdrawn
  from applications p
  join masterclasses m on m.id = p.masterclass_id
  join teachers t on t.id = m.teacher_id
  where p.id = $1 and p.fee_paid_at is not null and t.account_id = $2`)

/**
 * Locks a forwarded application for one of the teacher's masterclasses. Its selection cannot become final in
 * the meantime.
 */
export const lockForwarded = async (tx: Tx, application_id: number, owner: number) => {
  // Check before locking: a teacher must not lock another teacher's application.
  const [seen] = await forwardedStatement(tx, application_id, owner)
  if (!seen) return undefined
  await shareMasterclass(tx, seen.masterclass_id)
  await lockApplication(tx, application_id)
  const [locked] = await forwardedStatement(tx, application_id, owner)
  return locked
}

export const setDecision = (tx: Tx, id: number, is_accepted: boolean | null) =>
  tx.updateTable('applications').set({ is_accepted }).where('id', '=', id).execute()

const applicantAccounts = `select account_id from applications where masterclass_id = $1 and status = 'applied'`
const isCompleteStatement = fixedStatement<
  { is_complete: boolean; academy_id: number },
  [id: number, held: number[]]
>({ academy_id: number(), is_complete: boolean() })(`
  select academy_id, not exists (${applicantAccounts} and account_id <> all($2)) as is_complete
  from masterclasses where id = $1`)
const invoicesStatement = fixedStatement<{ invoice_id: number }, [masterclass_id: number]>({
  invoice_id: number(),
})(`
  select fee_invoice_id as invoice_id from applications
  where masterclass_id = $1 and status = 'applied' and fee_invoice_id is not null
  union
  select invoice_id from bookings
  where account_id in (${applicantAccounts}) and cancelled_at is null and invoice_id is not null
    and academy_id = (select academy_id from masterclasses where id = $1)`)

export const setClosed = (tx: Tx, id: number, application_closed: boolean) =>
  tx.updateTable('masterclasses').set({ application_closed }).where('id', '=', id).execute()

/**
 * Locks the applicants, the masterclass, their booked rooms, and the balances of their fees and bookings:
 * until the transaction ends no one applies, decides, withdraws, pays a fee, changes a booking or finalizes
 * the selection. Returns false if someone applied before the masterclass was locked: the lock order forbids
 * locking another account then, so the transaction has to be retried.
 */
export const lockSelection = async (tx: Tx, masterclass_id: number): Promise<boolean> => {
  const locked = (await lockApplicants(tx, masterclass_id)).map(({ id }) => id)
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
  const [state] = await isCompleteStatement(tx, masterclass_id, locked)
  if (!state?.is_complete) return false
  await lockBookedRooms(tx, locked, state.academy_id)
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
  final: { finalized_by: number; finalized_at: Date; selected_count: number },
) =>
  tx
    .updateTable('masterclasses')
    .set({ ...final, application_closed: true })
    .where('id', '=', id)
    .execute()
