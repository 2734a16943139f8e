import { ConcernedKind } from '@academy/contract/base/concerned'
import type { Locale } from '@academy/contract/base/locale'
import { concernedOf } from '../../../base/refuse-if-in-use.ts'
import { list } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import { cardTables } from '../../programme/index.ts'

// Who and what would be affected by a change of an academy, by kind and with names.

/** Counts the names of each kind, as a refusal takes them. */
const kinds = (found: Partial<Record<ConcernedKind, string[]>>) =>
  concernedOf(ConcernedKind.options.map(kind => ({ kind, names: found[kind] ?? [] })))

const person = `full_name(person.first_name, person.last_name)`

const applications = '(select id as application_id, masterclass_id, account_id, status from applications)'
const applicants = (condition: string, among = applications) => `array(
  select ${person} from ${among} p
  join masterclasses m on m.id = p.masterclass_id
  join accounts person on person.id = p.account_id
  where m.academy_id = $1 and ${condition}
  order by person.last_name, p.application_id)`

const guests = (condition: string) => `array(
  select ${person} from bookings b join accounts person on person.id = b.account_id
  where b.academy_id = $1 and b.cancelled_at is null and ${condition}
  order by person.last_name, b.id)`

const players = (condition: string) => `array(
  select ${person} from concert_requests r join accounts person on person.id = r.account_id
  where r.academy_id = $1 and r.withdrawn_at is null and ${condition}
  order by person.last_name, r.id)`

const masterclasses = (locale: string, condition: string) => `array(
  select ${textFor(locale, { table: 'instruments', row: 'i' }, 'name')} || ': ' || full_name(t.first_name, t.last_name)
  from ${cardTables}
  where m.academy_id = $1 and ${condition}
  order by m.start_date, m.id)`

interface Outside {
  bookings: string[]
  masterclasses: string[]
  correpetition_periods: string[]
  concert_evenings: string[]
  concert_requests: string[]
}

const outsideStatement = fixedStatement<Outside>({
  bookings: list(),
  masterclasses: list(),
  correpetition_periods: list(),
  concert_evenings: list(),
  concert_requests: list(),
})<[academy_id: number, start_date: string, end_date: string, locale: Locale]>(`
  select
    ${guests('(b.start_date < $2::date or b.end_date > $3::date)')} as bookings,
    ${masterclasses('$4::text', '(m.start_date < $2::date or m.end_date > $3::date)')} as masterclasses,
    array(
      select ${person} from correpetition_periods period join accounts person on person.id = period.account_id
      where period.academy_id = $1 and (period.start_date < $2::date or period.end_date > $3::date)
      order by person.last_name, period.id) as correpetition_periods,
    array(
      select to_char(date, 'DD.MM.YYYY') || ', ' || place from concert_evenings
      where academy_id = $1 and date not between $2::date and $3::date
      order by date, id) as concert_evenings,
    ${players('r.earliest_performance_date not between $2::date + 1 and $3::date - 1')} as concert_requests`)

/** Returns what lies outside of the given days of an academy. */
export const findOutside = async (
  tx: Tx,
  academy_id: number,
  days: { start_date: string; end_date: string },
  locale: Locale,
): Promise<Outside> => {
  const [found] = await outsideStatement(tx, academy_id, days.start_date, days.end_date, locale)
  if (!found) throw new Error('A statement without a table returns one row')
  return found
}

const finalStatement = fixedStatement({
  masterclasses: list<string>(),
})<[academy_id: number, locale: Locale]>(
  `select ${masterclasses('$2::text', 'm.finalized_at is not null')} as masterclasses`,
)

/** Returns the masterclasses whose selection is final. */
export const findFinal = async (tx: Tx, academy_id: number, locale: Locale): Promise<string[]> =>
  (await finalStatement(tx, academy_id, locale))[0]?.masterclasses ?? []

const forwardedStatement = fixedStatement({
  applications: list<string>(),
})<[academy_id: number]>(`select ${applicants('true', 'forwarded_applications')} as applications`)

/** Returns those whose applications were forwarded under the present deadline. */
export const findForwarded = async (tx: Tx, academy_id: number) => {
  const [found] = await forwardedStatement(tx, academy_id)
  return kinds(found ?? {})
}

interface Agreed {
  applications: string[]
  bookings: string[]
}

const agreedStatement = fixedStatement<Agreed>({
  applications: list(),
  bookings: list(),
})<[academy_id: number, today: string]>(`
  select
    ${applicants(`p.status in ('applied', 'accepted') and m.start_date > $2::date`)} as applications,
    ${guests('b.total_cents > 0 and b.end_date >= $2::date')} as bookings`)

/** Returns those who could still withdraw, and have agreed to the terms of the academy. */
export const findAgreed = async (tx: Tx, academy_id: number, today: string): Promise<Agreed> =>
  (await agreedStatement(tx, academy_id, today))[0] ?? { applications: [], bookings: [] }

interface Involved {
  applications: string[]
  participants: string[]
  bookings: string[]
  concert_requests: string[]
}

const involvedStatement = fixedStatement<Involved>({
  applications: list(),
  participants: list(),
  bookings: list(),
  concert_requests: list(),
})<[academy_id: number, today: string]>(`
  select
    ${applicants(`p.status = 'applied' and not_over.holds`)} as applications,
    ${applicants('not_over.holds', 'participants')} as participants,
    ${guests('b.end_date >= $2::date and not_over.holds')} as bookings,
    ${players('not_over.holds')} as concert_requests
  from (select end_date_academy >= $2::date as holds from academies where id = $1) not_over`)

/** Returns the people of an academy that is not over yet. */
export const findInvolvedIn = async (db: Db | Tx, academy_id: number, today: string) => {
  const [found] = await involvedStatement(db, academy_id, today)
  return kinds(found ?? {})
}

interface Dependent {
  applications: string[]
  bookings: string[]
  concert_requests: string[]
  surveys: string[]
}

const dependentStatement = fixedStatement<Dependent>({
  applications: list(),
  bookings: list(),
  concert_requests: list(),
  surveys: list(),
})<[academy_id: number, locale: Locale]>(`
  select
    ${applicants('true')} as applications,
    array(
      select ${person} from bookings b join accounts person on person.id = b.account_id
      where b.academy_id = $1 order by person.last_name, b.id) as bookings,
    array(
      select ${person} from concert_requests r join accounts person on person.id = r.account_id
      where r.academy_id = $1 order by person.last_name, r.id) as concert_requests,
    array(
      select ${textFor('$2::text', { table: 'surveys', row: 's' }, 'title')} from surveys s
      where s.academy_id = $1 order by s.id) as surveys`)

/** Returns what keeps an academy from being deleted, cancelled and withdrawn things too. */
export const findDependent = async (tx: Tx, academy_id: number, locale: Locale) => {
  const [found] = await dependentStatement(tx, academy_id, locale)
  return kinds(found ?? {})
}
