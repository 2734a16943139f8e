import './list-page.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import type { Item } from './items.ts'
import { userTexts } from './texts.ts'
import { useRetry } from './use-retry.ts'

interface ListPageProps {
  /** The item of the menu, whose long name is the title. */
  item: Item['name']
  /** What can be added to the list. */
  action?: ReactNode
  children: ReactNode
}

/** A page that lists what somebody has, with the way to more of it beside the title. */
export const ListPage = ({ item, action, children }: ListPageProps) => (
  <>
    <header className="list-page-header">
      <h1>{useTexts(userTexts).items[item].long}</h1>
      {action}
    </header>
    {children}
  </>
)

/** Its shape while the data are on their way. */
export const ListPageLoading = ({ item, label }: Pick<ListPageProps, 'item'> & { label: string }) => (
  <ListPage item={item}>
    <SkeletonList label={label} />
  </ListPage>
)

/** What stands there when they do not come. */
export const ListPageFailure = ({ item }: Pick<ListPageProps, 'item'>) => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const retry = useRetry()
  return (
    <ListPage item={item}>
      <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={retry} />
    </ListPage>
  )
}
