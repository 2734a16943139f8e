import type { AcademyDays } from '@academy/contract/base/phase'
import { type Phase, phaseOf } from '@academy/contract/base/phase'
import type { OfficeDashboard, OpenDecision } from '@academy/contract/office/dashboard/schemas'
import { json, nullable, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { remindedAt } from '../../admission/index.ts'
import { secondReminded } from '../../money/index.ts'
import { expectedAccounts, lacksConsent, lacksContact } from '../../people/index.ts'
import { offerablePlaces, placeFigures } from '../../programme/index.ts'

const decisionJson = `json_build_object(
  'masterclass_id', m.id,
  ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
  'teacher', full_name(t.first_name, t.last_name),
  'application_count', figures.application_count,
  'undecided_count', figures.undecided_count,
  'has_account', t.account_id is not null,
  'reminded_at', ${remindedAt})`

/** Whether masterclass `m` of `academy` waits for its final save, if it has applications. */
const selectionIsDue = (today: string) =>
  `m.finalized_at is null and academy.end_date_application < ${today}::date`

const academyDays = `json_build_object('start_date', start_date_academy, 'end_date', end_date_academy,
  'deadline', end_date_application)`
const masterclassCount = '(select count(*) from masterclasses where academy_id = academy.id)::int'

const decisions = `
  select coalesce(json_agg(${decisionJson} order by m.start_date, m.id), '[]')
  from masterclasses m
  join instruments i on i.id = m.instrument_id
  join teachers t on t.id = m.teacher_id
  cross join lateral (
    select count(*)::int as application_count, (count(*) filter (where p.is_accepted is null))::int as undecided_count
    from forwarded_applications p where p.masterclass_id = m.id) figures
  where m.academy_id = academy.id and ${selectionIsDue('$1')} and figures.application_count > 0`

// The announced programme, or the plan if nothing is announced yet.
const concert = `
  select json_build_object('evening_id', e.id, 'date', e.date, 'place', e.place, 'piece_count', (
    select count(*)::int from concert_requests r where r.evening_id = e.id and r.withdrawn_at is null))
  from concert_evenings e where e.academy_id = academy.id and e.date >= $1::date order by e.date, e.id limit 1`

const consent = {
  account_id: 'expected.account_id',
  date_of_birth: 'profiles.date_of_birth',
  academy_id: 'academy.id',
  first_day: 'academy.start_date_academy',
}

// An academy that is over asks for nothing any more.
const missing = `lateral (
  select (count(*) filter (where ${lacksConsent(consent)}))::int as consent_missing_count,
    (count(*) filter (where ${lacksContact('expected.account_id')}))::int as contact_missing_count
  from (${expectedAccounts('academy.id')}) expected
  left join profiles on profiles.account_id = expected.account_id
  where academy.end_date_academy >= $1::date) missing`

type AcademyPart = Pick<
  OfficeDashboard,
  | 'application_count'
  | 'unscheduled_count'
  | 'unplaced_count'
  | 'consent_missing_count'
  | 'contact_missing_count'
  | 'free_place_count'
  | 'concert'
> & {
  academy: NonNullable<OfficeDashboard['academy']>
  decisions: OpenDecision[]
  masterclass_count: number
}

const academyStatement = fixedStatement<AcademyPart>({
  academy: json(),
  decisions: json(),
  concert: nullable(json()),
  masterclass_count: number(),
  free_place_count: number(),
  application_count: number(),
  unscheduled_count: number(),
  unplaced_count: number(),
  consent_missing_count: number(),
  contact_missing_count: number(),
})<[today: string]>(`
  select ${academyDays} as academy,
    (${decisions}) as decisions,
    (${concert}) as concert,
    ${masterclassCount} as masterclass_count,
    (select coalesce(sum(${offerablePlaces}), 0) from masterclasses m cross join ${placeFigures}
      where m.academy_id = academy.id and m.finalized_at is not null and m.start_date > $1::date)::int as free_place_count,
    (select count(*) from forwarded_applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = academy.id)::int as application_count,
    (select count(*) from concert_requests r
      where r.academy_id = academy.id and r.withdrawn_at is null and r.evening_id is null)::int as unscheduled_count,
    (select count(*) from bookings b
      where b.academy_id = academy.id and b.cancelled_at is null and b.room_type_id is not null
        and b.end_date >= $1::date
        and not exists (select from room_placements where booking_id = b.id))::int as unplaced_count,
    missing.consent_missing_count, missing.contact_missing_count
  from academies academy
  cross join ${missing}
  where is_current`)

/** Returns what the current academy has open. */
export const findAcademyPart = async (db: Db, today: string): Promise<AcademyPart | undefined> =>
  (await academyStatement(db, today))[0]

const phaseStatement = fixedStatement({
  academy: json<AcademyDays>(),
  masterclasses: number(),
  open_selections: number(),
})<[today: string]>(`
  select ${academyDays} as academy, ${masterclassCount} as masterclasses,
    (select count(*) from masterclasses m where m.academy_id = academy.id and ${selectionIsDue('$1')}
      and exists (select from forwarded_applications p where p.masterclass_id = m.id))::int as open_selections
  from academies academy
  where is_current`)

/** Returns the part of the year, as the overview has it. */
export const findPhase = async (db: Db, today: string): Promise<Phase> => {
  const [found] = await phaseStatement(db, today)
  return phaseOf(found?.academy ?? null, found ?? { masterclasses: 0, open_selections: 0 }, today)
}

type Money = Pick<
  OfficeDashboard,
  | 'open_invoice_count'
  | 'overdue_invoice_count'
  | 'reminded_twice_count'
  | 'unpaid_fee_count'
  | 'refund_count'
>

const moneyStatement = fixedStatement<Money>({
  open_invoice_count: number(),
  overdue_invoice_count: number(),
  reminded_twice_count: number(),
  unpaid_fee_count: number(),
  refund_count: number(),
})<[today: string]>(`
  -- Both lists come from an index alone. Each condition on its own would make the planner read all fees of all years.
  with open as materialized (select invoice_id from invoice_balances where outstanding_cents > 0)
  select
    (select count(*) from invoice_balances b where ${secondReminded})::int as reminded_twice_count,
    (select count(distinct account_id) from credits)::int as refund_count,
    count(*)::int as open_invoice_count,
    (count(*) filter (where v.due_date < $1::date))::int as overdue_invoice_count,
    (count(*) filter (where v.kind = 'handling_fee'))::int as unpaid_fee_count
  from open join invoices v on v.id = open.invoice_id`)

/** Counts invoices of all years. */
export const countInvoices = async (db: Db, today: string): Promise<Money> => {
  const [counts] = await moneyStatement(db, today)
  if (!counts) throw new Error('The invoices were not counted')
  return counts
}
