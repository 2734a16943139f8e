import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import { audit } from '../../../base/audit.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { present } from './present.ts'
import { findExport, insertRequest } from './queries.ts'
import { requireChangeable } from './require-changeable.ts'

interface Request {
  account_id: number
  /** The person, or somebody of the office. */
  requested_by: number
  /** The language of the archive; that of the account by default. */
  locale?: Locale
  now: Date
}

/** Has the archive of a person made. One that is being made is returned instead; a former one is deleted. */
const startExport = async ({ db, files }: Services, { account_id, requested_by, locale, now }: Request) => {
  const former = await findExport(db, account_id)
  const { isNew, current } = await db.transaction().execute(async tx => {
    const isNew = await insertRequest(tx, { account_id, requested_by, locale, requested_at: now })
    if (isNew)
      await audit(tx, { at: now, action: 'personal_data_requested', actor_id: requested_by, account_id })
    return { isNew, current: await findExport(tx, account_id) }
  })
  if (isNew && former?.key) await removeFiles(files, [former.key])
  if (!current) throw new Error(`The account ${account_id} has no archive`)
  return present(current)
}

const limits = (id: number) => [{ name: 'data-export', subject: String(id), max: 20, seconds: 86_400 }]

export const requestExport = serve(contract.requestDataExport, async (services, { user, locale, now }) => {
  await guard(services.db, limits(user.id))
  return startExport(services, { account_id: user.id, requested_by: user.id, locale, now })
})

export const requestForPerson = serve(
  contract.requestPersonDataExport,
  async (services, { params: { id }, user, now }) => {
    await requireChangeable(services.db, id, user)
    await guard(services.db, limits(user.id))
    return startExport(services, { account_id: id, requested_by: user.id, now })
  },
)
