import { Written } from '@academy/contract/admission/applications/schemas'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { json, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { hasReached, hasReachedTeacher, isShownTo, schemaFields } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { openOfferUntil } from '../../programme/index.ts'
import { recordingTitles } from '../applications/own-queries.ts'
import { repertoireFields } from '../repertoire-changes/queries.ts'
import { reviewJson } from '../reviews/queries.ts'
import type { Owner } from './queries.ts'

/** An applicant without the signed link to the résumé. */
export type ApplicantRow = Omit<Applicant, 'student' | 'resume'> & {
  student: Applicant['student'] & { latin_name: string }
  resume: { name: string; key: string } | null
}

// A visit lasts some hours. What is new is compared with the visit before: it stays new until this one is over.
// During the first visit nothing is marked, since everything would be.
const lastVisit = (now: string) => `(
  select case when seen_at < ${now}::timestamptz - interval '6 hours' then seen_at else previous_seen_at end
  from seen_applications
  where account_id = t.account_id and masterclass_id = m.id)`
const visitTable = (now: string) => `lateral (
  select coalesce(${lastVisit(now)}, 'infinity') as seen_at) visit`
const news = `case
  when p.status = 'withdrawn' then case when p.withdrawn_at > visit.seen_at then 'changed' end
  when p.fee_paid_at > visit.seen_at then 'new'
  when p.edited_at > visit.seen_at or exists (select from repertoire_changes change
    where change.application_id = p.id and change.changed_at > visit.seen_at) then 'changed' end`

const applicantJson = `json_build_object(
  'id', p.id,
  'status', p.status,
  'has_withdrawn', p.status = 'withdrawn',
  'is_current', a.is_current,
  'is_accepted', p.is_accepted,
  'is_reserve', p.reserve_rank is not null,
  'reserve_rank', p.reserve_rank,
  'open_offer_until', ${openOfferUntil('p')},
  'is_known', p.is_known,
  ${schemaFields(Written, 'p')},
  'student', json_build_object('full_name', full_name(person.first_name, person.last_name),
    'first_name', person.first_name, 'last_name', person.last_name, 'latin_name', person.latin_name,
    'date_of_birth', profile.date_of_birth, 'age', age_on(profile.date_of_birth, a.start_date_academy), 'gender', profile.gender,
    'country', case when country.id is not null
      then json_build_object(${jsonFields({ table: 'countries', row: 'country' }, 'name')}) end),
  'recordings', array_remove(array[p.recording_1, p.recording_2, p.recording_3], ''),
  'recording_titles', ${recordingTitles('p')},
  'resume', case when resumes.id is not null then json_build_object('name', resumes.name, 'key', resumes.key) end,
  'participation_is_final', m.finalized_at is not null,
  ${repertoireFields('p.id')},
  'news', ${news},
  'review', ${reviewJson('p')})`

const applicantTables = `applications p
  join accounts person on person.id = p.account_id
  left join profiles profile on profile.account_id = person.id
  left join countries country on country.id = profile.nationality_id
  left join resumes on resumes.id = p.resume_id`

const applicantsStatement = fixedStatement({ applicants: json<ApplicantRow[]>() })<
  [masterclass_id: number, owner: Owner, now: Date]
>(`
  select (
    select coalesce(json_agg(${applicantJson} order by p.fee_paid_at, p.id), '[]')
    from ${applicantTables}
    where p.masterclass_id = m.id and ${hasReachedTeacher}) as applicants
  from masterclasses m
  join teachers t on t.id = m.teacher_id
  join academies a on a.id = m.academy_id
  cross join ${visitTable('$3')}
  where m.id = $1 and ${isShownTo('$2')}`)

/** Returns the applications that have reached the teacher in order of arrival, or undefined if there is no such masterclass. */
export const findApplicants = async (
  db: Db | Tx,
  masterclass_id: number,
  owner: Owner,
  now: Date,
): Promise<ApplicantRow[] | undefined> => {
  const [found] = await applicantsStatement(db, masterclass_id, owner, now)
  return found?.applicants
}

const applicantStatement = fixedStatement({
  applicant: json<ApplicantRow>(),
})<[application_id: number, now: Date]>(`
  select ${applicantJson} as applicant
  from ${applicantTables}
  join masterclasses m on m.id = p.masterclass_id
  join teachers t on t.id = m.teacher_id
  join academies a on a.id = m.academy_id
  cross join ${visitTable('$2')}
  where p.id = $1`)

export const findApplicant = async (
  tx: Tx,
  application_id: number,
  now: Date,
): Promise<ApplicantRow | undefined> => {
  const [found] = await applicantStatement(tx, application_id, now)
  return found?.applicant
}

const resumeStatement = fixedStatement({
  key: text(),
  name: text(),
})<[application_id: number, owner: number]>(`
  select resumes.key, resumes.name
  from applications p
  join resumes on resumes.id = p.resume_id
  join masterclasses m on m.id = p.masterclass_id
  join academies a on a.id = m.academy_id
  join teachers t on t.id = m.teacher_id
  where p.id = $1 and ${hasReached('$2')}`)

/** Returns the résumé of an applicant of the teacher. */
export const findResume = async (db: Db, application_id: number, owner: number) =>
  (await resumeStatement(db, application_id, owner))[0]
