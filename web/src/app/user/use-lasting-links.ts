import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

// The shortest-lived links, those of résumés, work for ten minutes.
const TRUSTED_MS = 9 * 60_000

/** Links to papers work for a while only. On a page that was open for longer they are fetched anew, and then followed. */
export const useLastingLinks = (): void => {
  const router = useRouter()
  useEffect(() => {
    let loadedAt = Date.now()
    const stopListening = router.subscribe('onResolved', () => {
      loadedAt = Date.now()
    })
    const renew = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^=http]')
      if (!link || Date.now() - loadedAt < TRUSTED_MS) return
      event.preventDefault()
      await router.invalidate({ sync: true })
      loadedAt = Date.now()
      link.click()
    }
    document.addEventListener('click', renew)
    return () => {
      stopListening()
      document.removeEventListener('click', renew)
    }
  }, [router])
}
