import * as contract from '@academy/contract/admission/place-offers/endpoints'
import { serve } from '../../../base/serve.ts'
import { present } from './present.ts'
import { findOwnOffers } from './queries.ts'

export const listOwnOffers = serve(contract.placeOffers, async ({ db }, { user, now }) =>
  (await findOwnOffers(db, user.id)).map(offer => present(offer, now)),
)
