import { redirect } from '@tanstack/react-router'
import { showAlert } from '../../base/alerts.ts'
import { defineTexts } from '../../base/i18n/texts.ts'
import type { AppContext } from '../../base/pages/context.ts'
import { paths } from '../../base/pages/paths.ts'
import { matchesOf, mayOpen, recordOf } from '../../base/pages/records.ts'
import { session } from '../../base/session.ts'

/** Without the second factor that the account needs, the server refuses everything but its set-up. */
export const isSecondFactorDue = (from: string | undefined): boolean =>
  from !== undefined && new Date(from) <= new Date()

interface Navigation {
  context: AppContext
  location: { href: string; pathname: string }
  preload: boolean
}

const texts = defineTexts({
  en: { notYours: 'This page belongs to another role. Here is your own overview.' },
  de: { notYours: 'Diese Seite gehört zu einer anderen Rolle. Hier ist Ihre eigene Übersicht.' },
})

/** Redirects from pages of other roles to the user's overview. The server refuses their data in any case. */
export const requireRole = (navigation: Navigation): void => {
  const { context, location, preload } = navigation
  const roles = session()?.user_data.roles
  // A server-rendered page was not navigated to, so the guard has not run yet: do not load data for guests.
  if (!roles) throw redirect({ to: paths.Login, search: { return: location.href } })
  if (isSecondFactorDue(session()?.second_factor_from) && location.pathname !== paths.Security)
    throw redirect({ to: paths.Security })
  if (mayOpen(recordOf(matchesOf(navigation)), roles)) return
  if (!preload) showAlert('infoDismiss', texts[context.locale].notYours)
  throw redirect({ to: paths.PersonalHomeView })
}
