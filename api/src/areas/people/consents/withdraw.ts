import * as contract from '@academy/contract/people/consents/endpoints'
import { consentWordings, isVoluntary } from '@academy/contract/people/consents/kinds'
import { audit } from '../../../base/audit.ts'
import { choose } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { lockForChange, mayChange } from '../../access/index.ts'
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

interface Withdrawal {
  account_id: number
  actor_id: number
  consent_id: number
  now: Date
}

/** The caller has locked the account. That of the parents is withdrawn by deleting its file in the profile. */
const withdraw = async (tx: Tx, { account_id, actor_id, consent_id, now }: Withdrawal) => {
  const consent = (await findConsents(tx, account_id)).find(({ id }) => id === consent_id)
  if (!consent) throw problem('not_found')
  if (tieOf(consent) === 'application') throw problem('consent_needed')
  if (!canWithdraw(consent)) throw problem('not_found')
  const { kind } = consent
  if (isVoluntary(kind)) {
    await choose(tx, { account_id, actor_id, kind, is_given: false, wording: consentWordings[kind], now })
  } else {
    await withdrawById(tx, consent.id, { withdrawn_at: now, withdrawn_by: actor_id })
    const entry = { at: now, action: 'consent_withdrawn', actor_id, account_id } as const
    await audit(tx, { ...entry, details: { kind } })
  }
  return {
    unused: await deleteWhatRests(tx, consent, account_id, now),
    result: await consentsOf(tx, account_id),
  }
}

export const withdrawOwn = serve(contract.withdrawConsent, async ({ db, files }, { params, user, now }) => {
  const { result, unused } = await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    return withdraw(tx, { account_id: user.id, actor_id: user.id, consent_id: params.id, now })
  })
  await removeFiles(files, unused)
  return result
})

export const withdrawForPerson = serve(
  contract.withdrawPersonConsent,
  async ({ db, files }, { params: { id, consentId }, user, now }) => {
    const { result, unused } = await db.transaction().execute(async tx => {
      const account = await lockForChange(tx, id, user.id)
      if (!account) throw problem('not_found')
      if (!mayChange(user, account)) throw problem('forbidden')
      return withdraw(tx, { account_id: id, actor_id: user.id, consent_id: consentId, now })
    })
    await removeFiles(files, unused)
    return result
  },
)
