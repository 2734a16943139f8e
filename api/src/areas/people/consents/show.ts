import type { showConsents, showPersonConsents } from '@academy/contract/people/consents/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findById } from '../../access/index.ts'
import { consentsOf } from './present.ts'

export const showOwn: Operation<typeof showConsents> = ({ db }, { user }) => consentsOf(db, user.id)

export const showOfPerson: Operation<typeof showPersonConsents> = async ({ db }, { params: { id } }) => {
  if (!(await findById(db, id))) throw problem('not_found')
  return consentsOf(db, id)
}
