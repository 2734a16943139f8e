import './list-page.css'
import type { ReactNode } from 'react'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { common } from '../i18n/common-texts.ts'
import { defineTexts, useTexts } from '../i18n/texts.ts'
import type { paths } from './paths.ts'
import { userTexts } from './texts.ts'
import { usePageTitle, useRetry } from './use-pages.ts'

interface ListPageProps {
  /** The page whose title is the heading; the one that is open if not set. */
  path?: (typeof paths)[keyof typeof paths] | undefined
  /** Adds an entry to the list. */
  action?: ReactNode
  children: ReactNode
}

/** A page with a list and an optional action beside the title. */
export const ListPage = ({ path, action, children }: ListPageProps) => (
  <>
    <header className="list-page-header">
      <h1>{usePageTitle(path)}</h1>
      {action}
    </header>
    {children}
  </>
)

interface ListPageFailureProps extends Pick<ListPageProps, 'path'> {
  /** Why, if it is known. */
  message?: string | undefined
  /** Instead of running the loader again. */
  onRetry?: () => void
}

/** Shown when loading fails. */
export const ListPageFailure = ({ path, message, onRetry }: ListPageFailureProps) => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const retry = useRetry()
  return (
    <ListPage path={path}>
      <FailureNote message={message ?? loadFailed} retryLabel={tryAgain} onRetry={onRetry ?? retry} />
    </ListPage>
  )
}

const loadingTexts = defineTexts({ en: { loading: common.loading.en }, de: { loading: common.loading.de } })

/** The skeleton of a page of the personal area. */
export const ListLoading = () => <SkeletonList label={useTexts(loadingTexts).loading} />

/** The title and the skeleton of a page of the personal area. */
export const ListPageLoading = () => (
  <ListPage>
    <ListLoading />
  </ListPage>
)
