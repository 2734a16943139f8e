import type { withdrawConsent as endpoint } from '@academy/contract/consents/endpoints'
import type { Tx } from '../../db/connection.ts'
import { lockAccount } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { removeFiles } from '../../lib/files/remove-files.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { removeMaterial } from '../profile/queries.ts'
import { deleteNeeds } from './needs-queries.ts'
import { consentsOf } from './present.ts'
import { findConsents, type StoredConsent, withdrawById } from './queries.ts'
import { canWithdraw, tieOf } from './rules.ts'

/** Deletes what rests on the consent. Returns the keys of files to remove. */
const deleteWhatRests = async (
  tx: Tx,
  { kind, application_id }: StoredConsent,
  account_id: number,
  now: Date,
): Promise<string[]> => {
  if (kind === 'needs') await deleteNeeds(tx, account_id)
  return application_id === null ? [] : removeMaterial(tx, [{ id: application_id, account_id }], now)
}

/** Withdraws a consent. That of the parents is withdrawn by deleting its file in the profile. */
export const withdraw: Verb<typeof endpoint> = async ({ db, files }, { params, user, now }) => {
  const { result, unused } = await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const consent = (await findConsents(tx, user.id)).find(({ id }) => id === params.id)
    if (!consent) throw problem('not_found')
    if (tieOf(consent) === 'application') throw problem('consent_needed')
    if (!canWithdraw(consent)) throw problem('not_found')
    await withdrawById(tx, consent.id, { withdrawn_at: now, withdrawn_by: user.id })
    const { kind } = consent
    const entry = { at: now, action: 'consent_withdrawn', actor_id: user.id, account_id: user.id } as const
    await audit(tx, { ...entry, details: { kind } })
    return {
      unused: await deleteWhatRests(tx, consent, user.id, now),
      result: await consentsOf(tx, user.id),
    }
  })
  await removeFiles(files, unused)
  return result
}
