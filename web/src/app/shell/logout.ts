import type * as accounts from '@academy/contract/accounts'
import { browserCall } from '../../lib/api.ts'
import { forgetDraftsOf } from '../../lib/drafts.ts'
import { pageLocale } from '../../lib/i18n/locale.ts'
import { route } from '../../lib/route.ts'
import { rememberSession, session } from '../../lib/session.ts'

const logoutRoute = route<typeof accounts.logout>('POST', '/api/logout')

/** Revokes the token, and forgets it even when the server can't be reached; so is what was typed and not sent. */
export const logout = async (): Promise<void> => {
  const leaving = session()
  if (leaving) {
    forgetDraftsOf(leaving.user_data.id)
    await browserCall(pageLocale())(logoutRoute, {}, { quiet: true }).catch(() => {})
  }
  rememberSession(undefined)
}
