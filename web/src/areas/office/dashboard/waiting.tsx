import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../../../base/after-paint.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { Waiting } from '../../../base/pages/menu-bar.ts'
import type { EntryName } from '../../../base/pages/page.ts'
import { officeDashboardQuery } from './api.ts'
import { type OfficeItemKind, officeItems } from './office-items.ts'
import { officeTexts } from './office-texts.ts'

/** What of the overview somebody waits for, by the entry of the menu that leads there. Nothing is counted twice. */
const kindsOf: { [Name in EntryName]?: readonly OfficeItemKind[] } = {
  people: ['consents'],
  allMasterclasses: ['decisions', 'freePlaces'],
  evenings: ['unscheduled'],
  house: ['unplaced'],
  invoices: ['overdueInvoices', 'refunds'],
  mails: ['newMessages', 'failedMails'],
}

/** Returns what waits at the entries of the menu: the counts of the overview. */
export const waitingIn = (
  dashboard: OfficeDashboard,
  texts: Record<OfficeItemKind, (count: number) => string>,
): Waiting => {
  const items = officeItems(dashboard)
  return Object.fromEntries(
    Object.entries(kindsOf).flatMap(([name, kinds]) => {
      const own = items.filter(({ kind }) => kinds.includes(kind))
      const count = own.reduce((sum, item) => sum + item.count, 0)
      const text = own.map(item => `${item.count} ${texts[item.kind](item.count)}`).join(', ')
      return count > 0 ? [[name, { count, text }]] : []
    }),
  )
}

const LASTS_MS = 5 * 60_000

interface OfficeWaitingProps {
  call: Call
  onWaiting: (waiting: Waiting) => void
}

/**
 * Tells the menu what waits. The overview is read again when a page is opened after a change or after some minutes, while nothing
 * else happens, and not with each page.
 */
export const OfficeWaiting = ({ call, onWaiting }: OfficeWaitingProps): null => {
  const { items } = useTexts(officeTexts)
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const query = officeDashboardQuery(call)
  const { data } = useQuery({ ...query, enabled: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another page is opened
  useEffect(
    () =>
      whenIdle(() => {
        const known = cache.getQueryState(query.queryKey)
        const isFresh = known && !known.isInvalidated && Date.now() - known.dataUpdatedAt < LASTS_MS
        if (!isFresh) cache.query({ ...query, staleTime: 0 }).catch(() => {})
      }),
    [pathname],
  )
  useEffect(() => {
    if (data) onWaiting(waitingIn(data, items))
  }, [data, items, onWaiting])
  return null
}
