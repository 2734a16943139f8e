import './navigation-progress.css'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

// What takes no longer than a blink shows nothing.
const BLINK_MS = 200

/** A page that is long in coming: a thin line says that the press on its link was heard. Arrivals are told to screen readers. */
export const NavigationProgress = () => {
  const isLoading = useRouterState({ select: state => state.isLoading })
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLong, BLINK_MS, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])
  return isLong ? <div className="under-way" aria-hidden="true" /> : null
}
