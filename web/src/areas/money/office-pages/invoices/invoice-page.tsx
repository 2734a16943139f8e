import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { invoicePageQueries } from '../../invoices/api.ts'
import { invoiceListTexts } from '../../invoices/list-texts.ts'
import { InvoiceContent } from './invoice-dialog.tsx'

const route = getRouteApi('/user/money/a/invoices/$invoiceId')

/** One invoice, at an address that can be shared. */
export const InvoicePage = () => {
  const texts = useTexts(invoiceListTexts)
  const { call } = route.useRouteContext()
  const { invoice, today } = useData(invoicePageQueries(call, route.useParams().invoiceId))
  const refresh = useRefresh()
  return (
    <>
      <p>
        <ButtonLink look="text" to={paths.InvoicesListAdmin}>
          ← {texts.toList}
        </ButtonLink>
      </p>
      <h1>{texts.number(invoice.invoice_number)}</h1>
      <h2>{invoice.full_name}</h2>
      <InvoiceContent call={call} invoiceId={invoice.id} today={today} onChanged={() => void refresh()} />
    </>
  )
}
