import { cleanHtml } from '../../lib/clean-html.ts'
import type { Tx } from '../connection.ts'
import { teacherLogins } from './content/masterclasses.ts'
import { teachers } from './content/teachers.ts'

/** Creates the teachers with their résumés. Two of them can log in. */
export const seedTeachers = async (tx: Tx): Promise<void> => {
  const there = await tx.selectFrom('teachers').select(['first_name', 'last_name']).execute()
  const known = new Set(there.map(({ first_name, last_name }) => `${first_name} ${last_name}`))
  const logins = await tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', Object.keys(teacherLogins))
    .execute()
  const accountOf = new Map(logins.map(({ id, email }) => [String(Reflect.get(teacherLogins, email)), id]))
  const missing = teachers.filter(({ first_name, last_name }) => !known.has(`${first_name} ${last_name}`))
  if (missing.length === 0) return
  await tx
    .insertInto('teachers')
    .values(
      missing.map(({ slug, first_name, last_name, resume_german, resume_english }) => ({
        account_id: accountOf.get(slug) ?? null,
        first_name,
        last_name,
        resume_german: cleanHtml(resume_german),
        resume_english: cleanHtml(resume_english),
      })),
    )
    .execute()
}
