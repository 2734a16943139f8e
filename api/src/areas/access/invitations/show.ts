import * as contract from '@academy/contract/access/invitations/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import { findByToken } from './queries.ts'

export const showInvitation = serve(contract.showInvitation, async ({ db }, { query, now }) => {
  const found = await findByToken(db, hashToken(query.token), now)
  if (!found) throw problem('invalid_link')
  const { teacher_id, ...invitation } = found
  return invitation
})
