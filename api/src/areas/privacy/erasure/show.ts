import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { serve } from '../../../base/serve.ts'
import { erasureOf, personErasureOf } from './present.ts'

export const showOwn = serve(contract.showErasure, ({ db }, { user, now }) => erasureOf(db, user.id, now))

export const showForPerson = serve(contract.showPersonErasure, ({ db }, { params, user, now }) =>
  personErasureOf(db, params.id, { user, now }),
)
