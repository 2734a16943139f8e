import type { RefundDue } from '@academy/contract/refunds/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { RefundDialog } from '../../../features/person-account/refund-dialog.tsx'
import { askForIban } from '../../../features/refunds/api.ts'
import { RefundTable } from '../../../features/refunds/refund-table.tsx'
import { refundTexts } from '../../../features/refunds/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { refundsQueries } from './refunds-data.ts'

const route = getRouteApi('/user/money/a/refunds')

/** Credit that is to be sent back. */
export const RefundsPage = () => {
  const { call } = route.useRouteContext()
  const { refunds, today } = useData(refundsQueries(call))
  const refresh = useRefresh()
  const [sent, setSent] = useState<RefundDue>()
  const creditOf = ({ account_id }: RefundDue) =>
    refunds.find(refund => refund.account_id === account_id)?.credit ?? 0
  return (
    <ListPage path={paths.RefundsAdmin}>
      <RefundTable
        refunds={refunds}
        state={useTableView('iban')}
        ask={id => askForIban(call, id)}
        onSend={setSent}
        onDone={refresh}
      />
      {sent && (
        <RefundDialog
          call={call}
          person={{ ...sent, id: sent.account_id, credit: creditOf(sent) }}
          today={today}
          onDone={refresh}
          onClose={() => setSent(undefined)}
        />
      )}
    </ListPage>
  )
}

export const RefundsLoading = () => (
  <ListPageLoading path={paths.RefundsAdmin} label={useTexts(refundTexts).loading} />
)

export const RefundsFailure = () => <ListPageFailure path={paths.RefundsAdmin} />
