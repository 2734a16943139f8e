import { Written } from '@academy/contract/admission/applications/schemas'
import { officeLocale } from '@academy/contract/base/locale'
import type { Person, PersonBooking, PersonConcert } from '@academy/contract/office/person-page/schemas'
import { canonicalEmail } from '../../../base/canonical-email.ts'
import type { StoredFactor } from '../../../base/second-factor-requirement.ts'
import { boolean, day, json, list, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, isMinorOn, schemaFields, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { invitationJson, invitationTables, roleFields } from '../../access/index.ts'
import { findPlace, lateFee, recordingTitles, wasUnpaid } from '../../admission/index.ts'
import { requestFields, requestTables, type StoredRequest } from '../../concerts/index.ts'
import { bookingJson, bookingTables, type StoredBooking } from '../../lodging/index.ts'
import { invoiceDetailFields, invoiceTables } from '../../money/index.ts'
import { addressesOf, countryJson, officeDetailsJson } from '../../people/index.ts'
import {
  cardTables,
  freePlaces,
  instrumentJson,
  openOfferUntil,
  placeFigures,
} from '../../programme/index.ts'
import { agreedJson } from '../../site/index.ts'
import type { StoredApplication } from './rules.ts'

type ComputedField = 'can_change' | 'invitation' | 'phase'
type ListedField = 'applications' | 'bookings' | 'concerts' | 'invoices' | 'notes'
export type StoredPerson = Omit<Person, ComputedField | ListedField | 'second_factor'> & {
  second_factor: StoredFactor
}

const balanceJson = `(
  select json_build_object(
    'outstanding', ${euros('coalesce(sum(b.outstanding_cents), 0)')},
    'overdue', ${euros('coalesce(sum(b.outstanding_cents) filter (where v.due_date < $2::date), 0)')},
    'credit', ${euros('(select coalesce(sum(cents), 0)::int from credits where account_id = person.id)')})
  from ${invoiceTables} where v.account_id = person.id)`

const firstDay = '(select start_date_academy from academies where is_current)'

const teachesJson = `(
  select coalesce(json_agg(json_build_object('id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
    'instrument', ${instrumentJson}) order by m.start_date, m.id), '[]')
  from masterclasses m join instruments i on i.id = m.instrument_id join academies a on a.id = m.academy_id
  where m.teacher_id = t.id and a.is_current)`

const personStatement = fixedStatement({
  person: json<StoredPerson>(),
})<[id: number, today: string]>(`
  select json_build_object('id', person.id, 'version', person.version, 'title', profile.title,
    'first_name', person.first_name, 'last_name', person.last_name, 'latin_name', person.latin_name, 'email', person.email,
    'email_verified', person.email_verified, 'pending_email', person.pending_email, 'gender', profile.gender,
    'date_of_birth', profile.date_of_birth, 'age', age_on(profile.date_of_birth, ${firstDay}),
    'is_minor', ${isMinorOn('profile.date_of_birth', firstDay)}, 'locale', person.locale,
    'nationality', case when nation.id is not null then ${countryJson('nation')} end,
    'addresses', ${addressesOf('person.id')},
    'created_at', ${utc('person.created_at')}, 'last_login_at', ${utc('person.last_login_at')},
    'erased_at', ${utc('person.erased_at')},
    'has_password', person.password_hash <> '',
    ${roleFields}, 'teaches', ${teachesJson},
    'balance', ${balanceJson}, 'arrival_details', ${officeDetailsJson('$2::date')}) as person
  from accounts person
  join profiles profile on profile.account_id = person.id
  left join countries nation on nation.id = profile.nationality_id
  left join teachers t on t.account_id = person.id
  where person.id = $1`)

export const findPerson = async (db: Db, id: number, today: string): Promise<StoredPerson | undefined> =>
  (await personStatement(db, id, today))[0]?.person

// Only the teacher knows a decision before it is final; the status does not reveal it.
const applicationsStatement = fixedStatement({
  application: json<StoredApplication>(),
})<[account_id: number]>(`
  select json_build_object(
    'id', application.id, 'status', application.status, 'is_known', application.is_known,
    ${schemaFields(Written, 'application')},
    'recordings', array_remove(array[application.recording_1, application.recording_2, application.recording_3], ''),
    'recording_titles', ${recordingTitles('application')},
    'documents', ${agreedJson('application.consent_version_id', 'application.terms_version_id')},
    'resume', case when resumes.id is not null then json_build_object('name', resumes.name) end,
    'applied_at', ${utc('application.applied_at')}, 'withdrawn_at', ${utc('application.withdrawn_at')},
    'open_offer_until', ${openOfferUntil('application')},
    'fee_paid', application.fee_paid_at is not null,
    'was_unpaid', ${wasUnpaid('application', 'm')},
    'late_fee_cents', ${lateFee('application')},
    'free_place_count', ${freePlaces},
    'is_current', a.is_current,
    'masterclass', json_build_object(
      'id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
      'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
      'instrument', ${instrumentJson},
      'participation_fee', ${euros('m.participation_fee_cents')},
      'is_final', m.finalized_at is not null,
      'places', m.places,
      'participant_count', case when m.finalized_at is not null then (
        select count(*) from participants p where p.masterclass_id = m.id) end)) as application
  from applications application
  join (${cardTables}) on m.id = application.masterclass_id
  cross join ${placeFigures}
  left join resumes on resumes.id = application.resume_id
  where application.account_id = $1
  order by m.start_date desc, application.id desc
  limit 200`)

export const findApplications = async (db: Db, account_id: number): Promise<StoredApplication[]> =>
  (await applicationsStatement(db, account_id)).map(({ application }) => application)

type BookingRow = { booking: StoredBooking; placed: Pick<PersonBooking, 'room_name' | 'is_current_academy'> }

const bookingsStatement = fixedStatement<BookingRow>({
  booking: json(),
  placed: json(),
})<[account_id: number, today: string]>(`
  select ${bookingJson('$2::date')} as booking, json_build_object('is_current_academy', academy.is_current,
    'room_name', (
      select numbered.name from room_placements placed join rooms numbered on numbered.id = placed.room_id
      where placed.booking_id = booking.id)) as placed
  from ${bookingTables}
  where booking.account_id = $1
  order by booking.start_date desc, booking.id desc
  limit 200`)

export const findBookings = (db: Db, account_id: number, today: string): Promise<BookingRow[]> =>
  bookingsStatement(db, account_id, today)

type ConcertRow = StoredRequest & Pick<PersonConcert, 'evening' | 'is_withdrawn'>

const concertsStatement = fixedStatement({
  request: json<ConcertRow>(),
})<[account_id: number, today: string]>(`
  select json_build_object(${requestFields('$2::date')},
    'evening', case when e.id is not null then json_build_object('date', e.date, 'place', e.place,
      'is_announced', (r.announced_date, r.announced_place) is not distinct from (e.date, e.place)) end,
    'is_withdrawn', r.withdrawn_at is not null) as request
  from ${requestTables} left join concert_evenings e on e.id = r.evening_id
  where r.account_id = $1
  order by r.earliest_performance_date desc, r.id desc
  limit 200`)

export const findConcerts = async (db: Db, account_id: number, today: string): Promise<ConcertRow[]> =>
  (await concertsStatement(db, account_id, today)).map(({ request }) => request)

type InvoiceRow = Omit<Person['invoices'][number], 'aws_temp_url'>

const invoicesStatement = fixedStatement({
  invoice: json<InvoiceRow>(),
})<[account_id: number, today: string]>(`
  select json_build_object(${invoiceDetailFields('$2::date')}) as invoice
  from ${invoiceTables} join accounts person on person.id = v.account_id
  where v.account_id = $1
  order by v.id desc
  limit 500`)

export const findInvoices = async (db: Db, account_id: number, today: string): Promise<InvoiceRow[]> =>
  (await invoicesStatement(db, account_id, today)).map(({ invoice }) => invoice)

const invitationStatement = fixedStatement({ invitation: json<NonNullable<Person['invitation']>>() })<
  [now: Date, email_canonical: string]
>(`select ${invitationJson} as invitation from ${invitationTables} where v.email_canonical = $2`)

export const findInvitation = async (db: Db, email: string, now: Date) =>
  (await invitationStatement(db, now, canonicalEmail(email)))[0]?.invitation

const resumeStatement = fixedStatement({ key: text(), name: text(), account_id: number() })<
  [application_id: number]
>(`
  select r.key, r.name, application.account_id
  from applications application join resumes r on r.id = application.resume_id
  where application.id = $1`)

/** Returns the résumé that was sent with an application. */
export const findSentResume = async (db: Db, application_id: number) =>
  (await resumeStatement(db, application_id))[0]

const ownerStatement = fixedStatement({
  account_id: number(),
  fee_paid: boolean(),
})<[application_id: number]>(
  'select account_id, fee_paid_at is not null as fee_paid from applications where id = $1',
)

/** Returns an application of anybody with what withdrawing it needs. */
export const findPlaceOf = async (db: Db, application_id: number) => {
  const [owner] = await ownerStatement(db, application_id)
  const place = owner && (await findPlace(db, application_id, owner.account_id))
  return place && { ...place, ...owner }
}

/** The personal data as the audit log records them. */
const correctedColumns = {
  version: number(),
  title: nullable(text()),
  first_name: text(),
  last_name: text(),
  latin_name: text(),
  gender: nullable(text()),
  date_of_birth: nullable(day()),
  nationality: nullable(text()),
  locale: text(),
  addresses: list<string>(),
}

const correctedStatement = fixedStatement(correctedColumns)<[id: number]>(`
  select version, title, first_name, last_name, latin_name, gender, date_of_birth, nation.name_${officeLocale} as nationality, locale,
    array(
      select concat(type, ': ', street, ', ', zip, ' ', city, ', ', home.name_${officeLocale})
      from addresses join countries home on home.id = country_id
      where addresses.account_id = accounts.id order by type) as addresses
  from accounts
  join profiles on profiles.account_id = accounts.id
  left join countries nation on nation.id = nationality_id
  where accounts.id = $1`)

export const findPersonalData = async (tx: Tx, id: number) => (await correctedStatement(tx, id))[0]
