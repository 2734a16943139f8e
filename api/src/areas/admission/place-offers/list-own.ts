import type { placeOffers as endpoint } from '@academy/contract/admission/place-offers/endpoints'
import type { Operation } from '../../../base/services.ts'
import { present } from './present.ts'
import { findOwnOffers } from './queries.ts'

export const listOwnOffers: Operation<typeof endpoint> = async ({ db }, { user, now }) =>
  (await findOwnOffers(db, user.id)).map(offer => present(offer, now))
