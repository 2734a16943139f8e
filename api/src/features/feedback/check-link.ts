import type { Services } from '../../lib/services.ts'
import { admit } from './admit.ts'
import { guardFeedback } from './limits.ts'
import { findLink } from './queries.ts'

/**
 * Runs before the answers, which may be long, are read: checks the rate limit of the address and the link.
 */
export const checkLink = async (
  { db }: Services,
  { params, address }: { params: { uuid: string }; address: string },
): Promise<void> => {
  await guardFeedback(db, address)
  admit(await findLink(db, params.uuid))
}
