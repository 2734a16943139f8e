import { insertNote } from '../areas/office/person-page/note-queries.ts'
import type { Tx } from '../db/connection.ts'

const notes = [
  {
    email: 'student@example.org',
    text: 'Die Mutter ruft manchmal wegen der Rechnungen an; Auskunft ist abgesprochen.',
  },
  {
    email: 'student2@example.org',
    text: 'Reist mit einem eigenen Hocker an. Bitte ein Zimmer im Erdgeschoß.',
  },
  { email: 'teacher@example.org', text: 'Möchte nicht vor 10 Uhr unterrichten.' },
]

/** Notes of the office, once for each person. */
export const seedNotes = async (tx: Tx, at: Date): Promise<void> => {
  const emails = [...notes.map(({ email }) => email), 'manager@example.org']
  const found = tx.selectFrom('accounts').select(['id', 'email']).where('email', 'in', emails)
  const idOf = new Map((await found.execute()).map(({ id, email }) => [email, id]))
  const author_id = idOf.get('manager@example.org')
  const { count } = await tx
    .selectFrom('person_notes')
    .select(tx.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (!author_id || Number(count) > 0) return
  for (const { email, text } of notes) {
    const account_id = idOf.get(email)
    if (account_id) await insertNote(tx, { account_id, author_id, text, created_at: at, changed_at: at })
  }
}
