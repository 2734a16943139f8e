import type { VoluntaryKind } from '@academy/contract/consents/kinds'
import type { Consents } from '@academy/contract/consents/schemas'
import type { Db, Tx } from '../../db/connection.ts'
import { findConsents } from './queries.ts'
import { canWithdraw, tieOf } from './rules.ts'

/** Returns what a person agreed to. */
export const consentsOf = async (db: Db | Tx, account_id: number): Promise<Consents> => {
  const stored = await findConsents(db, account_id)
  const ofKind = (kind: VoluntaryKind) => stored.filter(consent => consent.kind === kind)
  const isInForce = (kind: VoluntaryKind) => ofKind(kind).some(({ withdrawn_at }) => withdrawn_at === null)
  return {
    wants: {
      photos: isInForce('photos'),
      recordings: isInForce('recordings'),
      news: isInForce('news') || ofKind('news').length === 0,
    },
    consents: stored.map(({ status, application_id, academy_id, ...consent }) => ({
      ...consent,
      can_withdraw: canWithdraw({ ...consent, status }),
      tie: tieOf({ ...consent, status }),
    })),
  }
}
