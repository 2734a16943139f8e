import { randomUUID } from 'node:crypto'
import { insertOwnResume } from '../areas/people/profile/queries.ts'
import type { FileStore } from '../base/files/store.ts'
import { renderOnThread } from '../base/pdf/pdf-response.ts'
import type { Tx } from '../db/connection.ts'
import { accounts, students } from './content/people.ts'
import { studentResumes } from './content/resumes.ts'

const people = new Map([...accounts, ...students].map(person => [person.email, person]))

const documentOf = ({ email, plays, lines }: (typeof studentResumes)[number], created_at: Date) => {
  const { first_name = '', last_name = '', locale: language = 'en' } = people.get(email) ?? {}
  const author = `${first_name} ${last_name}`
  const [title, born] = language === 'de' ? ['Lebenslauf', 'Geboren am'] : ['Curriculum vitae', 'Born']
  return {
    title,
    subject: plays,
    author,
    language,
    created_at,
    content: [
      { text: author, style: 'title' },
      { text: plays, style: 'subtitle', margin: [0, 4, 0, 22] as [number, number, number, number] },
      `${born} ${people.get(email)?.date_of_birth}`,
      { ul: [...lines] },
      { text: email, style: 'small', margin: [0, 22, 0, 0] as [number, number, number, number] },
    ],
  }
}

/** Creates résumés for some people. Returns the résumé id by account. */
export const seedResumes = async (
  tx: Tx,
  files: FileStore,
  idOf: ReadonlyMap<string, number>,
  uploaded_at: Date,
): Promise<Map<number, number>> => {
  const there = await tx
    .selectFrom('resumes')
    .select(['id', 'account_id'])
    .where('is_own', '=', true)
    .execute()
  const resumeOf = new Map(there.map(({ id, account_id }) => [account_id, id]))
  for (const resume of studentResumes) {
    const account_id = idOf.get(resume.email)
    if (account_id === undefined || resumeOf.has(account_id)) continue
    const document = documentOf(resume, uploaded_at)
    const about = { type: 'application/pdf', name: `${document.author}.pdf` }
    const { key, name, size } = await files.put(
      `resumes/${randomUUID()}.pdf`,
      await renderOnThread(document),
      about,
    )
    const { id } = await insertOwnResume(tx, { account_id, key, name, size, uploaded_at })
    resumeOf.set(account_id, id)
  }
  return resumeOf
}
