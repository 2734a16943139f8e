import type { PersonNote } from '@academy/contract/office/person-page/schemas'
import { problem } from '../../base/problem.ts'
import { requireVersion } from '../../base/versions.ts'
import type { Tx } from '../../db/connection.ts'
import { findNote } from './person-page/note-queries.ts'

interface WantedNote {
  account_id: number
  note_id: number
  version: number
  user: { id: number }
}

/** Notes are changed by their authors only: others in the office read them, and add one of their own. */
export const requireOwnNote = async (
  tx: Tx,
  { account_id, note_id, version, user }: WantedNote,
): Promise<PersonNote> => {
  const note = requireVersion(await findNote(tx, account_id, note_id), version)
  if (note.author?.id !== user.id) throw problem('forbidden')
  return note
}
