import './navigation-progress.css'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

// Faster navigations show nothing.
const DELAY_MS = 200

/** A thin progress bar for slow navigations. Completed ones are announced by RouteAnnouncer. */
export const NavigationProgress = () => {
  const isLoading = useRouterState({ select: state => state.isLoading })
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLong, DELAY_MS, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])
  return isLong ? <div className="navigation-progress" aria-hidden="true" /> : null
}
