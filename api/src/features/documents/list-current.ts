import type { currentDocuments as endpoint } from '@academy/contract/documents/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findCurrentVersions } from './queries.ts'

export const listCurrent: Verb<typeof endpoint> = async ({ db, clock }) => {
  const versions = await findCurrentVersions(db, clock.today())
  return versions.map(({ id, name, valid_from }) => ({ id, name, valid_from }))
}
