import type { showInvitation as endpoint } from '@academy/contract/invitations/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { hashToken } from '../../lib/tokens.ts'
import { findByToken } from './queries.ts'

export const showInvitation: Operation<typeof endpoint> = async ({ db }, { query, now }) => {
  const found = await findByToken(db, hashToken(query.token), now)
  if (!found) throw problem('invalid_link')
  const { teacher_id, ...invitation } = found
  return invitation
}
