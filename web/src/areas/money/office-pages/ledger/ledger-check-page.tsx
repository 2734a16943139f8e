import { getRouteApi } from '@tanstack/react-router'
import { CheckList } from '../../../features/ledger/check-list.tsx'
import { ledgerCheckQuery } from '../../../features/ledger/journal-api.ts'
import { journalTexts } from '../../../features/ledger/journal-texts.ts'
import { isRefusal } from '../../../lib/api-errors.ts'
import { explainReason } from '../../../lib/explain-failure.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useLoadedData } from '../../../lib/use-data.ts'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure } from '../list-page.tsx'
import { userTexts } from '../texts.ts'

const route = getRouteApi('/user/money/a/ledger-check')

/** Proves that numbers have no gaps and sums are equal. */
export const LedgerCheckPage = () => {
  const texts = useTexts(journalTexts)
  const { call } = route.useRouteContext()
  const { found, hasFailed, error, reload } = useLoadedData(ledgerCheckQuery(call))
  const { office } = useTexts(userTexts)
  const locale = useLocale()
  if (hasFailed)
    return (
      <ListPageFailure
        path={paths.LedgerCheckAdmin}
        message={isRefusal(error, 'ledger_check_running') ? explainReason(error, locale) : undefined}
        onRetry={reload}
      />
    )
  return (
    <ListPage path={paths.LedgerCheckAdmin}>
      <p>{texts.checkLead}</p>
      {found ? <CheckList checks={found.checks} /> : <SkeletonList label={office.loading} />}
    </ListPage>
  )
}
