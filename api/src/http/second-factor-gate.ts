import type { Endpoint } from '@academy/contract/base/endpoint'
import { problem } from '../base/problem.ts'
import { requiredFrom, requirementOf } from '../base/second-factor-requirement.ts'
import { factorMethodsOf } from '../base/second-step.ts'
import type { CallUser, Services } from '../base/services.ts'

/** How long a login, or showing the second factor again, counts as recent. */
const RECENT_MS = 15 * 60 * 1000

/** Refuses a sensitive call if the caller showed the password or second factor too long ago. */
export const requireRecent = async (
  { db, clock }: Services,
  { recent }: Endpoint,
  user: CallUser | undefined,
): Promise<void> => {
  if (!recent || !user || clock.now().getTime() - user.confirmed_at.getTime() <= RECENT_MS) return
  if (recent === 'with-factor' && (await factorMethodsOf(db, user.id)).length === 0) return
  throw problem('confirmation_required')
}

/** Refuses callers who need a second factor and have none, except for calls that set it up. */
export const requireSecondFactor = (
  { config, clock }: Services,
  endpoint: Endpoint,
  user: CallUser | undefined,
): void => {
  if (!user?.lacks_factor || endpoint.beforeSecondFactor || endpoint.access === 'anyone') return
  const from = requiredFrom(requirementOf(user.lacks_factor, config.isProduction), user.roles)
  if (from && from <= clock.now()) throw problem('second_factor_missing')
}
