import * as contract from '@academy/contract/people/profile/endpoints'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { serve } from '../../../base/serve.ts'
import { removeOwnResume } from './queries.ts'

export const deleteResume = serve(contract.deleteResume, async ({ db, files }, { user }) => {
  const unused = await db.transaction().execute(tx => removeOwnResume(tx, user.id))
  await removeFiles(files, unused)
  return undefined
})
