import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetDraftsOfTab } from '../lib/drafts.ts'
import { followOtherTabs, useHasLeft } from '../lib/session.ts'
import { AlertBanner } from '../ui/alert-banner.tsx'
import { connectHistory } from '../ui/dialog/back-button.ts'
import { followRulesOnce } from './guard.ts'
import { ConnectionOverlay } from './maintenance/connection-overlay.tsx'
import { watchConnection } from './maintenance/watch.ts'
import { isForMembers, wayBack } from './navigation.ts'
import { paths } from './paths.ts'
import { recordOf } from './records.ts'
import { forgetPerson } from './shell/logout.ts'

/** Whoever logs out, here or in another tab, is on no page for members any more. */
const useLeaving = () => {
  const router = useRouter()
  const hasLeft = useHasLeft()
  useEffect(() => {
    const { location, matches } = router.state
    if (!hasLeft || !isForMembers(location.pathname, recordOf(matches)?.access)) return
    // Nothing that was typed there is asked about: it is gone.
    void router.navigate({ to: paths.Home, replace: true, ignoreBlocker: true })
  }, [hasLeft, router])
}

/** What belongs to every page: its alert, the back button, the watch over the connection, and the rules for the page one starts on. */
export const Notices = () => {
  const router = useRouter()
  useLeaving()
  useEffect(() => {
    const unfollow = followOtherTabs({
      onLogout: forgetPerson,
      onOther: forgetDraftsOfTab,
      // The forms of guests are hidden from members, so the page would be empty.
      onLogin: () => {
        const { location, matches } = router.state
        if (recordOf(matches)?.access === 'guests')
          void router.navigate({ href: wayBack(location.search.return), replace: true })
      },
    })
    const disconnect = connectHistory(router.history)
    const { firstPing, stop } = watchConnection(router)
    void firstPing.then(() => followRulesOnce(router))
    return () => {
      unfollow()
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
