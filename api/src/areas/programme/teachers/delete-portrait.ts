import * as contract from '@academy/contract/programme/teachers/endpoints'
import { serve } from '../../../base/serve.ts'
import { removePortrait } from './portrait-files.ts'
import { NO_PORTRAIT } from './portrait-queries.ts'
import { setPortrait } from './replace-portrait.ts'
import { loadTeacher } from './show.ts'

export const deletePortrait = serve(contract.deletePortrait, async ({ db, files }, { params, user, now }) => {
  const removed = await db
    .transaction()
    .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, columns: NO_PORTRAIT, now }))
  await removePortrait(files, removed)
  return loadTeacher(db, params.id, now)
})
