import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followOtherTabs } from '../lib/session.ts'
import { AlertBanner } from '../ui/alert-banner.tsx'
import { connectHistory } from '../ui/dialog/back-button.ts'
import { followRulesOnce } from './guard.ts'
import { ConnectionOverlay } from './maintenance/connection-overlay.tsx'
import { watchConnection } from './maintenance/watch.ts'

/** What belongs to every page: its alert, the back button, the watch over the connection, and the rules for the page one starts on. */
export const Notices = () => {
  const router = useRouter()
  useEffect(() => {
    const unfollow = followOtherTabs()
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
