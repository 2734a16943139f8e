import type { keptMails as endpoint } from '@academy/contract/mails/endpoints'
import { countKept } from '../../lib/mail/review.ts'
import type { Verb } from '../../lib/services.ts'

export const showKept: Verb<typeof endpoint> = async ({ db }, { user }) => ({
  kept: await countKept(db, user.id),
})
