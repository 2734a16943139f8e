import type { showConsents, showPersonConsents } from '@academy/contract/consents/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { findById } from '../accounts/queries.ts'
import { consentsOf } from './present.ts'

export const showOwn: Operation<typeof showConsents> = ({ db }, { user }) => consentsOf(db, user.id)

export const showOfPerson: Operation<typeof showPersonConsents> = async ({ db }, { params: { id } }) => {
  if (!(await findById(db, id))) throw problem('not_found')
  return consentsOf(db, id)
}
