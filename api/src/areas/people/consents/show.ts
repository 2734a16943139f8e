import * as contract from '@academy/contract/people/consents/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findAccount } from '../../access/index.ts'
import { consentsOf } from './present.ts'

export const showOwn = serve(contract.showConsents, ({ db }, { user }) => consentsOf(db, user.id))

export const showOfPerson = serve(contract.showPersonConsents, async ({ db }, { params: { id } }) => {
  if (!(await findAccount(db, id))) throw problem('not_found')
  return consentsOf(db, id)
})
