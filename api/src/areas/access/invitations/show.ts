import type { showInvitation as endpoint } from '@academy/contract/access/invitations/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'
import { findByToken } from './queries.ts'

export const showInvitation: Operation<typeof endpoint> = async ({ db }, { query, now }) => {
  const found = await findByToken(db, hashToken(query.token), now)
  if (!found) throw problem('invalid_link')
  const { teacher_id, ...invitation } = found
  return invitation
}
