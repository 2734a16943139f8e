import type { User } from '@academy/contract/access/accounts/schemas'
import { can } from '@academy/contract/base/abilities'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { ConfirmationDialog } from '../../areas/access/second-factor/confirmation.tsx'
import { erasureQuery } from '../../areas/privacy/erasure/api.ts'
import { WriteToOffice } from '../../areas/site/contact/write-to-office.tsx'
import { bindCallsTo } from '../../base/api.ts'
import { dataCache } from '../../base/data-cache.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { later } from '../../base/later.tsx'
import { meQuery } from '../../base/me.ts'
import { MemberContext, useLastUser } from '../../base/pages/member.ts'
import type { Waiting } from '../../base/pages/menu-bar.ts'
import { paths } from '../../base/pages/paths.ts'
import { recordOf } from '../../base/pages/records.ts'
import { userTexts } from '../../base/pages/texts.ts'
import { useTitleAt } from '../../base/pages/use-pages.ts'
import { useSite } from '../../base/site.ts'
import { useRefresh } from '../../base/use-data.ts'
import { useErasureRequested, useHasLoggedOut, useSecondFactorDate, useUser } from '../../base/use-user.ts'
import { WaitingDialog } from '../../ui/dialog/dialog.tsx'
import { type ExportedList, ExportLogContext } from '../../ui/office-table/export-log.ts'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { useRoutesOf } from '../all-routes.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { LogoutButton } from '../shell/logout-button.tsx'
import { shellTexts } from '../shell/texts.ts'
import type { OfficeSearchProps } from './office-search.tsx'
import { isSecondFactorDue } from './require-role.ts'
import { UserNav } from './user-nav.tsx'
import '../shell/shell.css'
import './user-layout.css'

const PendingNote = later(
  async () => (await import('../../areas/privacy/erasure/pending-note.tsx')).PendingNote,
)
const ExpiredLogin = later(async () => (await import('./expired-login.tsx')).ExpiredLogin, {
  Waiting: WaitingDialog,
})

const FactorNote = later(async () => (await import('./factor-note.tsx')).FactorNote, {
  isFetchedWhenIdle: false,
})

// Loaded for the office only. A page must not fail because its search could not be loaded.
const OfficeSearch = lazy(async (): Promise<{ default: ComponentType<OfficeSearchProps> }> => {
  const part = await import('./office-search.tsx').catch(() => undefined)
  return { default: part?.OfficeSearch ?? (() => null) }
})

/** A message to the office; the office itself has no need for it. */
const Message = ({ member }: { member: User }) => {
  const { call } = useRouter().options.context
  const path = useRouterState({ select: state => state.location.pathname })
  const title = useTitleAt()(path)
  if (can(member.roles, 'use_office')) return null
  return <WriteToOffice call={call} email={member.email} page={{ path, title }} />
}

const Tools = ({ member }: { member: User }) => {
  const { loginAgain } = useTexts(userTexts)
  const place = useRouterState({ select: state => state.location.href })
  return (
    <div className="user-tools">
      <Message member={member} />
      <LanguageSwitch />
      <LogoutButton data-only="in" />
      {/* In a new tab, so that unsaved input here is kept. */}
      <Link to={paths.Login} search={{ return: place }} target="_blank" data-only="out">
        {loginAgain}
      </Link>
    </div>
  )
}

/**
 * Reloads the page when another user logs in in another tab, so that neither data nor input of the previous
 * one remains. Returns whether the page still belongs to the user.
 */
const useReloadForOtherUser = (personId: number | undefined): boolean => {
  const [owner, setOwner] = useState(personId)
  if (owner === undefined && personId !== undefined) setOwner(personId)
  const isOwn = owner === personId
  useEffect(() => {
    if (!isOwn && owner !== undefined) location.reload()
  }, [isOwn, owner])
  useEffect(() => (owner === undefined ? undefined : bindCallsTo(owner)), [owner])
  return isOwn
}

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
const useRefreshExpiredLinks = (): void => {
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

/** Until the day the person may put it off; from then on there is only the page that sets it up. */
const FactorNotice = () => {
  const from = useSecondFactorDate()
  const path = useRouterState({ select: state => state.location.pathname })
  if (!from) return null
  if (isSecondFactorDue(from))
    return path === paths.Security ? null : <Navigate to={paths.Security} replace />
  return path === paths.PersonalHomeView ? <FactorNote from={from} /> : null
}

/** Every list that is saved as a file is recorded. The code for it is loaded with the first one. */
const ExportLog = ({ children }: { children: ReactNode }) => {
  const { call } = useRouter().options.context
  const record = useCallback(
    async (exported: ExportedList) =>
      (await import('../../areas/privacy/audit-log/api.ts')).recordExport(call, exported),
    [call],
  )
  return <ExportLogContext value={record}>{children}</ExportLogContext>
}

/** Says on every page that the account is to be deleted, and keeps it with one click. */
const ErasureNote = () => {
  const { call } = useRouter().options.context
  const refresh = useRefresh()
  const { data } = useQuery({ ...erasureQuery(call), enabled: useErasureRequested() })
  return data ? <PendingNote call={call} erasure={data} onKept={refresh} /> : null
}

/** The layout of the personal area. Renders nothing for guests, who are being redirected to the login. */
export const UserLayout = () => {
  const member = useLastUser()
  const isOwn = useReloadForOtherUser(member?.id)
  const hasLeft = useHasLoggedOut()
  const hasExpired = useUser() === undefined
  // Observe it here, so that every refresh of the page also updates the name and roles.
  const { call } = useRouter().options.context
  useQuery(meQuery(call), dataCache)
  useRefreshExpiredLinks()
  useRoutesOf(member?.roles ?? [])
  const isDue = isSecondFactorDue(useSecondFactorDate())
  const { skip } = useTexts(shellTexts)
  const { siteName } = useSite()
  const { backToSite, loadingPage } = useTexts(userTexts)
  const isBare = recordOf(useMatches())?.isBare
  const [waiting, setWaiting] = useState<Waiting>({})
  if (!member || !isOwn || hasLeft) return null
  if (isBare)
    return (
      <QueryClientProvider client={dataCache}>
        <MemberContext value={member}>
          <Outlet />
        </MemberContext>
      </QueryClientProvider>
    )
  return (
    <QueryClientProvider client={dataCache}>
      <MemberContext value={member}>
        <ExportLog>
          <div className="user-area">
            <a className="skip-link" href="#content">
              {skip}
            </a>
            <header className="user-header">
              <Link className="user-brand" to={paths.Home}>
                <span className="user-site">{siteName}</span>
                <span className="user-back">← {backToSite}</span>
              </Link>
              {can(member.roles, 'use_office') && !isDue && (
                <Suspense>
                  <OfficeSearch onWaiting={setWaiting} />
                </Suspense>
              )}
              <Tools member={member} />
            </header>
            <ExpiredLogin member={member} isOpen={hasExpired} />
            <ConfirmationDialog call={call} />
            {/* Every other page would lead back to the set-up. */}
            {!isDue && <UserNav waiting={waiting} />}
            <main id="content" className="user-content" tabIndex={-1}>
              <FactorNotice />
              <ErasureNote />
              {/* The header and the menu stay while the code of a page loads. */}
              <Suspense fallback={<SkeletonList label={loadingPage} />}>
                <Outlet />
              </Suspense>
            </main>
          </div>
        </ExportLog>
      </MemberContext>
    </QueryClientProvider>
  )
}
