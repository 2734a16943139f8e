import type { RefundDue } from '@academy/contract/money/refunds/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { RefundDialog } from '../../person-account/refunds.tsx'
import { askForIban, refundsQueries } from '../../refunds/api.ts'
import { RefundTable } from '../../refunds/refund-table.tsx'

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
