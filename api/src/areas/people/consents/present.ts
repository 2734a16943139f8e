import type { VoluntaryKind } from '@academy/contract/people/consents/kinds'
import type { Consents } from '@academy/contract/people/consents/schemas'
import type { Db, Tx } from '../../../db/connection.ts'
import { findConsents } from './queries.ts'
import { canWithdraw, tieOf } from './rules.ts'

/** Returns what a person agreed to. */
export const consentsOf = async (db: Db | Tx, account_id: number): Promise<Consents> => {
  const stored = await findConsents(db, account_id)
  const isInForce = (kind: VoluntaryKind) =>
    stored.some(consent => consent.kind === kind && consent.withdrawn_at === null)
  return {
    wants: {
      photos: isInForce('photos'),
      recordings: isInForce('recordings'),
      news: isInForce('news'),
    },
    consents: stored.map(({ status, application_id, academy_id, ...consent }) => ({
      ...consent,
      can_withdraw: canWithdraw({ ...consent, status }),
      tie: tieOf({ ...consent, status }),
    })),
  }
}
