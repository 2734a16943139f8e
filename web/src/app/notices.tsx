import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followOtherTabs } from '../lib/session.ts'
import { AlertBanner } from '../ui/alert-banner.tsx'
import { followRulesOnce } from './guard.ts'
import { ConnectionOverlay } from './maintenance/connection-overlay.tsx'
import { watchConnection } from './maintenance/watch.ts'

/** What belongs to every page: its alert, the watch over the connection, and the rules for the page one starts on. */
export const Notices = () => {
  const router = useRouter()
  useEffect(() => {
    const unfollow = followOtherTabs()
    const { firstPing, stop } = watchConnection(router)
    void firstPing.then(() => followRulesOnce(router))
    return () => {
      unfollow()
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
