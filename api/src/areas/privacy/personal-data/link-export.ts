import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findExport } from './queries.ts'
import { requireChangeable } from './require-changeable.ts'

const LINK_MS = 10 * 60 * 1000

interface Download {
  account_id: number
  actor_id: number
  now: Date
}

const linkTo = async ({ db, files }: Services, { account_id, actor_id, now }: Download) => {
  const found = await findExport(db, account_id)
  if (!found?.key || !found.expires_at || found.expires_at <= now) throw problem('not_found')
  await audit(db, { at: now, action: 'personal_data_downloaded', actor_id, account_id })
  const expires = new Date(now.getTime() + LINK_MS)
  const name = 'personal-data.zip'
  return {
    url: await files.url(found.key, { expires, disposition: 'attachment', type: 'application/zip', name }),
  }
}

export const linkExport = serve(contract.dataExportLink, (services, { user, now }) =>
  linkTo(services, { account_id: user.id, actor_id: user.id, now }),
)

export const linkForPerson = serve(
  contract.personDataExportLink,
  async (services, { params: { id }, user, now }) => {
    await requireChangeable(services.db, id, user)
    return linkTo(services, { account_id: id, actor_id: user.id, now })
  },
)
