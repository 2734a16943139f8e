import { type Locale, locales } from '@academy/contract/base/locale'
import { resumeFields } from '@academy/contract/programme/masterclasses/resume-fields'
import type {
  FoundAccount,
  Teacher,
  TeacherInput,
  TeacherRow,
} from '@academy/contract/programme/teachers/schemas'
import { boolean, json, localizedText, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { someAccountsWith } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnsAs, jsonFields } from '../../../db/localized.ts'
import type { Teachers } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { officePortraitJson, type PortraitColumns } from './portrait-queries.ts'

export const isAccountLinked = violates('unique', 'teachers_account_id_key')
export const isNamedByMasterclass = violates('foreign_key', 'masterclasses_teacher_id_fkey')

const resumeColumns: Record<Locale, keyof Teachers> = resumeFields
const missingResumes = Object.entries(resumeColumns)
  .map(([locale, column]) => `case when t.${column} = '' then '${locale}' end`)
  .join(', ')
const resumesJson = Object.values(resumeColumns)
  .map(column => `'${column}', t.${column}`)
  .join(', ')

const rowFields = `
  'id', t.id, 'title', t.title, 'shows_title', t.shows_title, 'first_name', t.first_name, 'last_name', t.last_name,
  'portrait', ${officePortraitJson},
  'has_portrait', t.portrait is not null,
  'has_drawing', t.drawing is not null,
  'years', (
    select coalesce(json_agg(year order by year desc), '[]')
    from (
      select distinct extract(year from a.start_date_academy)::int as year
      from masterclasses m join academies a on a.id = m.academy_id where m.teacher_id = t.id) taught),
  'masterclass_count', (select count(*) from masterclasses m where m.teacher_id = t.id),
  'account', case when person.id is not null then json_build_object('id', person.id,
    'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email,
    'email_verified', person.email_verified) end,
  'invitation', case when v.teacher_id is not null then json_build_object('email', v.email, 'locale', v.locale,
    'sent_at', v.sent_at, 'expires_at', v.expires_at, 'is_expired', v.expires_at <= $1::timestamptz) end,
  'missing_resumes', array_remove(array[${missingResumes}]::text[], null)`

const rowTables = `teachers t
  left join accounts person on person.id = t.account_id
  left join invitations v on v.teacher_id = t.id`

const listStatement = fixedStatement({ teacher: json<TeacherRow>() })<[now: Date]>(`
  select json_build_object(${rowFields}) as teacher from ${rowTables}
  order by plain_text(t.last_name), plain_text(t.first_name), t.id limit 1000`)

export const listTeachers = async (db: Db, now: Date): Promise<TeacherRow[]> =>
  (await listStatement(db, now)).map(({ teacher }) => teacher)

const oneStatement = fixedStatement({ teacher: json<Teacher>() })<[now: Date, id: number]>(`
  select json_build_object(${rowFields}, 'version', t.version, ${resumesJson},
    ${jsonFields({ table: 'teachers', row: 't' }, 'sentence')}) as teacher
  from ${rowTables} where t.id = $2`)

export const findTeacher = async (db: Db | Tx, id: number, now: Date): Promise<Teacher | undefined> =>
  (await oneStatement(db, now, id))[0]?.teacher

export const findTeacherRow = (db: Db | Tx, id: number) =>
  db
    .selectFrom('teachers')
    .select(['id', 'version', 'account_id', 'portrait', 'portrait_focus_left', 'portrait_focus_top'])
    .select(['title', 'shows_title', 'first_name', 'last_name'])
    .select(Object.values(resumeFields))
    .select(locales.map(locale => `sentence_${locale}` as const))
    .where('id', '=', id)
    .executeTakeFirst()

export const insertTeacher = async (tx: Tx, teacher: TeacherInput): Promise<number> =>
  (await tx.insertInto('teachers').values(teacher).returning('id').executeTakeFirstOrThrow()).id

type Changes = Partial<TeacherInput> & {
  version?: number
  account_id?: number | null
} & Partial<PortraitColumns>

export const updateTeacher = (tx: Tx, id: number, changes: Changes) =>
  tx.updateTable('teachers').set(changes).where('id', '=', id).execute()

export const deleteTeacher = (tx: Tx, id: number) => tx.deleteFrom('teachers').where('id', '=', id).execute()

const masterclassesStatement = fixedStatement({
  ...localizedText('instrument'),
  year: number(),
})<[teacher_id: number]>(`
  select ${columnsAs({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
    extract(year from a.start_date_academy)::int as year
  from masterclasses m join instruments i on i.id = m.instrument_id join academies a on a.id = m.academy_id
  where m.teacher_id = $1 order by m.start_date desc, m.id`)

/** Returns the names of a teacher's masterclasses. */
export const findMasterclassNames = async (
  db: Db | Tx,
  teacher_id: number,
  locale: Locale,
): Promise<string[]> =>
  (await masterclassesStatement(db, teacher_id)).map(
    taught => `${taught[`instrument_${locale}`]} ${taught.year}`,
  )

const accountsStatement = fixedStatement<FoundAccount>({
  id: number(),
  first_name: text(),
  last_name: text(),
  email: text(),
  email_verified: boolean(),
  teacher: nullable(text()),
})<[search: string]>(`
  select person.id, person.first_name, person.last_name, person.email, person.email_verified,
    full_name(t.first_name, t.last_name) as teacher
  from accounts person left join teachers t on t.account_id = person.id
  where person.id in ${someAccountsWith('$1::text')} and person.erased_at is null
  order by person.email_verified desc, person.last_name, person.first_name, person.id limit 20`)

export const findAccounts = (db: Db, search: string): Promise<FoundAccount[]> => accountsStatement(db, search)
