import * as contract from '@academy/contract/office/person-page/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { findNote, updateNote } from './note-queries.ts'

/** Notes are changed by their authors only: others add one of their own. */
export const changeNote = serve(contract.changeNote, ({ db }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { id: account_id, noteId: note_id } = params
    const { text, version } = body
    const before = requireVersion(await findNote(tx, account_id, note_id), version)
    if (before.author?.id !== user.id) throw problem('forbidden')
    if (!(await updateNote(tx, note_id, { text, version, changed_at: now })))
      throw problem('changed_meanwhile')
    const entry = { action: 'note_changed', actor_id: user.id, account_id, subject: { note_id } } as const
    await auditChange(tx, { at: now, ...entry, before: { text: before.text }, after: { text } })
    return (await findNote(tx, account_id, note_id)) ?? before
  }),
)
