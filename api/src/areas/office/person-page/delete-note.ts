import * as contract from '@academy/contract/office/person-page/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { removeNote } from './note-queries.ts'

export const deleteNote = serve(contract.deleteNote, async ({ db }, { params, user, now }) => {
  const { id: account_id, noteId: note_id } = params
  await db.transaction().execute(async tx => {
    const before = await removeNote(tx, account_id, note_id)
    if (!before) throw problem('not_found')
    const entry = { action: 'note_deleted', actor_id: user.id, account_id, subject: { note_id } } as const
    await auditChange(tx, { at: now, ...entry, before, after: undefined })
  })
  return undefined
})
