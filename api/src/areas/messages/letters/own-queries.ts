import { boolean, day, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** What decides about the papers of a person in an academy. */
export interface OwnLetterFacts {
  academy_id: number
  start_date: string
  end_date: string
  place: string
  full_name: string
  latin_name: string
  /** Date of birth and nationality, which an embassy needs. */
  has_passport_data: boolean
  /** Gives a masterclass or accompanies. */
  has_task: boolean
  /** The last day of the masterclasses in which the person has a place; null if there is none. */
  last_class_day: string | null
}

const ownStatement = fixedStatement<OwnLetterFacts, [account_id: number]>({
  academy_id: number(),
  start_date: day(),
  end_date: day(),
  place: text(),
  full_name: text(),
  latin_name: text(),
  has_passport_data: boolean(),
  has_task: boolean(),
  last_class_day: nullable(day()),
})(`
  select academy.id as academy_id, start_date_academy as start_date, end_date_academy as end_date,
    place_name as place, full_name(person.first_name, person.last_name) as full_name, person.latin_name,
    profile.date_of_birth is not null and profile.nationality_id is not null as has_passport_data,
    task.there as has_task, classes.last_day as last_class_day
  from accounts person
  left join profiles profile on profile.account_id = person.id
  cross join academies academy
  cross join lateral (
    select max(m.end_date) as last_day from participants p join masterclasses m on m.id = p.masterclass_id
    where p.account_id = person.id and p.academy_id = academy.id and p.is_told) classes
  cross join lateral (
    select exists (
        select from masterclasses m join teachers t on t.id = m.teacher_id
        where t.account_id = person.id and m.academy_id = academy.id)
      or exists (
        select from correpetition_periods period
        where period.account_id = person.id and period.academy_id = academy.id) as there) task
  where person.id = $1 and not academy.is_draft and (classes.last_day is not null or task.there)
  order by start_date_academy desc
  limit 30`)

/** Returns the academies in which a person has a place or a task, the newest first. */
export const findOwnLetterFacts = (db: Db | Tx, account_id: number): Promise<OwnLetterFacts[]> =>
  ownStatement(db, account_id)
