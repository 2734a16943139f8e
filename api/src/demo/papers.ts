import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { insertOwnResume } from '../areas/people/profile/queries.ts'
import type { FileStore } from '../base/files/store.ts'
import type { PdfDocument } from '../base/pdf/render-pdf.ts'
import type { Tx } from '../db/connection.ts'
import { arrivalDetails } from './content/arrival-details.ts'
import { accounts, students } from './content/people.ts'
import { type DemoResume, studentResumes } from './content/resumes.ts'

const people = new Map([...accounts, ...students].map(person => [person.email, person]))
const created_at = new Date('2025-04-22T08:00:00Z')

const nameOf = (email: string): string => {
  const { first_name = '', last_name = '' } = people.get(email) ?? {}
  return `${first_name} ${last_name}`
}

const resumeOf = ({ email, plays, lines }: DemoResume): PdfDocument => {
  const { date_of_birth, locale: language = 'en' } = people.get(email) ?? {}
  const author = nameOf(email)
  const [title, born] = language === 'de' ? ['Lebenslauf', 'Geboren am'] : ['Curriculum vitae', 'Born']
  return {
    title,
    subject: plays,
    author,
    language,
    created_at,
    content: [
      { text: author, style: 'title' },
      { text: plays, style: 'subtitle', margin: [0, 4, 0, 22] },
      `${born} ${date_of_birth}`,
      { ul: [...lines] },
      { text: email, style: 'small', margin: [0, 22, 0, 0] },
    ],
  }
}

const signedForm = (parent: string): PdfDocument => ({
  title: 'Zustimmung',
  subject: 'Zustimmung der Eltern',
  author: parent,
  language: 'de',
  created_at,
  content: [{ text: 'Zustimmung der Eltern', style: 'title' }, `Unterschrieben: ${parent}`],
})

type Kind = 'resume' | 'consent'
const fileOf = (kind: Kind, email: string) =>
  new URL(`./content/papers/${kind}-${email}.pdf`, import.meta.url)

/** What is in the files of papers. They are the same on every day, so they are rendered in advance: `npm run demo-papers`. */
export const describePapers = (): { file: URL; document: PdfDocument }[] => [
  ...studentResumes.map(resume => ({ file: fileOf('resume', resume.email), document: resumeOf(resume) })),
  ...arrivalDetails.flatMap(({ email, parent, has_consent }) =>
    parent && has_consent ? [{ file: fileOf('consent', email), document: signedForm(parent[0]) }] : [],
  ),
]

export const readPaper = (kind: Kind, email: string): Promise<Buffer> => readFile(fileOf(kind, email))

/** Stores résumés of some people. Returns the résumé id by account. */
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
  for (const { email } of studentResumes) {
    const account_id = idOf.get(email)
    if (account_id === undefined || resumeOf.has(account_id)) continue
    const about = { type: 'application/pdf', name: `${nameOf(email)}.pdf` }
    const pdf = await readPaper('resume', email)
    const { key, name, size } = await files.put(`resumes/${randomUUID()}.pdf`, pdf, about)
    const { id } = await insertOwnResume(tx, { account_id, key, name, size, uploaded_at })
    resumeOf.set(account_id, id)
  }
  return resumeOf
}
