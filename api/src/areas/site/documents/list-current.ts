import type { currentDocuments as endpoint } from '@academy/contract/site/documents/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findCurrentVersions } from './queries.ts'

export const listCurrent: Operation<typeof endpoint> = async ({ db, clock }) => {
  const versions = await findCurrentVersions(db, clock.today())
  return versions.map(({ id, name, valid_from }) => ({ id, name, valid_from }))
}
