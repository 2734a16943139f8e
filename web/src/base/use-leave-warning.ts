import { useEffect, useRef } from 'react'

/** The browser asks before the tab is closed or reloaded while there are changes that no draft keeps. */
export const useLeaveWarning = (hasChanges: () => boolean): void => {
  const latest = useRef(hasChanges)
  useEffect(() => {
    latest.current = hasChanges
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
