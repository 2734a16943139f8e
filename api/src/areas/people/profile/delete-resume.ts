import type { deleteResume as endpoint } from '@academy/contract/people/profile/endpoints'
import { removeFiles } from '../../../base/files/remove-files.ts'
import type { Operation } from '../../../base/services.ts'
import { removeOwnResume } from './queries.ts'

export const deleteResume: Operation<typeof endpoint> = async ({ db, files }, { user }) => {
  const unused = await db.transaction().execute(tx => removeOwnResume(tx, user.id))
  await removeFiles(files, unused)
}
