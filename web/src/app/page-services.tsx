import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetDraftsOfTab } from '../base/drafts.ts'
import { fetchLaterParts } from '../base/later.tsx'
import { isForMembers, pageAfterLogin } from '../base/pages/navigation.ts'
import { paths } from '../base/pages/paths.ts'
import { recordOf } from '../base/pages/records.ts'
import { followOtherTabs } from '../base/session.ts'
import { useHasLoggedOut } from '../base/use-user.ts'
import { AlertBanner } from '../ui/alert-banner.tsx'
import { connectHistory } from '../ui/dialog/back-button.ts'
import { applyRulesOnce, markHydrated } from './guard.ts'
import { ConnectionOverlay } from './maintenance/connection-overlay.tsx'
import { watchConnection } from './maintenance/watch.ts'
import { clearUserData } from './shell/logout.ts'

/** Leaves the personal area after a logout in this or another tab. */
const useLeaveAfterLogout = () => {
  const router = useRouter()
  const hasLeft = useHasLoggedOut()
  useEffect(() => {
    const { location, matches } = router.state
    if (!hasLeft || !isForMembers(location.pathname, recordOf(matches)?.access)) return
    // Skips the confirmation for unsaved input: it is already discarded.
    void router.navigate({ to: paths.Home, replace: true, ignoreBlocker: true })
  }, [hasLeft, router])
}

/**
 * Common to every page: alerts, history, connection monitoring, and the navigation rules for the first page.
 */
export const PageServices = () => {
  const router = useRouter()
  useLeaveAfterLogout()
  useEffect(() => {
    markHydrated()
    const unfollow = followOtherTabs({
      onLogout: clearUserData,
      onOther: forgetDraftsOfTab,
      // Guest forms are hidden after login, so the page would be empty.
      onLogin: () => {
        const { location, matches } = router.state
        if (recordOf(matches)?.access === 'guests')
          void router.navigate({ href: pageAfterLogin(location.search.return), replace: true })
      },
    })
    if (router.state.status === 'idle') fetchLaterParts()
    const stopWaiting = router.subscribe('onRendered', fetchLaterParts)
    const disconnect = connectHistory(router.history)
    const { firstPing, stop } = watchConnection({
      leave: () => {
        const { href } = router.state.location
        void router.navigate({ to: paths.Maintenance, search: { return: href }, replace: true })
      },
      refresh: () => void router.invalidate(),
    })
    void firstPing.then(() => applyRulesOnce(router))
    return () => {
      unfollow()
      stopWaiting()
      disconnect()
      stop()
    }
  }, [router])
  return (
    <>
      <AlertBanner />
      <ConnectionOverlay />
    </>
  )
}
