import type { Services } from '../../lib/services.ts'
import { admit } from './admit.ts'
import { guardFeedback } from './limits.ts'
import { findLink } from './queries.ts'

/** Before answers are read, which may be long: the limit of the address, and whether the link leads anywhere. */
export const checkLink = async (
  { db }: Services,
  { params, address }: { params: { uuid: string }; address: string },
): Promise<void> => {
  await guardFeedback(db, address)
  admit(await findLink(db, params.uuid))
}
