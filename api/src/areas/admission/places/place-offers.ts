import { withdrawal } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/places/endpoints'
import type { WaitingList } from '@academy/contract/admission/places/schemas'
import { eurosOf } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { findPlace } from '../applications/own-queries.ts'
import { withdrawalFee } from '../applications/rules.ts'
import { requirePlaces } from '../permissions.ts'
import { findAttached } from './attached.ts'
import { present, presentWaitingList } from './present.ts'
import { findOwnOffers } from './queries.ts'

export const listOwnOffers = serve(contract.placeOffers, async ({ db }, { user, now }) =>
  (await findOwnOffers(db, user.id)).map(offer => present(offer, now)),
)

export const showWithdrawal = serve(withdrawal, async (services, { params, user, locale, now }) => {
  const place = await findPlace(services.db, params.id, user.id)
  if (!place) throw problem('not_found')
  const terms = place.status === 'accepted' && withdrawalFee(place, dayInVienna(now))
  if (!terms) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms
  const whose = { account_id: user.id, academy_id: place.academy_id, by: 'person', locale } as const
  return { cost: eurosOf(cost_cents), percent, until, ...(await findAttached(services, whose, now)) }
})

const load = async (db: Db, id: number, owner: number | null, now: Date): Promise<WaitingList> => {
  const places = await requirePlaces(db, id, owner)
  if (!places.is_final) throw problem('selection_not_final')
  return presentWaitingList(places, now)
}

export const showOwnWaitingList = serve(contract.ownWaitingList, ({ db }, { params, user, now }) =>
  load(db, params.id, user.id, now),
)

export const showWaitingList = serve(contract.officeWaitingList, ({ db }, { params, now }) =>
  load(db, params.id, null, now),
)
