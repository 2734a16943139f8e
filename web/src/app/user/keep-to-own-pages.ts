import { redirect } from '@tanstack/react-router'
import { showAlert } from '../../lib/alerts.ts'
import { session } from '../../lib/session.ts'
import type { AppContext } from '../context.ts'
import { paths } from '../paths.ts'
import { isYours } from './items.ts'
import { userTexts } from './texts.ts'

interface Navigation {
  context: AppContext
  location: { pathname: string; href: string }
  preload: boolean
}

/** A page of another role leads to one's own overview. The server refuses its data in any case. */
export const keepToOwnPages = ({ context, location, preload }: Navigation): void => {
  const roles = session()?.user_data.roles
  // A page that the server sent was not navigated to, so the guard has not seen it yet: nothing is asked for strangers.
  if (!roles) throw redirect({ to: paths.Login, search: { return: location.href } })
  if (isYours(location.pathname, roles)) return
  if (!preload) showAlert('infoDismiss', userTexts[context.locale].notYours)
  throw redirect({ to: paths.PersonalHomeView })
}
