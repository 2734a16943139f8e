import type { showErasure, showPersonErasure } from '@academy/contract/erasure/endpoints'
import type { Verb } from '../../lib/services.ts'
import { erasureOf, personErasureOf } from './present.ts'

export const showOwn: Verb<typeof showErasure> = ({ db }, { user, now }) => erasureOf(db, user.id, now)

export const showForPerson: Verb<typeof showPersonErasure> = ({ db }, { params, user, now }) =>
  personErasureOf(db, params.id, { user, now })
