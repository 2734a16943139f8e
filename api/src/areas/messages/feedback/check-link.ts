import type { Services } from '../../../base/services.ts'
import { guardFeedback } from './limits.ts'
import { findLinkState } from './queries.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

/**
 * Runs before the answers, which may be long, are read: checks the rate limit of the address and the link.
 */
export const checkLink = async (
  { db }: Services,
  { params, address }: { params: { uuid: string }; address: string },
): Promise<void> => {
  await guardFeedback(db, address)
  requireOpenInvitation(await findLinkState(db, params.uuid))
}
