import * as contract from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockMasterclass, shareMasterclass } from '../../../db/locks.ts'
import { findApplicant } from './applicant-queries.ts'
import { applicantView } from './applicant-view.ts'
import { lockForwarded, setDecision } from './queries.ts'
import { addReserve } from './reserve-queries.ts'

interface Decision {
  application_id: number
  owner: number
  is_accepted: boolean | null
  is_reserve: boolean
  now: Date
  /** Replaced only in the test that shows why the masterclass is locked. */
  lock?: typeof lockMasterclass
}

/** Two who join the waiting list at the same moment would get the same rank, so they lock the masterclass. */
const lockFor = ({ is_reserve, lock }: Decision) => lock ?? (is_reserve ? lockMasterclass : shareMasterclass)

export const saveDecision = ({ db }: Services, decision: Decision) =>
  db.transaction().execute(async tx => {
    const { application_id, owner, is_accepted, is_reserve, now } = decision
    const locked = await lockForwarded(tx, application_id, owner, lockFor(decision))
    if (!locked) throw problem('not_found')
    if (locked.is_final) throw problem('selection_final')
    if (locked.has_withdrawn) throw problem('application_withdrawn')
    if (is_reserve) await addReserve(tx, application_id)
    else await setDecision(tx, application_id, is_accepted)
    return findApplicant(tx, application_id, now)
  })

/** Accepts, rejects, puts on the waiting list or reopens. Only the teacher sees it until the selection is final. */
export const decide = serve(contract.decide, async (services, { params, body, user, now }) => {
  const decision = { application_id: params.applicationId, owner: user.id, ...body, now }
  const decided = await saveDecision(services, decision)
  if (!decided) throw problem('not_found')
  return applicantView(services, decided, now)
})
