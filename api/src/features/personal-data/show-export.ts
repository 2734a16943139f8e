import type { dataExport as endpoint } from '@academy/contract/personal-data/endpoints'
import type { Verb } from '../../lib/services.ts'
import { present } from './present.ts'
import { findExport } from './queries.ts'

export const showExport: Verb<typeof endpoint> = async ({ db }, { user, now }) => {
  const found = await findExport(db, user.id)
  const isExpired = found?.expires_at && found.expires_at <= now
  return { data_export: found && !isExpired ? present(found) : null }
}
