import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import type { DataExport, ShownExport } from '@academy/contract/privacy/personal-data/schemas'
import { audit } from '../../../base/audit.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import type { Db } from '../../../db/connection.ts'
import { findAccount, requireChangeable } from '../../access/index.ts'
import { findExport, insertRequest, type StoredExport } from './queries.ts'

/** Managers get no archive of an admin, and nobody one of an erased person. */
const requireExportable = async (db: Db, id: number, user: CallUser) =>
  requireChangeable(user, await findAccount(db, id))

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
    await requireExportable(services.db, id, user)
    return linkTo(services, { account_id: id, actor_id: user.id, now })
  },
)

const present = ({ id: _, key: __, ...stored }: StoredExport): DataExport => ({
  ...stored,
  requested_at: stored.requested_at.toISOString(),
  finished_at: stored.finished_at?.toISOString() ?? null,
  expires_at: stored.expires_at?.toISOString() ?? null,
})

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
    await requireExportable(services.db, id, user)
    await guard(services.db, limits(user.id))
    return startExport(services, { account_id: id, requested_by: user.id, now })
  },
)

const shownOf = async (db: Db, account_id: number, now: Date): Promise<ShownExport> => {
  const found = await findExport(db, account_id)
  const isExpired = found?.expires_at && found.expires_at <= now
  return { data_export: found && !isExpired ? present(found) : null }
}

export const showExport = serve(contract.dataExport, ({ db }, { user, now }) => shownOf(db, user.id, now))

export const showOfPerson = serve(contract.personDataExport, async ({ db }, { params: { id }, now }) => {
  if (!(await findAccount(db, id))) throw problem('not_found')
  return shownOf(db, id, now)
})
