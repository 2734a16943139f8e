import * as contract from '@academy/contract/admission/place-offers/endpoints'
import type { WaitingList } from '@academy/contract/admission/place-offers/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { offerNext } from './offer-next.ts'
import { presentWaitingList } from './present.ts'
import { findPlaces, isWithoutPlace } from './queries.ts'

interface Offering {
  masterclass_id: number
  /** Whom the page showed as the next. */
  application_id: number
  /** Null for the office; a teacher offers places of their own masterclasses. */
  owner: number | null
  actor_id: number
  now: Date
  /** Replaced only in the test that shows why the masterclass is locked. */
  lock?: typeof lockMasterclass
}

/** Offers one free place to the next on the waiting list, who has to be the one that the page showed. */
export const offerFreePlace = (
  { db, config }: Services,
  { masterclass_id, application_id, owner, actor_id, now, lock = lockMasterclass }: Offering,
): Promise<WaitingList> =>
  db.transaction().execute(async tx => {
    // Check before locking, too: no one may block a masterclass that is not theirs.
    if (!(await findPlaces(tx, masterclass_id, owner))) throw problem('not_found')
    await shareAcademyOf(tx, masterclass_id)
    await lock(tx, masterclass_id)
    const before = await findPlaces(tx, masterclass_id, owner)
    if (!before?.is_final) throw problem('selection_not_final')
    const { next_application_id } = presentWaitingList(before, now)
    if (next_application_id === null) throw problem('no_free_place')
    if (next_application_id !== application_id) throw problem('next_changed')
    await offerNext(tx, { masterclass_id, offered_by: actor_id, siteUrl: config.siteUrl }, now)
    const after = await findPlaces(tx, masterclass_id, owner)
    if (!after) throw problem('not_found')
    return presentWaitingList(after, now)
  })

const refuseTaken = async (work: Promise<WaitingList>): Promise<WaitingList> => {
  try {
    return await work
  } catch (error) {
    if (isWithoutPlace(error)) throw problem('no_free_place')
    throw error
  }
}

export const offerPlace = serve(contract.offerPlace, (services, { params, body, user, now }) => {
  const { application_id } = body
  const offering = { masterclass_id: params.id, application_id, owner: null, actor_id: user.id, now }
  return refuseTaken(offerFreePlace(services, offering))
})

export const offerOwn = serve(contract.offerOwnPlace, (services, { params, body, user, now }) => {
  const { application_id } = body
  const offering = { masterclass_id: params.id, application_id, owner: user.id, actor_id: user.id, now }
  return refuseTaken(offerFreePlace(services, offering))
})
