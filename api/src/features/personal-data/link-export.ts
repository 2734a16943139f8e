import type { dataExportLink as endpoint } from '@academy/contract/personal-data/endpoints'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findExport } from './queries.ts'

const LINK_MS = 10 * 60 * 1000

export const linkExport: Verb<typeof endpoint> = async ({ db, files }, { user, now }) => {
  const found = await findExport(db, user.id)
  if (!found?.key || !found.expires_at || found.expires_at <= now) throw problem('not_found')
  await audit(db, { at: now, action: 'personal_data_downloaded', actor_id: user.id, account_id: user.id })
  const expires = new Date(now.getTime() + LINK_MS)
  const name = 'personal-data.zip'
  return {
    url: await files.url(found.key, { expires, disposition: 'attachment', type: 'application/zip', name }),
  }
}
