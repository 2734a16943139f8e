import { getRouteApi } from '@tanstack/react-router'
import { AccountView } from '../../../features/person-account/account-view.tsx'
import { saveMyAccount, spendMyCredit } from '../../../features/person-account/api.ts'
import { RefundRequest } from '../../../features/person-account/refund-request.tsx'
import { SpendButton } from '../../../features/person-account/spend-button.tsx'
import { accountTexts } from '../../../features/person-account/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { ExportButton } from '../../../ui/export-button.tsx'
import { PayLink } from '../../../ui/pay-link.tsx'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { myAccountQueries } from './account-data.ts'
import { InvoiceDocument } from './invoice-document.tsx'

const route = getRouteApi('/user/account')

/** What the user owes and has paid, and what comes back. */
export const MyAccount = () => {
  const texts = useTexts(accountTexts)
  const { call } = route.useRouteContext()
  const { account } = useData(myAccountQueries(call))
  const refresh = useRefresh()
  return (
    <ListPage
      path={paths.MyAccount}
      action={<ExportButton format="PDF" label={texts.download} onExport={() => saveMyAccount(call)} />}
    >
      <RefundRequest call={call} account={account} onDone={refresh} />
      <AccountView
        account={account}
        documentOf={invoice => <InvoiceDocument invoice={invoice} />}
        actionsOf={({ invoice }) =>
          invoice && (
            <>
              <PayLink invoice={invoice} isQuiet />
              <SpendButton
                account={account}
                invoice={invoice}
                spend={id => spendMyCredit(call, id)}
                onDone={refresh}
              />
            </>
          )
        }
      />
    </ListPage>
  )
}

export const MyAccountLoading = () => (
  <ListPageLoading path={paths.MyAccount} label={useTexts(accountTexts).loading} />
)

export const MyAccountFailure = () => <ListPageFailure path={paths.MyAccount} />
