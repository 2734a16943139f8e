import type { PersonNote } from '@academy/contract/office/person-page/schemas'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { violates } from '../../../db/violates.ts'

const noteJson = `json_build_object('id', note.id, 'text', note.text,
  'author', case when author.id is not null then
    json_build_object('id', author.id, 'name', full_name(author.first_name, author.last_name)) end,
  'created_at', note.created_at, 'changed_at', note.changed_at, 'version', note.version)`
const tables = 'person_notes note left join accounts author on author.id = note.author_id'

const listStatement = fixedStatement({ note: json<PersonNote>() })<[account_id: number]>(`
  select ${noteJson} as note from ${tables} where note.account_id = $1 order by note.id desc limit 500`)

/** Returns the notes about a person, the latest first. */
export const findNotes = async (db: Db, account_id: number): Promise<PersonNote[]> =>
  (await listStatement(db, account_id)).map(({ note }) => note)

const oneStatement = fixedStatement({
  note: json<PersonNote>(),
})<[account_id: number, id: number]>(
  `select ${noteJson} as note from ${tables} where note.account_id = $1 and note.id = $2`,
)

export const findNote = async (tx: Tx, account_id: number, id: number): Promise<PersonNote | undefined> =>
  (await oneStatement(tx, account_id, id))[0]?.note

/** The person does not exist. */
export const isPersonUnknown = violates('foreign_key', 'person_notes_account_id_fkey')

interface NewNote {
  account_id: number
  author_id: number
  text: string
  created_at: Date
  changed_at: Date
}

export const insertNote = async (tx: Tx, note: NewNote): Promise<number> =>
  (await tx.insertInto('person_notes').values(note).returning('id').executeTakeFirstOrThrow()).id

interface ChangedNote {
  text: string
  changed_at: Date
  version: number
}

/** Returns false if somebody else has changed or deleted this version of the note. */
export const updateNote = async (tx: Tx, id: number, { version, ...note }: ChangedNote): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('person_notes')
    .set({ ...note, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns what the note said, or undefined if there is none. */
export const removeNote = (tx: Tx, account_id: number, id: number) =>
  tx
    .deleteFrom('person_notes')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('text')
    .executeTakeFirst()
