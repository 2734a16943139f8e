import type { showErasure, showPersonErasure } from '@academy/contract/privacy/erasure/endpoints'
import type { Operation } from '../../../base/services.ts'
import { erasureOf, personErasureOf } from './present.ts'

export const showOwn: Operation<typeof showErasure> = ({ db }, { user, now }) => erasureOf(db, user.id, now)

export const showForPerson: Operation<typeof showPersonErasure> = ({ db }, { params, user, now }) =>
  personErasureOf(db, params.id, { user, now })
