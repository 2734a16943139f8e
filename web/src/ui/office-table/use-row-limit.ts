import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** More than a screen, and few enough to render while somebody waits. */
const STEP = 100

/** Renders a long list in steps: more rows follow when the end of those that are there comes near. */
export const useRowLimit = (count: number) => {
  const [limit, setLimit] = useState(STEP)
  useEffect(() => {
    // Paper has all rows.
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may be near again after a step
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setLimit(known => known + STEP)
        },
        { rootMargin: '1000px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [limit],
  )
  return { limit, end: count > limit ? end : undefined }
}
