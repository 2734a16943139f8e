import * as contract from '@academy/contract/site/documents/endpoints'
import { serve } from '../../../base/serve.ts'
import { findCurrentVersions } from './queries.ts'

export const listCurrent = serve(contract.currentDocuments, async ({ db, clock }) => {
  const versions = await findCurrentVersions(db, clock.today())
  return versions.map(({ id, name, valid_from }) => ({ id, name, valid_from }))
})
