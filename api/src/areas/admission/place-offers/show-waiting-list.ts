import * as contract from '@academy/contract/admission/place-offers/endpoints'
import type { WaitingList } from '@academy/contract/admission/place-offers/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { presentWaitingList } from './present.ts'
import { findPlaces } from './queries.ts'

const load = async (db: Db, id: number, owner: number | null, now: Date): Promise<WaitingList> => {
  const places = await findPlaces(db, id, owner)
  if (!places) throw problem('not_found')
  if (!places.is_final) throw problem('selection_not_final')
  return presentWaitingList(places, now)
}

export const showOwnWaitingList = serve(contract.ownWaitingList, ({ db }, { params, user, now }) =>
  load(db, params.id, user.id, now),
)

export const showWaitingList = serve(contract.officeWaitingList, ({ db }, { params, now }) =>
  load(db, params.id, null, now),
)
