import { getRouteApi } from '@tanstack/react-router'
import { isRefusal } from '../../../../base/api-errors.ts'
import { explainReason } from '../../../../base/explain-failure.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage, ListPageFailure } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { CheckList } from '../../ledger/check-list.tsx'
import { ledgerCheckQuery } from '../../ledger/journal-api.ts'
import { journalTexts } from '../../ledger/journal-texts.ts'

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
