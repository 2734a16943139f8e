import { useEffect } from 'react'
import { dataCache } from '../../base/data-cache.ts'

// The shortest-lived links, those of résumés, are valid for ten minutes.
const LINK_LIFETIME_MS = 9 * 60_000

const oldestShown = () =>
  Math.min(
    ...dataCache
      .getQueryCache()
      .findAll({ type: 'active', predicate: query => !query.isStatic() })
      .map(query => query.state.dataUpdatedAt),
  )

/** Links to PDFs expire. If the data of the page is too old, it is refetched before the link is followed. */
export const useRefreshExpiredLinks = (): void => {
  useEffect(() => {
    let renewedAt = 0
    const renew = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^=http]')
      if (!link || Date.now() - Math.max(renewedAt, oldestShown()) < LINK_LIFETIME_MS) return
      event.preventDefault()
      await dataCache.invalidateQueries()
      // Follow the link even if the refetch fails.
      renewedAt = Date.now()
      link.click()
    }
    document.addEventListener('click', renew)
    return () => document.removeEventListener('click', renew)
  }, [])
}
