import * as accounts from '@academy/contract/access/accounts/endpoints'
import { clearAlerts } from '../../base/alerts.ts'
import { makeCall } from '../../base/api-client.ts'
import { ApiError } from '../../base/api-errors.ts'
import { forgetDraftsOf, hasDraftsOf } from '../../base/drafts.ts'
import { pageLocale } from '../../base/i18n/locale.ts'
import { endSession, session } from '../../base/session.ts'

const TIMEOUT_MS = 5_000
const RETRY_DELAYS_MS = [0, 2_000, 10_000, 30_000, 60_000]

const wait = (time: number) => new Promise(resolve => setTimeout(resolve, time))

/** A refusal means that the token is no longer valid. */
const isRevoked = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** Revokes the token in the background with retries. The request outlives the page. */
const revoke = async (token: string): Promise<void> => {
  const call = makeCall({ origin: location.origin, locale: pageLocale, token: () => token })
  for (const time of RETRY_DELAYS_MS) {
    await wait(time)
    const options = { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const isDone = await call(accounts.logout, {}, options).then(() => true, isRevoked)
    if (isDone) return
  }
}

/** Discards the drafts and alerts of a user who has logged out. */
export const clearUserData = (personId: number): void => {
  forgetDraftsOf(personId)
  clearAlerts()
}

/** Logs out in all tabs at once, even offline; then revokes the token. */
export const logout = (): void => {
  const leaving = session()
  if (!leaving) return
  endSession()
  clearUserData(leaving.user_data.id)
  void revoke(leaving.access_token)
}

/** Logs out; asks first if something that was typed and not sent would be lost. */
export const logoutOrAsk = (ask: () => unknown): void => {
  const user = session()?.user_data
  if (user && hasDraftsOf(user.id)) ask()
  else logout()
}
