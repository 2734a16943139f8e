import * as contract from '@academy/contract/office/person-page/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findNote, insertNote, isPersonUnknown } from './note-queries.ts'

export const addNote = serve(contract.addNote, async ({ db }, { params, body, user, now }) => {
  const { id: account_id } = params
  const added = db.transaction().execute(async tx => {
    const note = { account_id, author_id: user.id, text: body.text, created_at: now, changed_at: now }
    const id = await insertNote(tx, note)
    const entry = { action: 'note_added', actor_id: user.id, account_id, subject: { note_id: id } } as const
    await auditChange(tx, { at: now, ...entry, before: undefined, after: { text: body.text } })
    const shown = await findNote(tx, account_id, id)
    if (!shown) throw problem('internal_error')
    return shown
  })
  return added.catch((error: unknown) => {
    throw isPersonUnknown(error) ? problem('not_found') : error
  })
})
