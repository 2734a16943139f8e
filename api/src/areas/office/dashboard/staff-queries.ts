import type { Locale } from '@academy/contract/base/locale'
import type { AccompanistDashboard, TeacherDashboard } from '@academy/contract/office/dashboard/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { hasReachedTeacher, isToldFinal } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields, textFor } from '../../../db/localized.ts'
import { offerablePlaces, placeFigures } from '../../programme/index.ts'

// Before the first visit everything is new.
const lastVisit = `coalesce((select seen_at from seen_applications
  where account_id = $1 and masterclass_id = m.id), '-infinity')`

const taskJson = `json_build_object(
  'masterclass_id', m.id,
  ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
  'deadline', a.end_date_application,
  'deadline_passed', a.end_date_application < $2::date,
  'is_final', m.finalized_at is not null,
  'application_count', figures.application_count,
  'undecided_count', figures.undecided_count,
  'free_place_count', case when m.finalized_at is not null and m.start_date > $2::date then ${offerablePlaces} else 0 end,
  'new_count', figures.new_count,
  'withdrawn', figures.withdrawn,
  'changed', figures.changed)`

const figures = `lateral (
  select
    (count(*) filter (where p.status <> 'withdrawn'))::int as application_count,
    (count(*) filter (where p.status <> 'withdrawn' and p.is_accepted is null))::int as undecided_count,
    (count(*) filter (where p.status <> 'withdrawn' and p.fee_paid_at > ${lastVisit}))::int as new_count,
    coalesce(json_agg(full_name(person.first_name, person.last_name) order by p.withdrawn_at)
      filter (where p.status = 'withdrawn' and p.withdrawn_at > ${lastVisit}), '[]') as withdrawn,
    coalesce(json_agg(full_name(person.first_name, person.last_name) order by person.last_name, p.id)
      filter (where p.status = 'accepted' and exists (select from repertoire_changes change
        where change.application_id = p.id and change.changed_at > ${lastVisit})), '[]') as changed
  from applications p join accounts person on person.id = p.account_id
  where p.masterclass_id = m.id and ${hasReachedTeacher}) figures`

const performanceJson = `json_build_object('date', r.announced_date, 'place', r.announced_place,
  'player', full_name(person.first_name, person.last_name), 'piece_title', coalesce(nullif(${textFor('$3', { table: 'pieces', row: 'piece' }, 'title')}, ''), piece.title))`
const performances = `concert_requests r
  join accounts person on person.id = r.account_id
  join pieces piece on piece.id = r.piece_id
  join academies a on a.id = r.academy_id and a.is_current
  where r.withdrawn_at is null and r.announced_date >= $2::date`
const inOrder = 'order by r.announced_date, r.position, r.id'

const teacherStatement = fixedStatement<TeacherDashboard>({
  masterclasses: json(),
  performances: json(),
})<[account_id: number, today: string, locale: Locale]>(`
  select
    (select coalesce(json_agg(${taskJson} order by m.start_date, m.id), '[]')
      from masterclasses m
      join instruments i on i.id = m.instrument_id
      join teachers t on t.id = m.teacher_id and t.account_id = $1
      join academies a on a.id = m.academy_id and a.is_current and a.end_date_academy >= $2::date
      cross join ${figures} cross join ${placeFigures}) as masterclasses,
    (select coalesce(json_agg(${performanceJson} ${inOrder}), '[]')
      from ${performances} and exists (
        select from applications p
        join masterclasses m on m.id = p.masterclass_id and m.academy_id = r.academy_id
        join teachers t on t.id = m.teacher_id and t.account_id = $1
        where p.account_id = r.account_id and p.status = 'accepted')) as performances`)

/** Returns the masterclasses of a teacher in this year, and the concerts of the participants. */
export const findTeacherDashboard = async (
  db: Db,
  account_id: number,
  today: string,
  locale: Locale,
): Promise<TeacherDashboard> =>
  (await teacherStatement(db, account_id, today, locale))[0] ?? { masterclasses: [], performances: [] }

const inside =
  'm.academy_id = period.academy_id and m.start_date >= period.start_date and m.end_date <= period.end_date'
const chosen = `accompanied_masterclasses chosen join masterclasses m on m.id = chosen.masterclass_id
  where chosen.period_id = period.id`

const accompanistStatement = fixedStatement<AccompanistDashboard>({
  periods: json(),
  performances: json(),
})<[account_id: number, today: string, locale: Locale]>(`
  select
    (select coalesce(json_agg(json_build_object(
        'id', period.id, 'start_date', period.start_date, 'end_date', period.end_date,
        'free_count', (select count(*)::int from masterclasses m where ${inside}
          and not exists (select from accompanied_masterclasses one where one.masterclass_id = m.id)),
        'chosen_count', (select count(*)::int from ${chosen}),
        'ready_count', (select count(*)::int from ${chosen} and ${isToldFinal}))
      order by period.start_date), '[]')
      from correpetition_periods period
      join academies a on a.id = period.academy_id and a.is_current
      where period.account_id = $1 and period.end_date >= $2::date) as periods,
    (select coalesce(json_agg(${performanceJson} ${inOrder}), '[]')
      from ${performances} and r.correpetition_period_id in (
        select id from correpetition_periods where account_id = $1)) as performances`)

/** Returns the accompaniment periods of this year that are not over, and the concerts to accompany. */
export const findAccompanistDashboard = async (
  db: Db,
  account_id: number,
  today: string,
  locale: Locale,
): Promise<AccompanistDashboard> =>
  (await accompanistStatement(db, account_id, today, locale))[0] ?? { periods: [], performances: [] }
