import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ExportButton } from '../../../../ui/export-button.tsx'
import { PayLink } from '../../../../ui/pay-link.tsx'
import { InvoiceDocument, PersonAccountView } from '../../person-account/account-view.tsx'
import { myAccountQueries, saveMyAccountPdf, spendMyCredit } from '../../person-account/api.ts'
import { RefundRequest } from '../../person-account/refunds.tsx'
import { SpendButton } from '../../person-account/spend-button.tsx'
import { personAccountTexts } from '../../person-account/texts.ts'

const route = getRouteApi('/user/account')

/** What the user owes and has paid, and what comes back. */
export const MyAccount = () => {
  const texts = useTexts(personAccountTexts)
  const { call } = route.useRouteContext()
  const { account } = useData(myAccountQueries(call))
  const refresh = useRefresh()
  return (
    <ListPage
      path={paths.MyAccount}
      action={<ExportButton format="PDF" label={texts.download} onExport={() => saveMyAccountPdf(call)} />}
    >
      <RefundRequest call={call} account={account} onDone={refresh} />
      <PersonAccountView
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
