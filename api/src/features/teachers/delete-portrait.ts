import type { deletePortrait as endpoint } from '@academy/contract/teachers/endpoints'
import { removeFiles } from '../../lib/files/remove-files.ts'
import type { Verb } from '../../lib/services.ts'
import { portraitKeys } from './portrait-keys.ts'
import { setPortrait } from './replace-portrait.ts'
import { loadTeacher } from './show.ts'

export const deletePortrait: Verb<typeof endpoint> = async ({ db, files }, { params, user, now }) => {
  const removed = await db
    .transaction()
    .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, portrait: null, now }))
  await removeFiles(files, portraitKeys(removed))
  return loadTeacher(db, params.id, now)
}
